"""Counts the cost of a press: copies of the game, words of options, views, reads and writes.

Work for the person who presses and work to tell others afterwards are counted apart. The test's own
reads are left out.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from db.engine import Session
from db.sqlite.engine import SqliteEngine
from rules.core import Choice, Game, Words

PRESS, TELLING, KEEPING = "press", "telling", "keeping"
# Kinds of work, by the coroutine of the task.
TASKS = {"Client._run_event": PRESS, "Sender._attempt": TELLING, "Sender.run": TELLING}


def whose() -> str | None:
    """Return the kind of work that the current task does for the bot; None for any other work."""
    try:
        task = asyncio.current_task()
    except RuntimeError:  # a painter's thread, which runs no event loop
        return None
    name = getattr(task.get_coro(), "__qualname__", "") if task is not None else ""
    if name in TASKS:
        return TASKS[name]
    return KEEPING if name in ("Timekeeper.run", "Timekeeper._do") else None


class Counted:
    """A transaction that counts its statements."""

    def __init__(self, session: Session, note: Callable[[str], None]) -> None:
        self.session = session
        self.note = note

    def rows(self, sql: str, values: Iterable[Any] = ()) -> list[Any]:
        self.note(sql)
        return self.session.rows(sql, values)

    def each(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        self.note(sql)
        self.session.each(sql, values)

    def need(self, sql: str, values: Iterable[Any], fault: Exception) -> None:
        self.note(sql)
        self.session.need(sql, values, fault)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)


class Counts:
    """Counts by the kind of work and by what was counted."""

    def __init__(self) -> None:
        self.all: Counter[tuple[str, str]] = Counter()
        self.statements: list[tuple[str, str]] = []
        self.words: Counter[tuple[str, int, str]] = Counter()  # by work, question and option
        # by work, game, number of decisions and seat
        self.views: Counter[tuple[str, int, int, int | None]] = Counter()
        self._games: list[Game[Any]] = []
        self._questions: list[Choice] = []  # kept alive, so that no id is used twice

    def add(self, what: str) -> None:
        who = whose()
        if who is not None:
            self.all[who, what] += 1

    def name(self, choice: Choice, key: str) -> None:
        who = whose()
        if who is not None:
            self._questions.append(choice)
            self.all[who, "words"] += 1
            self.words[who, id(choice), key] += 1

    def most_words(self) -> int:
        """Return how often the label of one option was made, for the option where it was made most
        often."""
        return max(self.words.values(), default=0)

    def look(self, game: Game[Any], seat: int | None) -> None:
        who = whose()
        if who is not None:
            self.all[who, "views"] += 1
            self._games.append(game)
            self.views[who, id(game), len(game.line), seat] += 1

    def most_views(self) -> int:
        """Return how often a view of one position for one seat was made, for the one made most
        often."""
        return max(self.views.values(), default=0)

    def of(self, what: str, *who: str) -> int:
        return sum(n for (one, it), n in self.all.items() if it == what and (not who or one in who))

    def __str__(self) -> str:
        return ", ".join(f"{who} {what} {n}" for (who, what), n in sorted(self.all.items()))


@contextmanager
def counting() -> Iterator[Counts]:
    counts = Counts()
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, what in (
            (Game, "clone", "clones"), (Game, "restore", "restores"),
        ):  # fmt: skip
            patch.setattr(owner, name, noted(counts, getattr(owner, name), what))
        patch.setattr(Game, "view", looked(counts, Game.view))
        patch.setattr(Choice, "words", named(counts, Choice.words))
        for name in ("read", "write"):
            patch.setattr(SqliteEngine, name, transaction(counts, getattr(SqliteEngine, name)))
        yield counts


def noted(counts: Counts, function: Callable[..., Any], what: str) -> Callable[..., Any]:
    def call(*args: Any, **kwargs: Any) -> Any:
        counts.add(what)
        return function(*args, **kwargs)

    return call


def looked(counts: Counts, view: Callable[..., Any]) -> Callable[..., Any]:
    def call(game: Game[Any], seat: int | None = None) -> Any:
        counts.look(game, seat)
        return view(game, seat)

    return call


def named(counts: Counts, words: Callable[[Choice, str], Words]) -> Callable[[Choice, str], Words]:
    def call(choice: Choice, key: str) -> Words:
        counts.name(choice, key)
        return words(choice, key)

    return call


def transaction(counts: Counts, run: Callable[..., Any]) -> Callable[..., Any]:
    async def call(engine: Any, work: Callable[[Any], Any], *rest: Any, **given: Any) -> Any:
        who = whose()
        if who is None:
            return await run(engine, work, *rest, **given)
        counts.all[who, "transactions"] += 1

        def note(sql: str) -> None:
            counts.all[who, "statements"] += 1
            counts.statements.append((who, sql))

        return await run(engine, lambda db: work(Counted(db, note)), *rest, **given)

    return call
