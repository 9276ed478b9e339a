"""Every sentence exists in both languages, is used, and fits where Discord shows it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import cogs
from cogs.layouts import kit, table_settings
from cogs.news.telling import TELLERS
from cogs.people.settings import PREFERENCES
from cogs.play.actions import VOCABULARIES
from cogs.words.answers import briefly
from locales import check
from tables import Why
from tables.base import news
from tests.cogs.sentences import messages, plain
from tests.languages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
COMMANDS = ("commands", "move/commands", *(f"{game}/commands" for game in VOCABULARIES))
DOMAINS = ("bot", "news", "refusals", *(f"{game}/names" for game in VOCABULARIES), *COMMANDS)
SOURCES = sorted((ROOT / "cogs").rglob("*.py"))


def variables(node: object) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, fluent.BaseNode):
        return set().union(*map(variables, vars(node).values()), set())
    if isinstance(node, list):
        return set().union(*map(variables, node), set())
    return set()


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_say_the_same_things(domain: str) -> None:
    english, russian = messages("en", domain), messages("ru", domain)
    assert not set(english) & set(messages("en", "core")), "core would win"
    assert list(english) == list(russian)
    for id, message in english.items():
        other = russian[id]
        assert variables(message) == variables(other), id
        names = [[attribute.id.name for attribute in m.attributes] for m in (message, other)]
        assert names[0] == names[1], id


def strings() -> Iterator[tuple[str, bool]]:
    """Yield every string in the cogs, with True for the fixed beginning of a composed one."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, False
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield str(node.values[0].value), True


@pytest.mark.parametrize("domain", ["bot", "news"])
def test_no_sentence_is_left_over(domain: str) -> None:
    found = list(strings())
    whole = {text for text, composed in found if not composed} | listed()
    begun = tuple(text for text, composed in found if composed and text.endswith("-"))
    unused = [id for id in messages("en", domain) if id not in whole and not id.startswith(begun)]
    assert not unused


def calls(function: str) -> Iterator[str]:
    """Yield the ids in `t("...")` or `t.news("...")`."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = ast.unparse(node.func)
            if name.split(".")[-len(function.split(".")) :] == function.split("."):
                yield from fixed_parts(node.args[0])


def fixed_parts(node: ast.expr) -> Iterator[str]:
    """Yield whole ids, and the fixed beginnings of composed ones."""
    match node:
        case ast.Constant(value=str(id)):
            yield id
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield beginning
        case ast.IfExp(body=one, orelse=other):
            yield from fixed_parts(one)
            yield from fixed_parts(other)


def listed() -> set[str]:
    """Return the ids of sentences that the code composes of a setting and one of its values."""
    preferred = [(id, values) for id, (values, *_) in PREFERENCES.items()]
    kept = [*preferred, *table_settings.PLAIN.items()]
    return {f"{id}-{value}" for id, values in kept for value in values}


@pytest.mark.parametrize(("function", "domain"), [("t", "bot"), ("t.news", "news")])
def test_no_sentence_is_missing(function: str, domain: str) -> None:
    known = messages("en", domain)
    missing = {
        id
        for id in calls(function)
        if id not in known and not any(name.startswith(id) for name in known if id.endswith("-"))
    }
    assert not missing


def test_every_refusal_and_all_news_have_words() -> None:
    assert set(messages("en", "refusals")) == {str(why) for why in Why}
    assert set(TELLERS) == set(news.KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("domain", COMMANDS)
def test_commands_fit(language: str, domain: str) -> None:
    for id, message in messages(language, domain).items():
        assert not list(check.command_faults(message)), id


# Sentences on buttons, in menus and above forms, by the length allowed there.
SHORT = {
    kit.LABEL: ("take-turn", "my-seat", "board", "log", "more", "panel-confirm", "panel-done"),
    kit.TITLE: ("options-manners",),
    kit.ENTRY: ("options-manners-about", "pace-relaxed-about", "pace-steady-about"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_things_are_short(language: str) -> None:
    known = messages(language, "bot")
    for limit, ids in SHORT.items():
        for id in ids:
            assert len(plain(known[id].value)) <= limit, id


def test_the_package_says_what_it_is_for() -> None:
    assert cogs.__doc__


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["ryozen", "bonfire"])
def test_every_question_can_be_told_briefly(game: str, language: str) -> None:
    asked = {
        id: plain(m.value)
        for id, m in messages(language, f"{game}/game").items()
        if id[:4] == "ask-"
    }
    assert len(asked) > 20
    for id, question in asked.items():
        short = briefly(question)
        assert short in question
        assert 4 < len(short) <= 90, id
        assert short.endswith("?") or "?" not in question, id
