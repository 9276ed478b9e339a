"""Nobody is pestered through the bot by somebody who invites again and again."""

from tables import Settings, Why
from tables.base.model import HOUR
from tables.table.invitations import MOST, MOST_ALIKE
from tests.tables.world import ANN, BOB, CAT, World, refused

MANY = range(1000, 1000 + MOST)


async def test_nobody_is_pestered(w: World) -> None:
    """Tables opened and closed again call the same person a few times an hour, no more."""
    lobby, quay = w.tables.lobby, Settings(game="quay", seats=2)
    for _ in range(MOST_ALIKE):
        table = await lobby.create(ANN, quay, invited=[BOB])
        await lobby.close(table.id, ANN)
    asked = len(await w.news())
    assert await refused(lobby.create(ANN, quay, invited=[BOB])) is Why.TOO_MANY_INVITED
    assert len(await w.news()) == asked
    await lobby.create(ANN, quay, invited=[CAT])
    await lobby.create(CAT, quay, invited=[BOB])
    w.time.at += HOUR
    await lobby.create(ANN, quay, invited=[BOB])


async def test_a_server_is_not_invited_whole(w: World) -> None:
    lobby = w.tables.lobby
    table = await lobby.create(ANN, Settings(game="quay", seats=2))
    for guest in MANY:
        await lobby.invite(table.id, ANN, guest)
        await lobby.invite(table.id, ANN, guest)  # is invited already
    assert await refused(lobby.invite(table.id, ANN, BOB)) is Why.TOO_MANY_INVITED
    assert (await w.tables.finding.table(table.id)).invited == [*MANY]


async def test_a_seat_is_not_lent_to_the_same_person_for_ever(w: World) -> None:
    table, seats = await w.start(people=[ANN, BOB]), w.tables.seats
    until = w.time.at + HOUR
    for _ in range(MOST_ALIKE):
        await seats.lend(table.id, ANN, CAT, until)
        await seats.take_back(table.id, ANN)
    assert await refused(seats.lend(table.id, ANN, CAT, until)) is Why.TOO_MANY_INVITED
