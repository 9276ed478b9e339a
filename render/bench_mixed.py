"""The benchmark of one process with several games: twelve tables of all games, in two languages
and themes, take turns at random, and each question and each turn is drawn for everybody who sees
it."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from random import Random
from typing import Any

from render.bench_timing import caches, forget, milliseconds, share_of
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.look import Look
from render.kit.painter import Painter, ScenePainter
from render.kit.shown import PIXELS
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.core import Choice, Event
from rules.play import random_answer

LOOKS = (("en", "dark"), ("ru", "light"), ("ru", "dark"))
WARM, MEASURED = 300, 900  # decisions of all tables together
HEAD = (
    "| | pictures | mean ms | median ms | p95 ms | mean KB | p95 KB |\n"
    "|---|---|---|---|---|---|---|"
)
Found = dict[tuple[str, str], list[tuple[float, int]]]  # durations and sizes, by kind and game


@dataclass
class Table:
    """A game that goes on decision by decision, and begins anew when it is over."""

    game_id: str
    look: Look
    chance: Random
    number: int = 0
    game: Any = field(init=False)
    before: Any = field(init=False)  # the public view when the turn began
    told: list[Event] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.begin()

    @property
    def painter(self) -> Painter:
        return PAINTERS[self.game_id]

    def begin(self) -> None:
        seats = max(next(iter(GAMES[self.game_id].modes.values())).seats)
        seed = f"{self.game_id} {self.look} {self.number}".encode()
        self.game, self.number = new_game(self.game_id, seats=seats, seed=seed), self.number + 1
        self.before, self.told = self.game.view(None), []

    def step(self) -> Iterator[tuple[str, float, int]]:
        """Yield a decision's pictures: the question, and at a turn's end its changes."""
        choice = self.chance.choice(self.game.pending)
        options = pointing(choice, self.look.language)
        if options:
            view = self.game.view(choice.seat)
            asked = partial(self.painter.asked, view, self.look, options=options)
            yield "asked", *milliseconds(partial(asked, player=choice.seat))
        self.told += self.game.answer(choice.seat, choice, random_answer(choice, self.chance))
        seats = {pending.seat for pending in self.game.pending}
        if seats != {choice.seat}:
            yield from self.turn()
        if self.game.over:
            self.begin()

    def turn(self) -> Iterator[tuple[str, float, int]]:
        now = self.game.view(None)
        if self.painter.arrows_since([self.before, now]):
            yield "turn", *milliseconds(partial(self.changed, now))
        self.before, self.told = now, []

    def changed(self, now: Any) -> list[Picture]:
        """Draw the scenes that were told, or the changes of the turn."""
        painter = self.painter
        if isinstance(painter, ScenePainter) and (
            scenes := painter.scenes(now, self.told, self.look)
        ):
            return scenes
        return painter.close_ups([self.before, now], self.look)


def pointing(choice: Choice, language: str) -> list[Option]:
    """Return the numbered options that point at places; those that read the same share a number,
    as in the menu."""
    places: dict[tuple[str, str], list[str]] = {}
    for option in choice.options:
        words = option.together(language, PEOPLE), option.more(language, PEOPLE)
        places.setdefault(words, []).extend([option.target] if option.target else [])
    return [Option(number, found) for number, found in enumerate(places.values(), 1) if found]


PEOPLE = ("Anna", "Boris", "Cai", "Darja", "Emil", "Fenja")


def measured() -> Found:
    """Return the pictures of all tables after a while of play."""
    forget()
    chance, found = Random(5), defaultdict(list)
    tables = [
        Table(game, Look(language, theme, PIXELS, PEOPLE), Random(f"{game} {language} {theme}"))
        for game, (language, theme) in product(PAINTERS, LOOKS)
    ]
    for number in range(WARM + MEASURED):
        table = chance.choice(tables)
        for kind, spent, size in table.step():
            if number >= WARM:
                found[kind, table.game_id].append((spent, size))
    return found


def report() -> Iterator[str]:
    yield f"### {len(PAINTERS) * len(LOOKS)} tables of {len(PAINTERS)} games in one process\n"
    yield HEAD
    for (kind, game), costs in sorted(measured().items()):
        times, sizes = [spent for spent, _ in costs], [size / 1000 for _, size in costs]
        yield (
            f"| {kind}, {game} | {len(costs)} | {sum(times) / len(times):.1f} "
            f"| {share_of(times, 0.5):.1f} | {share_of(times, 0.95):.1f} "
            f"| {sum(sizes) / len(sizes):.0f} | {share_of(sizes, 0.95):.0f} |"
        )
    yield f"\n{caches()}\n"
