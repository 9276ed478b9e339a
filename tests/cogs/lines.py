"""Types lines at a position and returns what the bot reads in them."""

from typing import Any

from cogs.play.actions import Reader, vocabulary
from cogs.play.actions.completing import offers
from cogs.play.actions.lines import Line
from cogs.play.actions.sentences import only_meaning
from cogs.play.actions.walking import Walk
from cogs.presses.faults import Told
from cogs.words.texts import Texts
from rules.core import Game
from tables import Trial

PEOPLE = ["Anna", "Boris", "Clara", "Dina"]


def reader(game: Game[Any], language: str = "en") -> Reader:
    return Reader(Texts(language), PEOPLE, vocabulary(game.book.id))


def line(game: Game[Any], language: str = "en", *, explains: bool = True) -> Line:
    """Type a line for whoever is asked first."""
    return Line(trial(game), reader(game, language), explains=explains)


def trial(game: Game[Any]) -> Trial:
    return Trial(game, game.pending[0].seat)


def means(game: Game[Any], typed: str, language: str = "en") -> list[list[str]]:
    """Return the answers that a line stands for."""
    it = line(game, language)
    return [answer.keys for answer in only_meaning(it.read(typed), it.reader).answers]


def refusal(game: Game[Any], typed: str, language: str = "en") -> str:
    """Return why a line is not carried out."""
    try:
        found = means(game, typed, language)
    except Told as reason:
        return reason.words
    raise AssertionError(f"{typed!r} means {found}")


def offered(game: Game[Any], typed: str = "", language: str = "en") -> list[str]:
    return [name for name, _ in offers(line(game, language, explains=False), typed)]


def planned(game: Game[Any], action: str, language: str = "en", /, **given: str) -> list[list[str]]:
    """Return the answers that a command stands for."""
    it = reader(game, language)
    walk = Walk(trial(game), it.vocabulary.action(action), given, it)
    walk.run()
    walk.finish()
    return [answer.keys for answer in walk.answers]


def no_plan(game: Game[Any], action: str, language: str = "en", /, **given: str) -> str:
    try:
        found = planned(game, action, language, **given)
    except Told as reason:
        return reason.words
    raise AssertionError(f"/{action} {given} means {found}")


def completed(
    game: Game[Any], action: str, parameter: str, typed: str = "", language: str = "en", /,
    **given: str,
) -> list[str]:  # fmt: skip
    """Return the names offered for a parameter when the others are given."""
    it = reader(game, language)
    what = it.vocabulary.action(action)
    wanted = next(p for p in what.parameters if p.name == parameter)
    walk = Walk(trial(game), what, given, it)
    assert walk.run(wanted) is not None
    return [name for name, _ in offers(walk.line(wanted, explains=False), typed)]
