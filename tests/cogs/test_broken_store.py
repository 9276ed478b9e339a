"""The store fails in the middle of a press: the person reads the truth about what was saved."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import TypeVar

import pytest

from db import InDoubt, SqliteStore, StoreFault, Unread
from db.attempt import current_attempt
from db.engine import Engine, Proof, Work
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.between import Watched
from tests.cogs.house import all_told, app_of, tables_of
from tests.cogs.playing import (
    answer,
    begin_alone,
    button,
    called,
    live,
    sit_down,
    turn_message,
)

T = TypeVar("T")

TOLD = {
    "en-GB": {
        "unread": "Saved, but I cannot show",
        "unsaved": "could not save that, and nothing has changed",
        "in doubt": "I cannot tell whether that was saved",
        "early": "cannot read the tables just now, and nothing has changed",
    },
    "ru": {
        "unread": "Это сохранено, но показать",
        "unsaved": "Сохранить не удалось, и ничего не изменилось",
        "in doubt": "неизвестно, сохранилось ли это",
        "early": "до столов не достучаться; ничего не изменилось",
    },
}


class Breaking(Watched):
    """An engine that fails a press after a number of writes; other work goes on unharmed."""

    def __init__(self, engine: Engine, fault: StoreFault, writes: int) -> None:
        super().__init__(engine, lambda: None)
        self._fault = fault
        self._left = writes

    async def read(self, work: Work[T], *, long: bool = False) -> T:
        if current_attempt.get() and not self._left and isinstance(self._fault, Unread):
            raise self._fault
        return await super().read(work, long=long)

    async def write(self, work: Work[T], proof: Proof | None = None, *, long: bool = False) -> T:
        if current_attempt.get():
            if not self._left and not isinstance(self._fault, Unread):
                raise self._fault
            self._left -= 1
        return await super().write(work, proof, long=long)


@contextmanager
def breaking(table: Bench, fault: StoreFault, writes: int) -> Iterator[None]:
    store = app_of(table).tables.house.store
    assert isinstance(store, SqliteStore)
    engine = store._engine
    store._engine = Breaking(engine, fault, writes)
    try:
        yield
    finally:
        store._engine = engine


async def ready_to_confirm(table: Bench) -> tuple[Person, Seen]:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    while "confirm" not in live(panel):
        panel = await answer(person, panel, Random(1))
    return person, panel


CASES = {
    "unsaved": StoreFault("cut"),
    "in doubt": InDoubt("cut"),
    "early": Unread("cut"),
}


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("case", CASES)
async def test_what_people_read_is_true(table: Bench, case: str, language: str) -> None:
    person, panel = await ready_to_confirm(table)
    person.user.locale = language
    (before,) = await tables_of(table)
    with breaking(table, CASES[case], 0):
        (told,) = (await person.press(button(panel, "confirm"), on=panel)).further
    assert TOLD[language][case] in told.text
    (after,) = await tables_of(table)
    assert after.decisions == before.decisions


@pytest.mark.parametrize("language", TOLD)
async def test_what_was_saved_and_cannot_be_shown_is_told_so(table: Bench, language: str) -> None:
    """The page of a solo game is read after two writes, of the person's look and of the answer.
    That reading fails."""
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, "quay.base.2")
    await all_told(table)
    page = turn_message(anna)
    anna.user.locale = language
    (before,) = await tables_of(table)
    with breaking(table, Unread("cut"), 2):
        (told,) = (await anna.press(button(page, "at-once"), on=page)).further
    assert TOLD[language]["unread"] in told.text
    (after,) = await tables_of(table)
    assert after.decisions > before.decisions
