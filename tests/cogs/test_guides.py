"""The guides name only permissions, commands and buttons that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.channels.rights import wanted
from cogs.play.actions import VOCABULARIES
from cogs.words.translate import forms as command_forms
from locales import forms
from tests.cogs.sentences import messages, plain
from tests.languages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GUIDES = {
    "en": ["README.md", "docs/players.md", "docs/servers.md"],
    "ru": ["README.md", "docs/ru/players.md", "docs/ru/servers.md"],
}
TYPING = {"en": "docs/commands.md", "ru": "docs/commands.ru.md"}


@pytest.mark.parametrize("guide", [*GUIDES["en"], "docs/ru/servers.md"])
def test_the_invitation_asks_for_exactly_the_rights_it_needs(guide: str) -> None:
    asked = re.findall(r"permissions=(\d+)", (ROOT / guide).read_text("utf-8"))
    rights = wanted()
    assert not rights.administrator
    assert set(asked) <= {str(rights.value)}
    assert asked or guide == "docs/players.md"


def command_names(language: str) -> set[str]:
    """Return the full names of commands, such as `game new`, in one language."""
    names = {}
    for domain in ("commands", "move/commands"):
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
        known = both if guide == "README.md" else command_names(language)
        for named in re.findall(r"`/([^`]+?)`", text):
            assert named in known, f"{guide}: /{named}"


def rows_of_actions(language: str, game: str) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the rows of the page about typing: commands without the game's name, with their
    parameters."""
    text = (ROOT / TYPING[language]).read_text("utf-8")
    group = command_forms(game, language)[""]
    for names, about in re.findall(rf"^\| (`/{group} .*?) \|(.*) \|$", text, re.MULTILINE):
        commands = re.findall(rf"`(?:/{group} )?([^`]+)`", names)
        yield commands, re.findall(r"`([^`]+)`", about)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VOCABULARIES)
def test_the_page_about_typing_lists_every_action_and_its_parameters(
    game: str, language: str
) -> None:
    rows = list(rows_of_actions(language, game))
    expected = {}
    for action in VOCABULARIES[game].actions:
        told = command_forms(f"{game} {action.name}", language)
        expected[told[""]] = " ".join(told[f"p-{it.name}"] for it in action.parameters)
    assert sorted(name for names, _ in rows for name in names) == sorted(expected)
    for names, listed in rows:
        if listed:
            assert list(dict.fromkeys(expected[name] for name in names)) == listed


def test_the_page_about_the_bot_names_every_module() -> None:
    text = (ROOT / "docs/bot.md").read_text("utf-8")
    modules = [path for path in (ROOT / "cogs").glob("*/*.py") if path.name != "__init__.py"]
    assert not [path for path in modules if not named(path.parent.name, path.name, text)]


def named(room: str, module: str, text: str) -> bool:
    """Tell if the line of this room names the module."""
    (line,) = re.findall(rf"^\| `{room}/` .*", text, re.M)
    return f"`{module}`" in line


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
