"""From a lobby to a running table and to the rematch."""

from typing import Any

from tables import Settings, Status, Table, Why
from tables.base.clocks import LOBBY_LASTS
from tables.base.news import Full, Invited, Kicked, Rematch, Started
from tables.people.lobby import MOST_LOBBIES

from .world import ANN, BOB, CAT, DAN, World, refused


async def lobby(w: World, **settings: Any) -> Table:
    wanted = {"game": "quay", "seats": 3, "seating": "as_joined", **settings}
    return await w.tables.lobby.create(ANN, Settings(**wanted), guild=7, channel=70)


async def test_three_presses_make_a_running_table(w: World) -> None:
    table = await lobby(w, seats=2)
    table = await w.tables.lobby.join(table.id, BOB)
    table = await w.tables.lobby.start(table.id, ANN)
    assert table.status is Status.RUNNING
    assert table.people() == [ANN, BOB]
    assert len(table.commitment) == 64
    assert [asked.seat for asked in table.asked] == [0]


async def test_what_the_rules_do_not_know_is_refused_at_once(w: World) -> None:
    for settings in (
        {"game": "chess"},
        {"seats": 9},
        {"options": {"rounds": 17}},
        {"options": {"palace": True}},
    ):
        assert await refused(lobby(w, **settings)) is Why.BAD_SETUP
    assert await refused(lobby(w, pace="frantic")) is Why.BAD_SETTING
    against_tom = {"game": "bonfire", "seats": 1, "options": {"mode": "handicap"}}
    assert (await lobby(w, **against_tom)).settings.options == {"mode": "handicap"}
    against_tom["options"] = {"mode": "handicap", "handicap": -10}  # earned, and never typed
    assert await refused(lobby(w, **against_tom)) is Why.BAD_SETTING
    assert await refused(lobby(w, manners="x" * 301)) is Why.TOO_LONG


async def test_a_full_table_starts_by_itself_when_all_have_confirmed(w: World) -> None:
    table = await lobby(w)
    await w.tables.lobby.join(table.id, BOB)
    await w.tables.lobby.ready(table.id, BOB)
    table = await w.tables.lobby.join(table.id, CAT)
    assert [seat.ready for seat in table.seats] == [False, False, True]
    await w.news()
    assert w.listener.items(Full) == [Full([ANN, BOB])]
    table = await w.tables.lobby.ready(table.id, BOB)
    assert table.status is Status.LOBBY
    table = await w.tables.lobby.ready(table.id, ANN, press=8)
    assert table.status is Status.RUNNING
    assert (await w.tables.lobby.ready(table.id, ANN, press=8)).status is Status.RUNNING


async def test_without_that_agreement_only_the_host_starts(w: World) -> None:
    table = await lobby(w, seats=2, auto_start=False)
    await w.tables.lobby.join(table.id, BOB)
    await w.tables.lobby.ready(table.id, BOB)
    table = await w.tables.lobby.ready(table.id, ANN)
    assert table.status is Status.LOBBY
    assert await refused(w.tables.lobby.start(table.id, BOB)) is Why.NOT_HOST


async def test_the_host_may_start_with_fewer_if_the_game_can(w: World) -> None:
    table = await lobby(w)
    assert await refused(w.tables.lobby.start(table.id, ANN)) is Why.TOO_FEW
    await w.tables.lobby.join(table.id, BOB)
    table = await w.tables.lobby.start(table.id, ANN)
    assert len(table.seats) == 2
    assert await refused(w.tables.lobby.join(table.id, CAT)) is Why.NOT_LOBBY


async def test_who_may_join(w: World) -> None:
    table = await lobby(w, seats=2, visibility="invited")
    assert await refused(w.tables.lobby.join(table.id, BOB)) is Why.NOT_INVITED
    await w.tables.lobby.invite(table.id, ANN, BOB)
    await w.news()
    assert w.listener.items(Invited) == [Invited(ANN)]
    assert await refused(w.tables.lobby.invite(table.id, CAT, DAN)) is Why.NOT_SEATED
    await w.tables.lobby.join(table.id, BOB)
    assert await refused(w.tables.lobby.join(table.id, BOB)) is Why.SEATED
    await w.tables.lobby.invite(table.id, BOB, CAT)
    assert await refused(w.tables.lobby.join(table.id, CAT)) is Why.FULL


