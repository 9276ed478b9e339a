"""The board in words says all that the public view holds.

A change of any fact changes the words, and a person can play by them alone: everything that a
question offers is found there, under the same name.
"""

import re
import tomllib
from functools import cache, partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from cogs.layouts.kit import ENTRIES
from render.kit.look import Look
from render.kit.telling import ROOM, Part, messages
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.core import Choice
from rules.play import decisions
from tests.languages import LANGUAGES
from tests.render.perturbing import seen_values, unnoticed

PEOPLE = ("Anna", "Boris", "Cai", "Dora", "Eva", "Fin")
TRIES = 8  # facts of a kind to change before giving up
TESTS = Path(__file__).parent.parent

# Facts that concern no player.
UNTOLD = {
    "(.*/)?keys?(/.*)?": "what options point at",
    "(pending|answered).*": "who is asked stands above the panel",
    "(danger|announced).*": "warnings stand beside the board",
    "prose.*": "a story stands beside the board",
}


class Table(NamedTuple):
    seats: int
    options: dict[str, Any]


class Telling(NamedTuple):
    """The games to play, and the facts of a view that need not be told, with the reason."""

    tables: list[Table]
    untold: dict[str, str]


@cache
def telling(game: str) -> Telling:
    """Return what a game's own folder says, or its first mode with the fewest seats."""
    file = TESTS / game / "telling.toml"
    if not file.exists():
        mode = next(iter(GAMES[game].modes.values()))
        return Telling([Table(min(mode.seats), {})], {})
    found = tomllib.loads(file.read_text("utf-8"))
    tables = [Table(it["seats"], it.get("options", {})) for it in found["tables"]]
    return Telling(tables, found["untold"])


def told(game: str, language: str, view: Any) -> list[Part]:
    return PAINTERS[game].told(view, Look(language, people=PEOPLE))


def played(game: str, seats: int, options: dict[str, Any]) -> list[Any]:
    """Return the public view at each moment of a game."""
    it = new_game(game, seats=seats, options=options, seed=b"words")
    views = [it.view(None) for _ in decisions(it, Random(4))]
    return [*views, it.view(None)]


@pytest.mark.parametrize("game", PAINTERS)
def test_no_fact_is_left_out(game: str) -> None:
    games = [played(game, seats, options) for seats, options in telling(game).tables]
    known = seen_values([view for views in games for view in views[::7]])
    tell = partial(told, game, "en")
    found = dict[tuple[str, str], bool]()
    for view in chain.from_iterable((views[len(views) * 2 // 3], views[-1]) for views in games):
        for one, silent in unnoticed(view, known, tell, TRIES).items():
            found[one] = found.get(one, True) and silent
    excused = re.compile("|".join((*UNTOLD, *telling(game).untold)))
    assert not [one for one, silent in found.items() if silent and not excused.fullmatch(one[0])]


@pytest.mark.parametrize("game", PAINTERS)
def test_both_languages_say_the_same_things(game: str) -> None:
    for seats, options in telling(game).tables:
        view = played(game, seats, options)[-1]
        english, russian = (told(game, language, view) for language in LANGUAGES)
        assert [len(one.lines) for one in english] == [len(one.lines) for one in russian]
        assert not any(re.search("[А-я]", line) for one in english for line in one.lines)


@pytest.mark.parametrize("game", PAINTERS)
def test_parts_are_named_apart_and_fit_a_message(game: str) -> None:
    for seats, options in telling(game).tables:
        for view in played(game, seats, options)[::20]:
            parts = messages(PAINTERS[game].told(view, Look("ru", people=PEOPLE), 0))
            assert len({part.title for part in parts}) == len(parts) <= ENTRIES
            assert all(part.lines and sum(map(len, part.lines)) <= ROOM for part in parts)


# ---- played blind


def promise(words: str) -> int:
    """Return the gain that a line seems to promise: the sum of its numbers."""
    return sum(map(int, re.findall(r"\d+", words)))


def choose_by_words(choice: Choice, language: str) -> list[str]:
    """Return the options whose words promise most."""
    labels = {
        option.key: f"{option.together(language, PEOPLE)} {option.more(language, PEOPLE)}"
        for option in choice.options
    }
    by_promise = sorted(labels, key=lambda key: (-promise(labels[key]), labels[key]))
    return by_promise[: max(1, choice.least) if choice.most else 0]


def unnamed(choice: Choice, parts: list[Part], language: str) -> list[str]:
    """Return the names that a question offers and the board in words does not know."""
    book, words = GAMES[choice.book.id], "\n".join(line for part in parts for line in part.lines)
    named = [
        book.speaker(language, PEOPLE).say(book.name(target))
        for option in choice.options
        if (target := option.target) and target.partition(":")[0] in PLACES
    ]
    return [name for name in named if name.lower() not in words.lower()]


# Kinds of places that questions point at.
PLACES = {"island", "cell", "sector", "village", "space", "ghost", "tile", "territory", "region"}


@pytest.mark.parametrize("game", PAINTERS)
def test_a_game_is_played_by_words_alone(game: str) -> None:
    (seats, options), *_ = telling(game).tables
    it = new_game(game, seats=seats, options=options, seed=b"blind")
    unknown = set[str]()
    for step in range(2000):
        if it.over:
            break
        choice = it.pending[0]
        if not step % 5:
            unknown.update(unnamed(choice, told(game, "en", it.view(choice.seat)), "en"))
        it.answer(choice.seat, choice, choose_by_words(choice, "en"))
    assert it.over
    assert not unknown
