"""A table remembers a person after their data is deleted, so that bans and known secrets stay."""

from random import Random

import pytest

from tables import Settings, Why
from tables.base.model import DAY, Forgotten, Table
from tests.tables.world import ANN, BOB, CAT, DAN, World, refused

MODERATOR = 999


async def sent_away(w: World) -> Table:
    """Open a private lobby of Ann's, send Bob away from it, and delete all his data."""
    settings = Settings(game="quay", seats=3, visibility="private")
    table = await w.tables.lobby.create(ANN, settings)
    table = await w.tables.lobby.code(table.id, ANN)
    await w.tables.lobby.join_by(table.code, BOB, afar=True)
    await w.tables.lobby.kick(table.id, ANN, BOB)
    await w.tables.privacy.delete(BOB)
    return table


async def kept(w: World, table: int) -> list[Forgotten]:
    return (await w.tables.finding.table(table)).forgotten


async def test_who_was_sent_away_and_forgotten_still_needs_an_invitation(w: World) -> None:
    table, lobby = await sent_away(w), w.tables.lobby
    assert await refused(lobby.join(table.id, BOB)) is Why.BANNED
    assert await refused(lobby.join_by(table.code, BOB, afar=True)) is Why.BANNED
    await lobby.join_by(table.code, CAT, afar=True)
    await lobby.invite(table.id, ANN, BOB)
    assert (await lobby.join(table.id, BOB)).people() == [ANN, CAT, BOB]
    assert await kept(w, table.id) == []


@pytest.mark.parametrize("deleted", ["", "before the start", "while it runs"])
async def test_who_was_sent_away_takes_over_no_free_seat_of_the_game(
    w: World, deleted: str
) -> None:
    """The person may not take a free seat, but the host may give them one."""
    lobby, seats = w.tables.lobby, w.tables.seats
    settings = Settings(game="quay", seats=3, auto_start=False)
    table = (await lobby.create(ANN, settings)).id
    for guest in (BOB, CAT, DAN):
        await lobby.join(table, guest)
        if guest == BOB:
            await lobby.kick(table, ANN, BOB)
    if deleted == "before the start":
        await w.tables.privacy.delete(BOB)
    await lobby.start(table, ANN)
    if deleted == "while it runs":
        await w.tables.privacy.delete(BOB)
    await seats.leave(table, CAT)
    held = await w.tables.finding.table(table)
    free = [number for number, seat in enumerate(held.seats) if seat.person is None]
    assert await refused(seats.take_over(table, BOB, free[0])) is Why.BANNED
    assert (await seats.replace(table, ANN, free[0], BOB)).seats[free[0]].person == BOB


async def test_a_lobby_that_closes_remembers_nobody(w: World) -> None:
    table = await sent_away(w)
    assert len(await kept(w, table.id)) == 1
    await w.tables.lobby.close(table.id, ANN)
    assert await kept(w, table.id) == []


@pytest.mark.parametrize("lent", [False, True])
async def test_who_knows_a_hand_and_was_forgotten_takes_no_other_seat(w: World, lent: bool) -> None:
    """The person may only return to the seat whose secrets they know, even after being forgotten
    twice."""
    table, seats = (await w.start("masks", [ANN, BOB, CAT])).id, w.tables.seats
    person = DAN if lent else ANN
    if lent:
        await seats.lend(table, ANN, DAN, w.time.at + DAY)
    await w.tables.privacy.delete(person)
    await w.tables.privacy.delete(person)
    for call in (
        seats.lend(table, BOB, person, w.time.at + DAY),
        seats.replace(table, BOB, 1, person),
        w.tables.moderation.replace(table, MODERATOR, 1, person),
    ):
        assert await refused(call) is Why.KNOWS_SECRETS
    await seats.leave(table, BOB)
    assert await refused(seats.take_over(table, person, 1)) is Why.KNOWS_SECRETS
    back = await w.tables.moderation.replace(table, MODERATOR, 0, person)
    assert back.seats[0].actor == person
    await w.tables.privacy.delete(person)
    assert len(await kept(w, table)) == 1


@pytest.mark.parametrize("given_up", [False, True])
async def test_a_game_that_is_over_remembers_nobody(w: World, given_up: bool) -> None:
    table, moderation = (await w.start("masks", [ANN, BOB])).id, w.tables.moderation
    await w.tables.privacy.delete(ANN)
    await moderation.replace(table, MODERATOR, 0, DAN)
    assert len(await kept(w, table)) == 1
    if given_up:
        await moderation.end(table, MODERATOR)
    else:
        await w.play(table, Random(1))
    assert await kept(w, table) == []


async def test_tables_remember_by_hashes_that_tell_nothing_of_each_other(w: World) -> None:
    """Two tables hash the same person differently, and reports leave the hashes out."""
    tables = [(await w.start("masks", [ANN, BOB])).id for _ in range(2)]
    await w.tables.privacy.delete(ANN)
    (first,), (second,) = [await kept(w, table) for table in tables]
    assert first.played == second.played
    assert first.mark != second.mark
    snapshot, _ = await w.tables.snapshots.take(tables[0], BOB)
    assert snapshot.table.forgotten == []


async def test_a_team_keeps_nothing_of_who_is_forgotten(w: World) -> None:
    """A team's seats have no secrets from each other, so nothing needs to be remembered."""
    table = (await w.start("siege", [ANN, BOB])).id
    await w.tables.privacy.delete(ANN)
    assert await kept(w, table) == []
