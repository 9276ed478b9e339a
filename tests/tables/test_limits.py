"""The limit on open tables holds for simultaneous presses, and for two processes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable

import pytest

from tables import Refused, Settings, Status, Table, Why
from tables.people.lobby import MOST_LOBBIES
from tables.people.servers import Server
from tests import stores

from .world import ANN, BOB, World

GUILD = 7
QUAY = Settings(game="quay", seats=2)
SECRET = Settings(game="quay", seats=2, visibility="private")


@pytest.fixture
async def other(w: World) -> AsyncIterator[World]:
    store = await stores.start(w.store.address)
    yield World(store, w.time)
    await store.close()


async def allow(w: World, most: int) -> None:
    def decide(server: Server) -> None:
        server.most = most

    await w.tables.servers.change(GUILD, ANN, decide)


def opening(w: World, host: int, settings: Settings = QUAY) -> Awaitable[Table]:
    return w.tables.lobby.create(host, settings, guild=GUILD)


async def refusals(*attempts: Awaitable[Table]) -> list[Why]:
    done = await asyncio.gather(*attempts, return_exceptions=True)
    strange = [it for it in done if isinstance(it, Exception) and not isinstance(it, Refused)]
    assert not strange
    return [it.why for it in done if isinstance(it, Refused)]


async def test_of_many_at_once_only_so_many_open_a_table(w: World, other: World) -> None:
    await allow(w, 3)
    people = range(201, 209)
    refused = await refusals(*(opening((w, other)[p % 2], p) for p in people))
    assert refused == [Why.SERVER_FULL] * 5
    assert len(await w.tables.finding.live(GUILD)) == 3


async def test_private_tables_count_and_ended_ones_do_not(w: World) -> None:
    await allow(w, 1)
    first = await opening(w, ANN, SECRET)
    assert await refusals(opening(w, BOB)) == [Why.SERVER_FULL]
    await w.tables.lobby.leave(first.id, ANN)
    assert await refusals(opening(w, BOB)) == []
    await allow(w, 0)
    assert await refusals(opening(w, ANN)) == []


async def test_a_rematch_needs_room_as_well(w: World) -> None:
    table = await w.start("rival", [ANN])
    await allow(w, 1)
    await w.tables.moderation.end(table.id, BOB)
    await opening(w, BOB)
    assert await refusals(w.tables.lobby.rematch(table.id, ANN)) == [Why.SERVER_FULL]
    assert (await w.tables.finding.table(table.id)).rematch is None


async def test_one_person_opens_so_many_lobbies_at_once(w: World, other: World) -> None:
    more = MOST_LOBBIES + 3
    refused = await refusals(*(opening((w, other)[n % 2], ANN) for n in range(more)))
    assert refused == [Why.TOO_MANY_TABLES] * 3
    assert len(await w.tables.finding.mine(ANN, Status.LOBBY)) == MOST_LOBBIES
