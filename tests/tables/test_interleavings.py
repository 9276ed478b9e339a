"""Two processes at one table, their reads interleaved statement by statement.

The outcome is one that some order of whole acts would have had.
"""

import asyncio
import json
import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import IllegalAnswer
from rules.core.save import read
from rules.core.verify import verify
from tables import Answer, Refused, Why
from tests import stores
from tests.between import Watched
from tests.marks import long

from .world import ANN, BOB, FakeTime, World, world

Act = tuple[Any, ...]  # an act's name and arguments
Plan = tuple[str, Sequence[Sequence[Act]], Sequence[int]]  # a game, each side's acts, the order

# Engines of the store, each with the number of plans tried on it.
PLANS = [("sqlite", 15), long("sqlite", 150), *(long(it, 25) for it in stores.ENGINES[1:])]

PATIENCE = 60  # seconds until a wait fails, in case a process has broken down
PEOPLE = {"rival": [ANN], "quay": [ANN, BOB]}
KEYS = {"rival": ["heap:0", "heap:1", "1", "2"], "quay": ["site:pier", "site:yard", "pay:rope"]}


class Turns:
    """Lets two processes take steps in a given order, and in any order when that is used up."""

    def __init__(self, order: Sequence[int]) -> None:
        self._order = list(order)
        self._holder: int | None = None
        self._moment = count()
        self._changed = threading.Condition()

    def step(self, who: int) -> None:
        """Wait until it is this process's turn; the turn lasts until its next call of `step` or its
        end."""
        with self._changed:
            self._give_back(who)
            assert self._changed.wait_for(lambda: self._may(who), PATIENCE)
            self._holder = who
            del self._order[:1]

    def over(self, who: int) -> None:
        with self._changed:
            self._order = [it for it in self._order if it != who]
            self._give_back(who)

    def moment(self) -> int:
        with self._changed:
            return next(self._moment)

    def _may(self, who: int) -> bool:
        return self._holder is None and (not self._order or self._order[0] == who)

    def _give_back(self, who: int) -> None:
        if self._holder == who:
            self._holder = None
        self._changed.notify_all()


@dataclass
class Did:
    act: Act
    answer: Any
    began: int = 0
    ended: int = 0


@dataclass
class Story:
    """The acts of each process with their answers, and the resulting game."""

    did: list[list[Did]] = field(default_factory=list)
    left: str = ""


async def do(w: World, act: Act) -> Any:
    """Do an act and return the answer that the person gets, in a form that can be compared."""
    name, person, *what = act
    try:
        if name == "answer":
            done = await w.tables.play.answer_line(1, person, [Answer("", [what[0]])])
            return [event.id for event in done.events], done.panel.view
        if name == "undo":
            table = await w.tables.undo.undo(1, person, *what)
            return table.decisions, table.vote is not None
        look = w.tables.undo.turns if name == "turns" else w.tables.replays.line
        return await look(1, person)
    except Refused as refused:
        return refused.why
    except IllegalAnswer as illegal:
        return str(illegal)


async def process(store: stores.AnyStore, who: int, acts: Sequence[Act], turns: Turns) -> list[Did]:
    w = World(store, FakeTime())
    did: list[Did] = []
    try:
        store._engine = Watched(store._engine, lambda: turns.step(who))
        for act in acts:
            began = turns.moment()
            did.append(Did(act, await do(w, act), began, turns.moment()))
    finally:
        turns.over(who)
    return did


async def together(address: str, acts: Sequence[Sequence[Act]], order: Sequence[int]) -> Story:
    both = [await stores.start(address) for _ in acts]
    turns = Turns(order)
    did = await asyncio.gather(
        *(process(store, who, acts[who], turns) for who, store in enumerate(both))
    )
    for store in both:
        await store.close()
    return Story(list(did), await exported(address))


async def exported(address: str) -> str:
    async with world(address) as w:
        text = await w.tables.history.export(1, secrets=True)
    saved = read(text)
    assert verify(rules.GAMES[saved.game], saved).replayed
    return text


async def in_order(address: str, acts: Sequence[Did]) -> tuple[list[Any], str]:
    """Do the acts one after the other; return their answers and the game."""
    async with world(address) as w:
        answers = [await do(w, did.act) for did in acts]
    return answers, await exported(address)


