"""Checks a game by the same promises as our own games: python -m rules check GAME"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import locales
from cogs.games.faces import FACES
from locales.check import faults as faults_of_files
from render.kit.alt import ALT_LIMIT
from render.kit.canvas import Canvas, Label
from render.kit.encode import STILL_LIMIT, Picture
from render.kit.focus import Option
from render.kit.game import GamePainter
from render.kit.look import Look
from render.kit.shown import glanced
from render.kit.theme import THEMES
from render.painters import PAINTERS
from rules import GAMES, PACKAGES, new_game, promises
from rules.core import Game, Rulebook
from rules.core.modes import OptionValue
from rules.core.save import to_json
from rules.lessons import lessons_of
from rules.lessons.check import check as faults_of_lesson
from rules.packages import place_of
from rules.play import random_decision, watch

from . import recorded

GAMES_EACH = 2
LONGEST = 10_000  # decisions in a game, at most
SLACK = 2.0  # design units that letters may overlap, as their edges are soft
PEOPLE = ("Анна", "Boris", "Cai", "Дарья", "Eva", "Füsun")
PHONE = 400  # the width of a phone's screen in pixels
Say = Callable[[str], object]


class Check(NamedTuple):
    """A check of a promise, or of an optional part. `lacks` says what is missing if a game has no
    such part."""

    name: str
    faults: Callable[[Rulebook[Any]], Iterator[str]]
    lacks: Callable[[Rulebook[Any]], str] = lambda book: ""


class Variant(NamedTuple):
    seats: int
    options: dict[str, OptionValue]


def variants(book: Rulebook[Any]) -> list[Variant]:
    """Return the variants to check: each mode with each number of seats, and with the first and the
    last value of each setting."""
    found = []
    for mode in book.modes.values():
        usual: dict[str, OptionValue] = {"mode": mode.id}
        found += [Variant(seats, usual) for seats in mode.seats]
        for setting in mode.settings:
            ends = setting.values[0], setting.values[-1]
            found += [
                Variant(mode.seats[0], {**usual, setting.id: value})
                for value in dict.fromkeys(ends)
                if value != setting.default
            ]
    return found


def played(book: Rulebook[Any], variant: Variant, seed: str) -> Game[Any]:
    return new_game(book.id, seats=variant.seats, seed=seed.encode(), options=variant.options)


def promised(promise: promises.Promise) -> Callable[[Rulebook[Any]], Iterator[str]]:
    """Return a check of the promise in every variant; it yields each fault once."""

    def faults(book: Rulebook[Any]) -> Iterator[str]:
        for variant in variants(book):
            yield from dict.fromkeys(promise(played(book, variant, "check"), Random(0)))

    return faults


def ends(book: Rulebook[Any]) -> Iterator[str]:
    for variant in variants(book):
        for number in range(GAMES_EACH):
            watch(played(book, variant, f"check/{number}"), Random(number))
    yield from ()


def same_twice(book: Rulebook[Any]) -> Iterator[str]:
    for variant in variants(book):
        twins = [played(book, variant, "check") for _ in range(2)]
        for twin in twins:
            at_random(twin, Random(1), LONGEST)
        if len({to_json(twin) for twin in twins}) > 1:
            yield f"{variant.seats} seats: the same seed and answers make another game"


def at_random(game: Game[Any], chance: Random, decisions: int) -> None:
    while not game.over and len(game.line) < decisions:
        random_decision(game, chance)


def said(game: Game[Any], chance: Random) -> Iterator[str]:
    return promises.saying(game, chance, locales.LANGUAGES)


def sentences(book: Rulebook[Any]) -> Iterator[str]:
    """Check that the game's sentence files can be read, and have all sentences that random games
    use."""
    for language in locales.LANGUAGES:
        for finding in faults_of_files(language):
            if finding.place.startswith(f"locales/{language}/{book.id}/"):
                yield str(finding)
    yield from promised(said)(book)


def untranslated(book: Rulebook[Any]) -> str:
    """Return a line about the sentences that languages lack, or an empty string."""
    lacking = []
    for language in locales.LANGUAGES[1:]:
        own = [
            locales.bundle(language, domain).has_message(id)
            for domain in sorted(locales.domains())
            if domain.startswith(f"{book.id}/")
            for id in locales.ids(domain)
        ]
        if not all(own):
            lacking.append(f"{language} has {sum(own)} of {len(own)} sentences")
    return "; ".join(lacking)


def views(book: Rulebook[Any]) -> Iterator[tuple[str, Any, list[Option], int]]:
    """Yield positions to draw: each variant at its start, midway and at its end, with the options
    to mark and the seat that is asked."""
    for variant in variants(book):
        for told, decisions in (("empty", 0), ("midway", 40), ("full", LONGEST)):
            game = played(book, variant, "pictures")
            at_random(game, Random(2), decisions)
            seat = game.pending[0].seat if game.pending else 0
            options = game.pending[0].options if game.pending else ()
            targets = [(n, it.target or it.key) for n, it in enumerate(options, 1)]
            marked = [Option(number, [target]) for number, target in targets]
            yield f"{variant.seats} seats, {told}", game.view(seat), marked, seat


def pictures(book: Rulebook[Any]) -> Iterator[str]:
    """Check that all kinds of pictures can be drawn and are small enough to send, and that they
    have descriptions."""
    painter = PAINTERS[book.id]
    for where, view, options, seat in views(book):
        for language in locales.LANGUAGES:
            look = Look(language, width=PHONE, people=PEOPLE)
            drawn = [
                *painter.boards(view, look, seat),
                painter.panel(view, seat, look),
                painter.asked(view, look, options=options, player=seat),
                *painter.close_ups([view, view], look, seat),
                painter.replay([view], look),
            ]
            drawn += [
                painter.board(view, look, region=it) for it in painter.regions(language, view)
            ]
            if view.get("result"):
                drawn.append(painter.results(view, look, [view]))
            yield from chain.from_iterable(unfit(where, language, it) for it in drawn)
    for key in painter.known_keys():
        yield from unfit("look-up", "en", painter.lookup(key, Look(width=PHONE)))


def unfit(where: str, language: str, picture: Picture) -> Iterator[str]:
    told = f"{where}, {language}: {picture.name}"
    if not picture.alt or len(picture.alt) > ALT_LIMIT:
        yield f"{told} has an alt text of {len(picture.alt)} letters"
    if not picture.name.endswith("-replay.webp") and len(picture.data) > STILL_LIMIT:
        yield f"{told} is of {len(picture.data)} bytes"


def boards(book: Rulebook[Any]) -> Iterator[tuple[str, Canvas]]:
    """Yield the drawn canvases of the board for painters made with the kit, in all languages and
    themes."""
    painter = PAINTERS.get(book.id)
    if not isinstance(painter, GamePainter):
        return
    for where, view, _, _ in views(book):
        for language in locales.LANGUAGES:
            for theme in THEMES:
                look = Look(language, theme, 1000, PEOPLE)
                yield f"{where}, {language}", painter.draw_common(view, look)


def letters(book: Rulebook[Any]) -> Iterator[str]:
    """Check that no word is cut off, sticks out of the picture, or overlaps another word."""
    for where, canvas in boards(book):
        for number, label in enumerate(canvas.labels):
            if label.cut:
                yield f"{where}: letters of {label.text!r} are lost"
            if not canvas.view.holds(label.box, SLACK):
                yield f"{where}: {label.text!r} hangs out of the picture"
            for other in canvas.labels[:number]:
                if label.box.overlaps(other.box, SLACK):
                    yield f"{where}: {label.text!r} lies on {other.text!r}"


def small(book: Rulebook[Any]) -> str:
    """Return a line about the board's words that are too small to read in a message on a phone, or
    an empty string."""
    found: dict[str, Label] = {}
    for _, canvas in boards(book):
        found |= {it.text: it for it in canvas.labels if not glanced(it.size, *canvas.view[2:])}
    some = ", ".join(repr(text) for text in list(found)[:5])
    return f"{len(found)} words are too small in a message: {some}" if found else ""


def lessons(book: Rulebook[Any]) -> Iterator[str]:
    for lesson in lessons_of(book.id).values():
        yield from map(str, faults_of_lesson(lesson))


def nothing(book: Rulebook[Any]) -> Iterator[str]:
    yield from ()


def unless(brought: Callable[[Rulebook[Any]], object], what: str) -> Callable[[Rulebook[Any]], str]:
    return lambda book: "" if brought(book) else what


def plans(book: Rulebook[Any]) -> bool:
    return not book.worth.__name__ == book.prospects.__name__ == "<lambda>"


def face(part: str) -> Callable[[Rulebook[Any]], object]:
    return lambda book: book.id in FACES and getattr(FACES[book.id], part)


CHECKS: Sequence[Check] = (
    Check("random games end, and lose nothing", ends),
    Check("the same answers make the same game", same_twice),
    Check(
        "recorded games are played again",
        recorded.changed,
        unless(recorded.recordings, "no recordings: python -m rules record"),
    ),
    Check("saved and loaded at each choice", promised(promises.copies)),
    Check("undone and done again", promised(promises.undoing)),
    Check("views hide what a seat cannot know", promised(promises.hiding)),
    Check("questions about hidden things are secret", promised(promises.asking_in_secret)),
    Check("nothing hidden shows without a barrier", promised(promises.barriers)),
    Check("every sentence in every language", sentences, untranslated),
    Check(
        "pictures of every position",
        lambda book: pictures(book) if book.id in PAINTERS else nothing(book),
        unless(lambda book: book.id in PAINTERS, "no pictures: it is played in text"),
    ),
    Check("words in pictures", letters),
    Check("words that a phone can show", nothing, small),
    Check("automas", nothing, unless(plans, "no `worth`: automas cannot plan")),
    Check(
        "cards to look up",
        nothing,
        unless(lambda it: it.id in PAINTERS and PAINTERS[it.id].known_keys(), "no `known_keys`"),
    ),
    Check("reasons why not", nothing, unless(lambda it: it.refusals, "no refusals")),
    Check("moves by typing", nothing, unless(lambda it: it.vocabulary.actions, "no `commands.py`")),
    Check("an introduction", nothing, unless(face("guide"), "no guide")),
    Check("topics of rules", nothing, unless(face("rulebook"), "no rulebook")),
    Check("a lesson", lessons, unless(lambda it: lessons_of(it.id), "no lessons")),
)


def report(game: str, say: Say) -> int:
    """Print what each check finds; return the number of checks that found faults."""
    book, faulty, lacking = GAMES[game], 0, 0
    for check in CHECKS:
        faults, lacks = outcome(check, book)
        mark = "FAULT" if faults else "lacks" if lacks else "ok"
        say(f"{mark:5}  {check.name}{f': {lacks}' if lacks else ''}")
        for fault in faults[:3]:
            say(f"         {fault}")
        if len(faults) > 3:
            say(f"         and {len(faults) - 3} more")
        faulty += bool(faults)
        lacking += bool(lacks and not faults)
    good = len(CHECKS) - faulty - lacking
    say(f"{game}: {good} of {len(CHECKS)}; {faulty} at fault, {lacking} lacking")
    return faulty


def outcome(check: Check, book: Rulebook[Any]) -> tuple[list[str], str]:
    """Return the faults that a check finds, and what is lacking. An exception ends the
    check and is its last fault."""
    faults, lacks = [], ""
    try:
        for fault in check.faults(book):
            faults.append(fault)
        lacks = check.lacks(book)
    except Exception as stumbled:  # a game that is being written may raise anything
        faults.append(place_of(stumbled, PACKAGES[book.id]))
    return list(dict.fromkeys(faults)), lacks
