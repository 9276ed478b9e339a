"""States of a panel: every kind of question at its largest, in every mode, and moments of random
games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from cogs.words.equal_options import alike
from rules import GAMES, new_game
from rules.core import Choice, Event, Game
from rules.play import random_answer
from tables import Answer, Settings, Trial

AnyGame = Game[Any]

PEOPLE = ("Mira", "Tobias", "Juno", "Oskar", "Света", "Андрей")
DECISIONS = 400  # decisions in a game
GAMES_EACH = 2  # games for each mode and number of seats
RANDOM = 50  # states of each game, drawn at random


@dataclass(frozen=True)
class State:
    """A state of a panel; ``told`` is what the seat has just learnt from its Confirm."""

    name: str
    settings: Settings
    game: AnyGame
    trial: Trial
    told: Sequence[Event] = ()

    @property
    def seat(self) -> int:
        return self.trial.seat


@cache
def kinds(game: str) -> dict[str, State]:
    """Return, for each mode and point, the question with the most distinct options."""
    found, most = dict[str, State](), dict[str, tuple[int, int]]()
    for settings in tables(game):
        for number in range(GAMES_EACH):
            for choice, it in asked(settings, number):
                name = f"{settings.options['mode']} {choice.point.partition('.')[2]}"
                fewest, told_apart = most.get(name, (0, 0))
                if len(choice.keys) <= fewest:
                    continue
                groups = len(alike(choice, "en", PEOPLE))
                most[name] = len(choice.keys), max(groups, told_apart)
                if groups > told_apart:
                    found[name] = State(name, settings, it.clone(), Trial(it, choice.seat))
    return dict(sorted(found.items()))


def tables(game: str) -> Iterator[Settings]:
    """Yield every mode with its fewest and its most seats."""
    for mode in GAMES[game].modes.values():
        for seats in sorted({mode.seats[0], mode.seats[-1]}):
            yield Settings(game=game, seats=seats, options={"mode": mode.id})


def asked(settings: Settings, number: int) -> Iterator[tuple[Choice, AnyGame]]:
    """Yield the questions of a random game."""
    it, chance = dealt(settings, number), Random(number)
    while not it.over and len(it.line) < DECISIONS:
        for choice in it.pending:
            yield choice, it
        choice = chance.choice(it.pending)
        it.answer(choice.seat, choice, random_answer(choice, chance))


def dealt(settings: Settings, number: int) -> AnyGame:
    return new_game(
        settings.game, seats=settings.seats, options=settings.options, seed=bytes([number])
    )


@cache
def moments(game: str) -> list[State]:
    """Return moments of random games, equally many of each mode."""
    every = list(tables(game))
    chance = Random(game)
    share = -(-RANDOM // len(every))
    found = [
        state
        for settings in every
        for state in chance.sample(list(turns(settings, chance.randrange(256))), share)
    ]
    return sorted(chance.sample(found, RANDOM), key=lambda state: state.name)


def turns(settings: Settings, number: int) -> Iterator[State]:
    """Yield the panels of a random game: each question of a turn, and its end."""
    it, chance = dealt(settings, number), Random(number)
    told: tuple[int, list[Event]] = (-1, [])
    while not it.over and len(it.line) < DECISIONS:
        seat = chance.choice(it.pending).seat
        trial = Trial(it, seat)
        events = told[1] if told[0] == seat else ()
        before = it.clone()
        for step in steps(trial, chance):
            name = f"{settings.options['mode']} moment {len(it.line)}.{len(step.chosen)}"
            yield State(name, settings, before, step, () if step.chosen else events)
        told = seat, confirmed(it, trial)


def steps(trial: Trial, chance: Random) -> Iterator[Trial]:
    """Yield the draft as it grows, from nothing to Confirm."""
    yield trial.copy()
    while trial.question is not None:
        trial.add(Answer("", random_answer(trial.question, chance)))
        yield trial.copy()


def confirmed(it: AnyGame, trial: Trial) -> list[Event]:
    """Play the draft; return what its seat learns from it."""
    told = list[Event]()
    for chosen in trial.chosen:
        choice = next(one for one in it.pending if one.seat == trial.seat)
        told += it.answer(trial.seat, choice, chosen.keys)
    return [event for event in told if event.seen_by(trial.seat)]
