"""Discord's directory gets what it asks for.

Pages agree with the code, texts fit, and links ask for exactly the permissions in use.
"""

import re
from pathlib import Path

import pytest

from cogs.channels.rights import SCOPES, wanted
from cogs.layouts.table_card import installing
from db.personal import BESIDE, PERSONAL, parts
from settings import BadSetting, support_of

ROOT = Path(__file__).parent.parent
DESCRIPTION, TAGS, TAG = 400, 5, 20  # characters, number of tags, characters of a tag


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def test_the_policy_lists_what_is_stored_and_how_long() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| [^|]+ \| ([^|]+) \|$", page("policy.md"), re.MULTILINE)
    told = {part: until for part, until in rows if part != "what"}
    assert list(told) == parts()
    for part, until in told.items():
        kept = {it.until for it in PERSONAL if it.part == part}
        assert any(one.startswith(until) for one in kept), part


def test_the_russian_policy_lists_the_same() -> None:
    assert re.findall(r"^\| `([a-z ]+)` — ", page("ru/policy.md"), re.MULTILINE) == parts()


def test_the_policy_names_every_keyed_hash_and_how_long_it_stays() -> None:
    hashes = [it for it in BESIDE if "keyed hash" in it.what]
    assert hashes
    assert all(f"| {it.what} | {it.until} |" in page("policy.md") for it in hashes)
    told = re.findall(
        r"^\| (хеш [^|]+) \| (?:[^|]+ \| )?([^|]+) \|$", page("ru/privacy.md"), re.MULTILINE
    )
    assert len(told) == len(hashes)
    assert all(f"| {what} | {until} |" in page("ru/policy.md") for what, until in told)


def test_the_texts_fit() -> None:
    text = page("directory.md")
    english, russian = re.findall(r"(?:^> .*\n?)+", text, re.MULTILINE)
    for said in (english, russian):
        assert len(" ".join(said.replace("> ", "").split())) <= DESCRIPTION
    (row,) = re.findall(r"^\| Tags \| (.*) \|$", text, re.MULTILINE)
    tags = re.findall(r"`([^`]+)`", row)
    assert len(tags) == TAGS
    assert all(len(tag) <= TAG for tag in tags)


@pytest.mark.parametrize("guide", ["directory.md", "servers.md", "ru/servers.md"])
def test_the_links_ask_for_exactly_what_is_used(guide: str) -> None:
    text = page(guide).replace("НОМЕР", "NUMBER")
    links = re.findall(r"https://discord\.com/oauth2/authorize\S+", text)
    server, person = sorted(links, key=lambda it: "integration_type" in it)
    assert person == installing(0).replace("client_id=0", "client_id=NUMBER")
    assert f"permissions={wanted().value}" in server
    assert f"scope={'+'.join(SCOPES)}" in server


def test_an_address_for_help_is_one() -> None:
    assert support_of(" https://discord.gg/abc ") == "https://discord.gg/abc"
    assert support_of("") is None
    for told in ("discord.gg/abc", "http://a.b/c", "https://nowhere", "https://a.b/" + "x" * 600):
        with pytest.raises(BadSetting):
            support_of(told)
