"""The guides name what exists: rights, commands, buttons."""

import re
from pathlib import Path

import pytest

from cogs.rights import wanted
from locales import LANGUAGES, forms
from tests.cogs.test_sentences import messages, plain

ROOT = Path(__file__).parent.parent.parent
GUIDES = {
    "en": ["README.md", "docs/players.md", "docs/servers.md"],
    "ru": ["README.md", "docs/ru/players.md", "docs/ru/servers.md"],
}


@pytest.mark.parametrize("guide", [*GUIDES["en"], "docs/ru/servers.md"])
def test_the_invitation_asks_for_exactly_the_rights_it_needs(guide: str) -> None:
    asked = re.findall(r"permissions=(\d+)", (ROOT / guide).read_text("utf-8"))
    rights = wanted()
    assert not rights.administrator
    assert set(asked) <= {str(rights.value)}
    assert asked or guide == "docs/players.md"


def command_names(language: str) -> set[str]:
    """Full names, such as `game new`, in one language."""
    names = {}
    for domain in ("commands", "move_commands"):
        for id in messages(language, domain):
            names[id] = forms(language, domain, id, {})[""]
    groups = {id for id in names for other in names if other.startswith(f"{id}-")}
    found = set()
    for id, name in names.items():
        group = next((g for g in groups if id.startswith(f"{g}-")), None)
        found.add(f"{names[group]} {name}" if group else name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_the_guides_exists(language: str) -> None:
    both = command_names("en") | command_names("ru")
    for guide in GUIDES[language]:
        text = (ROOT / guide).read_text("utf-8")
        for named in re.findall(r"`/([^`]+?)`", text):
            assert named in both, f"{guide}: /{named}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_in_the_guides_exists(language: str) -> None:
    known = {plain(m.value) for domain in ("bot",) for m in messages(language, domain).values()}
    for guide in GUIDES[language][1:]:
        text = (ROOT / guide).read_text("utf-8")
        for named in re.findall(r"\*\*([^*]+?)\*\*", text):
            for label in named.split(" → "):
                assert label in known, f"{guide}: {label}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_the_sentences_exists(language: str) -> None:
    names = command_names(language)
    for domain in ("bot", "news", "refusals"):
        for id, message in messages(language, domain).items():
            for named in re.findall(r"`/([^`]+)`", plain(message.value)):
                assert named in names, f"{domain}/{id}: /{named}"