def orders(one: Sequence[Did], other: Sequence[Did]) -> Iterator[list[Did]]:
    """Yield every order that keeps each process's own and puts no act before one that was over when
    it began."""
    for places in combinations(range(len(one) + len(other)), len(one)):
        ones, others = iter(one), iter(other)
        merged = [next(ones if at in places else others) for at in range(len(one) + len(other))]
        if all(earlier.began < later.ended for earlier, later in combinations(merged, 2)):
            yield merged


def explained(story: Story, fresh: Callable[[], str]) -> bool:
    """Tell if some order of the acts has just this outcome.

    Acts that lost to a quicker one have changed nothing, and are left out.
    """
    kept = [[did for did in acts if did.answer is not Why.CONFLICT] for acts in story.did]
    for merged in orders(*kept):
        answers, left = asyncio.run(in_order(fresh(), merged))
        if answers == [did.answer for did in merged] and told(left) == told(story.left):
            return True
    return False


def told(left: str) -> dict[str, Any]:
    """Return a game's file without the checkpoint that undo begins at.

    An older checkpoint leads to the same positions, and a process that has read the game anew may
    hold another.
    """
    return {key: it for key, it in json.loads(left).items() if key != "undo_checkpoint"}


def acts_of(game: str) -> st.SearchStrategy[Act]:
    person = st.sampled_from(PEOPLE[game])
    decisions = st.integers(1, 3)
    return st.one_of(
        st.tuples(st.just("answer"), person, st.sampled_from(KEYS[game])),
        st.tuples(st.just("undo"), person, st.integers(0, 1), decisions),
        st.tuples(st.sampled_from(["turns", "line"]), person),
    )


def plans() -> st.SearchStrategy[Plan]:
    """Draw a game, a few acts for each of two processes, and the lengths of their turns."""

    def plan(game: str) -> st.SearchStrategy[Plan]:
        few = st.lists(acts_of(game), min_size=1, max_size=3)
        return st.tuples(st.just(game), st.tuples(few, few), st.lists(st.integers(0, 9)))

    return st.sampled_from(sorted(PEOPLE)).flatmap(plan)


class Beginnings:
    """Makes stores, as many as are needed, in which the same table has just begun."""

    def __init__(self, folder: Path, engine: str) -> None:
        self._folder = folder
        self._numbers = count()
        self._made: list[str] = []
        for game in PEOPLE:
            asyncio.run(begin(self.file(game), game))
        self._databases = {game: self._database(game) for game in PEOPLE if engine == "postgres"}

    def file(self, game: str) -> str:
        first, name = self._folder / game, self._folder / f"{game}{next(self._numbers)}"
        return str(shutil.copy(first, name) if first.exists() else first)

    def store(self, game: str) -> str:
        if not self._databases:
            return self.file(game)
        made = stores.server().make(f"one{next(self._numbers)}", self._databases[game])
        self._made.append(made)
        return made

    def _database(self, game: str) -> str:
        name = f"begun_{game}"
        self._made.append(stores.server().make(name, stores.template()))
        asyncio.run(begin(self._made[-1], game))
        return name

    def tidy(self) -> None:
        for made in self._made:
            stores.drop_database(made)


async def begin(address: str, game: str) -> None:
    async with world(address) as w:
        await w.start(game, PEOPLE[game])


@pytest.mark.parametrize(("engine", "examples"), PLANS)
def test_of_two_processes_everything_is_in_some_order(
    tmp_path: Path, engine: str, examples: int
) -> None:
    begun = Beginnings(tmp_path, engine)

    @settings(deadline=None, max_examples=examples)
    @given(plan=plans())
    def in_some_order(plan: Plan) -> None:
        game, acts, bursts = plan
        order = [who % 2 for who, steps in enumerate(bursts) for _ in range(steps)]
        story = asyncio.run(together(begun.store(game), acts, order))
        answers = [(did.act, did.answer) for own in story.did for did in own]
        assert explained(story, lambda: begun.file(game)), answers

    in_some_order()
    begun.tidy()