async def test_who_was_sent_away_needs_an_invitation(w: World) -> None:
    table = await lobby(w)
    await w.tables.lobby.join(table.id, BOB)
    assert await refused(w.tables.lobby.kick(table.id, BOB, ANN)) is Why.NOT_HOST
    table = await w.tables.lobby.kick(table.id, ANN, BOB)
    assert table.people() == [ANN]
    assert await refused(w.tables.lobby.join(table.id, BOB)) is Why.BANNED
    await w.tables.lobby.invite(table.id, ANN, BOB)
    table = await w.tables.lobby.join(table.id, BOB)
    assert table.people() == [ANN, BOB]
    await w.news()
    assert w.listener.items(Kicked) == [Kicked(BOB)]


async def test_the_host_leaves_the_lobby_to_the_next_and_the_last_one_closes_it(w: World) -> None:
    table = await lobby(w)
    await w.tables.lobby.join(table.id, BOB)
    table = await w.tables.lobby.leave(table.id, ANN)
    assert table.host == BOB
    table = await w.tables.lobby.leave(table.id, BOB, press=3)
    assert table.status is Status.ABANDONED
    assert (await w.tables.lobby.leave(table.id, BOB, press=3)).status is Status.ABANDONED


async def test_other_settings_have_to_be_confirmed_again(w: World) -> None:
    table = await lobby(w)
    await w.tables.lobby.join(table.id, BOB)
    await w.tables.lobby.ready(table.id, BOB)
    changed = Settings(game="quay", seats=2, pace="brisk")
    table = await w.tables.lobby.change(table.id, ANN, changed)
    assert [seat.ready for seat in table.seats] == [True, False]
    assert await refused(w.tables.lobby.change(table.id, BOB, changed)) is Why.NOT_HOST


async def test_nobody_opens_lobbies_without_end(w: World) -> None:
    for _ in range(MOST_LOBBIES):
        await lobby(w)
    assert await refused(lobby(w)) is Why.TOO_MANY_TABLES


async def test_a_forgotten_lobby_closes_after_two_weeks(w: World) -> None:
    table = await lobby(w)
    await w.pass_time(LOBBY_LASTS - 10)
    await w.tables.lobby.join(table.id, BOB)
    await w.pass_time(LOBBY_LASTS - 10)
    assert (await w.tables.finding.table(table.id)).status is Status.LOBBY
    await w.pass_time(10)
    assert (await w.tables.finding.table(table.id)).status is Status.ABANDONED


async def test_seats_are_drawn_unless_the_table_wants_otherwise(w: World) -> None:
    orders = set()
    for _ in range(20):
        table = await lobby(w, seats=2, seating="random")
        await w.tables.lobby.join(table.id, BOB)
        table = await w.tables.lobby.start(table.id, ANN)
        orders.add(tuple(table.people()))
    assert orders == {(ANN, BOB), (BOB, ANN)}


async def test_an_automa_can_take_a_seat_from_the_start(w: World) -> None:
    table = await lobby(w, seats=2)
    await w.tables.lobby.add_automa(table.id, ANN, 0)
    assert len((await w.tables.lobby.add_automa(table.id, ANN, 0)).seats) == 2
    assert await refused(w.tables.lobby.add_automa(table.id, ANN, 1)) is Why.FULL
    table = await w.tables.lobby.remove_automa(table.id, ANN, 1)
    assert len(table.seats) == 1
    await w.tables.lobby.add_automa(table.id, ANN, 0)
    table = await w.tables.lobby.start(table.id, ANN)
    for _ in range(60):
        await w.pass_time(1)
        table = await w.tables.finding.table(table.id)
        if table.status is Status.ENDED:
            break
        await w.move(table.id, w.house.random)
    assert table.status is Status.ENDED
    rows = await w.store.results_of(ANN)
    assert [row.person for row in rows] == [ANN, None]


async def test_a_rematch_rotates_the_seats_and_starts_when_all_confirm(w: World) -> None:
    table = await w.start("quay", [ANN, BOB, CAT])
    assert await refused(w.tables.lobby.rematch(table.id, ANN)) is Why.NOT_ENDED
    await w.play(table.id, w.house.random)
    again = await w.tables.lobby.rematch(table.id, BOB)
    assert again.people() == [BOB, CAT, ANN]
    assert (await w.tables.lobby.rematch(table.id, CAT)).id == again.id
    await w.news()
    assert w.listener.items(Rematch) == [Rematch(again.id, BOB)]
    await w.tables.lobby.ready(again.id, ANN)
    again = await w.tables.lobby.ready(again.id, CAT)
    assert again.status is Status.RUNNING
    assert again.people() == [BOB, CAT, ANN]
    await w.news()
    assert w.listener.items(Started)[-1].people == [BOB, CAT, ANN]
