"""Sentences in people's own words, the positions at which they are typed, and their outcomes.

Each file has two halves: the reading of lines may be tuned by the sentences under `seen`, but
never by those under `unseen`. An answer is written as a pattern of keys: `-` takes no option,
`a&b` takes two, and one in brackets may be missing.

python -m tests.cogs.typed [--each]
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from cogs.presses.faults import Told
from rules import new_game
from rules.core import Game
from rules.play import random_answer
from tests.cogs.lines import means
from tests.ryozen.stage import A, B, stage

HERE = Path(__file__).parent
HALVES = ("seen", "unseen")


class Outcome(StrEnum):
    """Results of a sentence: `ASKED` if the person is asked for its meaning, or for a choice that
    it already named."""

    RIGHT = "right"
    ASKED = "asked"
    WRONG = "wrong"


@dataclass(frozen=True)
class Sentence:
    game: str
    language: str
    half: str
    place: str
    typed: str
    meant: tuple[str, ...]

    def outcome(self) -> Outcome:
        try:
            answers = means(position(self.game, self.place), self.typed, self.language)
        except Told:
            return Outcome.ASKED
        if fits(answers, self.meant):
            return Outcome.RIGHT
        begun = any(fits(answers, self.meant[:upto]) for upto in range(1, len(self.meant)))
        return Outcome.ASKED if begun else Outcome.WRONG


def sentences(half: str) -> Iterator[Sentence]:
    for file in sorted(HERE.glob("*.toml")):
        game, language = file.stem.split(".")
        for place, said in tomllib.loads(file.read_text("utf-8"))[half].items():
            for typed, meant in said.items():
                yield Sentence(game, language, half, place, typed, tuple(meant.split()))


def fits(answers: Sequence[Sequence[str]], meant: Sequence[str]) -> bool:
    if not meant:
        return not answers
    pattern = meant[0].strip("[]")
    if answers and _is(answers[0], pattern) and fits(answers[1:], meant[1:]):
        return True
    return pattern != meant[0] and fits(answers, meant[1:])


def _is(keys: Sequence[str], pattern: str) -> bool:
    if pattern == "-":
        return not keys
    wanted = sorted(pattern.split("&"))
    return len(keys) == len(wanted) and all(map(fnmatchcase, sorted(keys), wanted))


# Positions


@dataclass(frozen=True)
class Moment:
    """A moment of a random game: the first question of this kind with at least ``options`` options,
    after ``after`` such ones."""

    seed: int
    point: str
    after: int = 0
    options: int = 2
    seats: int = 3
    mode: str = "base"


MOMENTS = {
    "ryozen": {
        "hire": Moment(1, "hire"),
        "clan": Moment(2, "clan"),
        "shard": Moment(2, "shard"),
    },
    "bonfire": {
        "turn": Moment(1, "turn", after=12, options=6),
        "sail": Moment(2, "sail", options=3),
        "rewards": Moment(1, "rewards"),
        "gift": Moment(1, "gift"),
        "discard": Moment(1, "discard"),
        "council": Moment(3, "council"),
    },
    "ghost_stories": {
        "yang": Moment(1, "yang", after=5, options=6),
        "place_ghost": Moment(1, "place_ghost", after=2),
        "whom": Moment(1, "whom"),
        "circle": Moment(1, "circle"),
        "su_ling": Moment(1, "su_ling", mode="white_moon"),
        "banish": Moment(1, "banish", seats=2),
    },
    "candelabria": {
        "turn": Moment(1, "turn", after=3, options=5),
        "commit": Moment(1, "commit", after=3, options=5),
        "put_out": Moment(1, "put_out"),
        "curse_region": Moment(1, "curse_region", after=1),
        "influence": Moment(1, "influence", after=1),
        "forge": Moment(1, "forge", after=1),
        "house": Moment(1, "house"),
        "mine": Moment(1, "mine", after=2),
        "move": Moment(2, "move", after=3, options=3),
        "kindle": Moment(2, "kindle", after=3, options=3),
        "steal": Moment(2, "steal", after=1, options=3),
    },
}

ONWARD = {
    ("ryozen", "side"): ("hand:archer", "spot:gates:1"),
    ("ryozen", "shoot"): ("hand:archer", "spot:gates:1", "revealed"),
    ("ryozen", "palace"): ("hand:merchant", "palace"),
    ("ryozen", "acquire"): ("hand:apprentice", "spot:springs:1", "cloaked"),
}


@cache
def position(game: str, place: str) -> Game[Any]:
    if place in MOMENTS[game]:
        return _found(game, MOMENTS[game][place])
    if (game, place) == ("ghost_stories", "take_tao"):
        return _after(position(game, "yang"), ["help"])
    return _after(_street(), ONWARD.get((game, place), ()))


def _street() -> Game[Any]:
    """Stage a street: Anna holds an Archer and a Merchant; opposite the Gates stands Boris's
    Merchant."""
    it = stage().hold(A, "archer").hold(A, "merchant").put(B, "merchant", "spot:altar:1")
    return it.goods(A, 3, 3, 3).begin(["place", A]).game


def _after(game: Game[Any], keys: Sequence[str]) -> Game[Any]:
    game = game.clone()
    for key in keys:
        choice = game.pending[0]
        game.answer(choice.seat, choice, [key])
    return game


def _found(game_id: str, moment: Moment) -> Game[Any]:
    options = {"mode": moment.mode}
    seed = b"corpus%d" % moment.seed
    game = new_game(game_id, seats=moment.seats, options=options, seed=seed)
    chance, met = Random(moment.seed), 0
    while True:
        choice = game.pending[0]
        if choice.point == f"{game_id}.{moment.point}" and len(choice.keys) >= moment.options:
            if met == moment.after:
                return game
            met += 1
        game.answer(choice.seat, choice, random_answer(choice, chance))
