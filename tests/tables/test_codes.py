"""Codes: their holders join from anywhere, and nobody guesses one."""

import asyncio
from random import Random

import pytest

from tables import Settings, Table, Why
from tables.base.news import Full, Turn
from tables.people import codes
from tables.people.codes import FORGIVEN, MOST_WRONG

from .world import ANN, BOB, CAT, DAN, World, refused


async def private(w: World, seats: int = 3) -> Table:
    """Open Ann's private table, with a code."""
    wanted = Settings(game="quay", seats=seats, visibility="private", seating="as_joined")
    table = await w.tables.lobby.create(ANN, wanted, guild=7, channel=70)
    return await w.tables.lobby.code(table.id, ANN)


async def test_who_has_the_code_joins_a_private_table(w: World) -> None:
    table = await private(w)
    assert await refused(w.tables.lobby.join(table.id, BOB)) is Why.NOT_INVITED
    typed = codes.written(table.code).lower().replace("-", " ")
    table = await w.tables.lobby.join_by(typed, BOB, afar=True, press=5)
    assert table.people() == [ANN, BOB]
    assert (await w.tables.lobby.join_by(typed, BOB, afar=True, press=5)).people() == [ANN, BOB]
    assert await refused(w.tables.lobby.join_by(typed, BOB, afar=True)) is Why.SEATED


async def test_a_code_is_the_same_until_its_host_ends_it(w: World) -> None:
    table = await private(w)
    assert (await w.tables.lobby.code(table.id, ANN)).code == table.code
    assert await refused(w.tables.lobby.code(table.id, BOB)) is Why.NOT_HOST
    assert await refused(w.tables.lobby.end_code(table.id, BOB)) is Why.NOT_HOST
    await w.tables.lobby.end_code(table.id, ANN)
    assert await refused(w.tables.lobby.join_by(table.code, BOB, afar=True)) is Why.NO_CODE
    assert (await w.tables.lobby.code(table.id, ANN)).code != table.code


@pytest.mark.parametrize("end", ["start", "close"])
async def test_a_code_ends_with_the_gathering(w: World, end: str) -> None:
    table = await private(w)
    await w.tables.lobby.join_by(table.code, BOB, afar=False)
    await getattr(w.tables.lobby, end)(table.id, ANN)
    assert await refused(w.tables.lobby.join_by(table.code, CAT, afar=True)) is Why.NO_CODE


async def test_who_came_from_afar_is_still_afar_in_the_rematch(w: World) -> None:
    table = await private(w, seats=2)
    await w.tables.lobby.join_by(table.code, BOB, afar=True)
    await w.tables.lobby.start(table.id, ANN)
    await w.finish(table.id, Random(1))
    assert (await w.tables.lobby.rematch(table.id, ANN)).afar == [BOB]


async def test_whom_the_host_sent_away_no_code_brings_back(w: World) -> None:
    table = await private(w)
    await w.tables.lobby.join_by(table.code, BOB, afar=True)
    await w.tables.lobby.kick(table.id, ANN, BOB)
    assert await refused(w.tables.lobby.join_by(table.code, BOB, afar=True)) is Why.BANNED


async def test_nobody_tries_many(w: World) -> None:
    table = await private(w)
    for _ in range(MOST_WRONG):
        assert await refused(w.tables.lobby.join_by("AAAA-AAAA", BOB, afar=True)) is Why.NO_CODE
    assert await refused(w.tables.lobby.join_by(table.code, BOB, afar=True)) is Why.CODES_GUESSED
    await w.tables.lobby.join_by(table.code, CAT, afar=True)
    w.time.at += FORGIVEN
    await w.tables.lobby.join_by(table.code, BOB, afar=True)


async def test_codes_typed_at_once_are_counted_too(w: World) -> None:
    tries = (w.tables.lobby.join_by("WRONGONE", BOB, afar=True) for _ in range(3 * MOST_WRONG))
    met = await asyncio.gather(*map(refused, tries))
    assert met.count(Why.NO_CODE) == MOST_WRONG
    assert met.count(Why.CODES_GUESSED) == 2 * MOST_WRONG


async def test_an_ended_code_found_a_moment_ago(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host ends the code after it was looked up and before the guest has joined."""
    table = await private(w)
    await w.tables.lobby.end_code(table.id, ANN)

    async def found(typed: str, person: int) -> int:
        return table.id

    monkeypatch.setattr(w.tables.lobby, "found_by", found)
    assert await refused(w.tables.lobby.join_by(table.code, BOB, afar=True)) is Why.NO_CODE


async def test_what_is_no_code_finds_nothing(w: World) -> None:
    await private(w)
    for typed in ("", "abc", "ABCDEFGHJ", "ЯЯЯЯЯЯЯЯ", "' OR 1=1"):
        assert await refused(w.tables.lobby.found_by(typed, DAN)) in (
            Why.NO_CODE,
            Why.CODES_GUESSED,
        )


async def test_who_joined_from_afar_is_called_by_message(w: World) -> None:
    table = await private(w)
    await w.tables.lobby.join_by(table.code, BOB, afar=True)
    await w.tables.lobby.join_by(table.code, CAT, afar=False)
    await w.news()
    assert "Full" in w.listener.told("person", BOB)
    assert w.listener.items(Full)
    await w.tables.lobby.start(table.id, ANN)
    person, panel = await w.panel(table.id)
    assert person == ANN
    await w.tables.play.confirm(
        table.id,
        ANN,
        (await w.tables.play.choose(table.id, ANN, panel.step, panel.question.keys[:1])).step
        if panel.question
        else panel.step,
    )
    await w.news()
    assert "Turn" in w.listener.told("person", BOB)
    assert not any(it.mention for it in w.listener.items(Turn) if it.person == BOB and it.elsewhere)
