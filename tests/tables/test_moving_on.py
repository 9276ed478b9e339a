"""Tables move to another place by the consent of those who play."""

from random import Random

from db import PlaceRow
from tables import PlaceKind, Server, Settings, Status, Whither, Why
from tables.base.news import TableLeft, TableMoved, VoteOpened
from tables.people.voting import VOTE_LASTS

from .world import ANN, BOB, World, refused

THERE = Whither(900, guild=9, afar=[BOB])
GROUP = Whither(901, borrowed=0)


async def test_all_who_play_have_to_agree(w: World) -> None:
    table = await w.start()
    table = await w.tables.moving.ask(table.id, ANN, THERE)
    assert table.channel == 70
    assert table.vote is not None
    await w.news()
    assert w.listener.items(VoteOpened)[0].channel == THERE.channel
    table = await w.tables.voting.vote(table.id, BOB, table.vote.number, agree=True)
    assert (table.guild, table.channel, table.thread) == (9, 900, None)
    assert table.afar == [BOB]
    await w.news()
    assert w.listener.items(TableMoved)
    assert not w.listener.items(TableLeft), "there was no thread yet"
    await w.play(table.id, Random(1))
    assert (await w.tables.finding.table(table.id)).status is Status.ENDED


async def test_a_no_or_silence_moves_nothing(w: World) -> None:
    table = await w.start()
    table = await w.tables.moving.ask(table.id, ANN, THERE)
    assert table.vote is not None
    table = await w.tables.voting.vote(table.id, BOB, table.vote.number, agree=False)
    assert (table.vote, table.channel) == (None, 70)
    await w.tables.moving.ask(table.id, ANN, THERE)
    await w.pass_time(2 * VOTE_LASTS + 1)
    table = await w.tables.finding.table(table.id)
    assert (table.vote, table.channel) == (None, 70)


async def test_only_who_plays_asks(w: World) -> None:
    table = await w.start()
    assert await refused(w.tables.moving.ask(table.id, 999, THERE)) is Why.NOT_SEATED


async def test_a_host_moves_a_lobby_at_once(w: World) -> None:
    wanted = Settings(game="quay", seats=2)
    table = await w.tables.lobby.create(ANN, wanted, guild=7, channel=70)
    await w.tables.lobby.join(table.id, BOB)
    assert await refused(w.tables.moving.ask(table.id, BOB, THERE)) is Why.NOT_HOST
    table = await w.tables.moving.ask(table.id, ANN, THERE)
    assert (table.guild, table.channel) == (9, 900)


async def test_into_a_group_and_back(w: World) -> None:
    table = await w.start(people=(ANN,), options={"mode": "solo"}, game="rival")
    place = PlaceRow("thread", table.id)
    table = await w.tables.moving.ask(table.id, ANN, GROUP)
    assert table.place_kind is PlaceKind.BORROWED
    assert await w.store.is_closed(place)
    assert await w.tables.borrowed.untold(901) == [table.id]
    table = await w.tables.moving.ask(table.id, ANN, THERE)
    assert table.place_kind is PlaceKind.SERVER
    assert not await w.store.is_closed(place)
    assert not await w.tables.borrowed.untold(901)


async def test_the_owners_limit_counts_for_who_comes(w: World) -> None:
    wanted = Settings(game="quay", seats=2)

    def one(server: Server) -> None:
        server.most = 1

    await w.tables.servers.change(9, ANN, one)
    await w.tables.lobby.create(BOB, wanted, guild=9, channel=900)
    table = await w.tables.lobby.create(ANN, wanted, guild=7, channel=70)
    assert await refused(w.tables.moving.ask(table.id, ANN, THERE)) is Why.SERVER_FULL


async def test_a_challenge_stays_where_it_was_begun(w: World) -> None:
    made = await w.tables.challenges.begin(ANN, "rival", "en", 70)
    assert await refused(w.tables.moving.ask(made.id, ANN, THERE)) is Why.OWN_CHALLENGE


async def test_channels_that_watch_stay_behind(w: World) -> None:
    """People in a watching channel may not see the new place; a person who watches is told further
    on."""
    table = await w.start(people=(ANN,), options={"mode": "solo"}, game="rival")
    await w.tables.watching.watch(table.id, 71, "turn", BOB)
    await w.tables.watching.watch(table.id, BOB, "turn", BOB)
    await w.move(table.id, Random(1))
    await w.tables.moving.ask(table.id, ANN, THERE)
    assert not await w.tables.watching.watched(71)
    assert [it.table for it in await w.tables.watching.watched(BOB)] == [table.id]
    assert not await w.store.news_for(PlaceRow("channel", 71))
    before = len(w.listener.told("channel", 71))
    await w.play(table.id, Random(1))
    await w.news()
    assert len(w.listener.told("channel", 71)) == before
    assert w.listener.told("person", BOB)
