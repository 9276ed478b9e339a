"""Private notes are shown to nobody else."""

from collections.abc import Awaitable

import pytest

from tables import Refused, Why

from .world import ANN, BOB, CAT, World


async def refused(call: Awaitable[object]) -> Why:
    with pytest.raises(Refused) as caught:
        await call
    return caught.value.why


async def test_each_reads_and_removes_only_notes_of_the_own_seat(w: World) -> None:
    table = (await w.start("quay", [ANN, BOB])).id
    await w.tables.notes.add(table, ANN, "the bank pays best")
    await w.tables.notes.add(table, BOB, "keep the shield")
    (anns,), (bobs,) = [await w.tables.notes.of(table, it) for it in (ANN, BOB)]
    assert (anns.body, bobs.body) == ("the bank pays best", "keep the shield")
    for person, note in ((ANN, bobs), (BOB, anns)):
        assert await refused(w.tables.notes.remove(table, person, note.id)) is Why.NO_NOTE
    assert await refused(w.tables.notes.of(table, CAT)) is Why.NOT_SEATED
    assert await w.tables.notes.of(table, ANN) == [anns]
    assert await w.tables.notes.of(table, BOB) == [bobs]
