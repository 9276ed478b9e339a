"""News: its places, its order, and refusals by its destinations."""

import asyncio

import pytest

from rules.core import Event
from tables import Answer, News, PlaceGone, Settings, TryLater
from tables.base.model import DAY
from tables.base.news import Moved, PlaceLost, RoundEnded, Started, Turn, decode, encode
from tables.telling import sender
from tables.telling.delivery import Call
from tables.telling.sender import AT_ONCE
from tables.telling.watching import Level

from .world import ANN, BOB, CAT, World

NEVER = 120.0  # seconds after which a wait fails

PIER = [Answer("", ["site:pier"])]
BANK = [Answer("", ["site:bank"])]
PAY = [Answer("", ["site:yard"]), Answer("", ["pay:rope"])]


async def prefer_messages(w: World, person: int) -> None:
    await w.tables.absence.prefer(person, lambda profile: setattr(profile, "pings", "messages"))


async def test_a_turn_is_called_once_and_says_what_is_asked(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    assert await w.news() == ["Started", "Turn"]
    (turn,) = w.listener.items(Turn)
    assert (turn.person, turn.point, turn.last, turn.mention) == (ANN, "quay.site", True, True)
    await w.tables.play.question(table.id, ANN)
    assert await w.news() == ["Started", "Turn"]
    await w.tables.play.answer_line(table.id, ANN, PIER)
    assert await w.news() == ["Started", "Turn", "Moved", "Turn"]


async def test_an_answer_that_keeps_the_turn_calls_nobody(w: World) -> None:
    table = await w.start("rival", [ANN])
    await w.news()
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["heap:1"])])
    assert (await w.news()).count("Turn") == 1


async def test_who_is_looking_needs_no_mention(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.question(table.id, BOB)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    await w.pass_time(120)
    await w.tables.play.answer_line(table.id, BOB, BANK)
    await w.news()
    assert [turn.mention for turn in w.listener.items(Turn)] == [False, True]


async def test_a_ping_that_is_not_true_any_more_is_not_sent(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.tables.play.answer_line(table.id, BOB, BANK)
    assert (await w.news()).count("Moved") == 2
    assert BOB in {turn.person for turn in w.listener.items(Turn) if turn.mention}
    assert not any(BOB in it.page.called for it in w.listener.shown if it.page)


async def test_private_events_reach_nobody_else(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.watching.watch(table.id, 70, "turn")
    done = await w.tables.play.answer_line(table.id, ANN, PAY)
    assert "drew" in [event.id for event in done.events]
    await w.news()
    told = [event.id for moved in w.listener.items(Moved) for event in moved.events]
    assert told
    assert "drew" not in told


async def test_channels_hear_as_much_as_they_asked_for(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    levels: dict[int, Level] = {71: "turn", 72: "round", 73: "end"}
    for channel, level in levels.items():
        await w.tables.watching.watch(table.id, channel, level)
    await w.tables.watching.watch_guild(7, 74, "end")
    await w.play(table.id, w.house.random)
    await w.news()
    told = {channel: w.listener.told("channel", channel) for channel in (71, 72, 73, 74)}
    assert set(told[71]) == {"Moved", "Ended"}
    assert told[72] == ["RoundEnded", "RoundEnded", "Ended"]
    assert told[73] == told[74] == ["Ended"]
    assert [ended.round for ended in w.listener.items(RoundEnded)] == [1, 2]
    assert len(w.listener.told("channel", 71)) < len(w.listener.told("thread", table.id))


async def test_where_the_game_counts_no_rounds_they_end_with_the_last_players_turn(
    w: World,
) -> None:
    table = await w.start("bonfire", [ANN, BOB])
    await w.tables.watching.watch(table.id, 72, "round")
    now = await w.play(table.id, w.house.random, 1)
    while (now.round or 0) < 4:
        now = await w.play(table.id, w.house.random, 1)
    await w.news()
    assert [ended.round for ended in w.listener.items(RoundEnded)] == [1, 2, 3]
    for number in (2, 3, 4):
        began = now.rounds[number]
        views = await w.tables.replays.views(table.id, None, (began - 1, began))
        assert views[began - 1]["turn"] != views[began - 1]["first"]
        assert views[began]["turn"] == views[began]["first"]
    undo = w.tables.undo
    back = await undo.undo(table.id, ANN, now.rounds[4] - 1, decisions=now.decisions)
    if back.vote is not None:
        back = await w.tables.voting.vote(table.id, BOB, back.vote.number, agree=True)
    assert (back.round, sorted(back.rounds)) == (3, [1, 2, 3])
    again = await undo.redo(table.id, ANN)
    if again.vote is not None:
        again = await w.tables.voting.vote(table.id, BOB, again.vote.number, agree=True)
    assert (again.round, again.rounds) == (4, now.rounds)


async def test_private_tables_are_not_watched(w: World) -> None:
    await w.tables.watching.watch_guild(7, 74, "turn")
    table = await w.start("quay", [ANN, BOB], visibility="invited")
    other = await w.tables.lobby.create(CAT, Settings(game="rival", seats=1, visibility="private"))
    await w.tables.lobby.start(other.id, CAT)
    await w.tables.play.answer_line(other.id, CAT, [Answer("", ["heap:1"])])
    await w.news()
    assert {news.table for news in w.listener.shown if news.to.kind == "channel"} == {table.id}


async def test_news_comes_in_order_and_again_until_it_is_taken(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.watching.watch(table.id, 70, "turn")
    await w.tables.play.answer_line(table.id, ANN, PIER)
    w.listener.faults = [TryLater(30), TryLater(30)]
    assert await w.news() == []
    w.time.at += 31
    w.listener.down = {"thread": OSError("the line is down")}
    assert await w.news() == ["Moved"]
    w.listener.down = {}
    w.time.at += 5
    assert (await w.news())[1:] == ["Started", "Moved", "Turn"]
    assert w.listener.told("thread") == ["Started", "Moved", "Turn"]


async def test_pauses_grow_while_it_fails_and_end_when_it_works(w: World) -> None:
    await w.start("rival", [ANN])
    pauses = []
    for _ in range(12):
        w.listener.faults = [OSError("no")]
        before = w.time.at
        await w.sender.deliver_all()
        assert w.listener.shown == []
        waits = w.sender.next_attempt
        assert waits is not None
        pauses.append(int(waits - before))
        w.time.at = int(waits) + 1
    assert pauses == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]
    assert await w.news() == ["Started", "Turn"]


async def test_a_slow_destination_does_not_hold_up_the_others(w: World) -> None:
    one, other = await w.start("rival", [ANN]), await w.start("rival", [BOB])

    async def deliver(news: News) -> int | None:
        if news.to.id == one.id:
            raise TryLater
        return await w.listener.deliver(news)

    w.sender.deliver = deliver
    await w.sender.deliver_all()
    assert w.listener.told("thread", other.id) == ["Started", "Turn"]


async def test_places_that_hang_hold_up_nobody_and_are_told_once(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More places hang than are served at once; when they answer at last, nothing comes twice."""
    monkeypatch.setattr(sender, "PATIENCE", 0)
    hanging = [(await w.start("rival", [number])).id for number in range(201, 203 + AT_ONCE)]
    other, answered, told = await w.start("rival", [BOB]), asyncio.Event(), asyncio.Event()

    async def deliver(news: News) -> int | None:
        if news.to.id in hanging:
            await answered.wait()
        elif isinstance(news.item, Turn):
            told.set()
        return await w.listener.deliver(news)

    w.sender.deliver = deliver
    delivery = asyncio.create_task(w.sender.deliver_all())
    await asyncio.wait_for(told.wait(), NEVER)
    assert w.listener.told("thread", other.id) == ["Started", "Turn"]
    answered.set()
    await delivery
    for table in hanging:
        assert w.listener.told("thread", table) == ["Started", "Turn"]
    assert w.listener.calls == len(w.listener.shown)


async def test_the_same_news_keeps_its_nonce(w: World) -> None:
    await w.start("rival", [ANN])
    nonces: list[str] = []

    async def deliver(news: News) -> int | None:
        if isinstance(news.item, Started):
            nonces.append(news.nonce)
        raise OSError("sent, but the answer was lost")

    w.sender.deliver = deliver
    for _ in range(3):
        await w.sender.deliver_all()
        w.time.at += 60
    assert len(nonces) == 3
    assert len(set(nonces)) == 1


async def test_a_turn_names_the_calls_that_it_outdates(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], telling="moves")
    await w.news()
    (first,) = [news for news in w.listener.shown if isinstance(news.item, Turn)]
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    assert first.outdated == []
    assert isinstance(first.item, Turn)
    assert w.listener.shown[-1].outdated == [Call(1000 + first.id, first.item)]
    await w.tables.play.answer_line(table.id, BOB, BANK)
    await w.news()
    assert [call.item for call in w.listener.shown[-1].outdated] == w.listener.items(Turn)[1:2]


async def test_who_is_called_by_message_is_named_in_the_thread(w: World) -> None:
    await prefer_messages(w, ANN)
    table = await w.start("quay", [ANN, BOB], telling="moves")
    await w.news()
    shown = {news.to.kind: news.item for news in w.listener.shown if isinstance(news.item, Turn)}
    assert isinstance(shown["person"], Turn)
    assert isinstance(shown["thread"], Turn)
    assert (shown["person"].mention, shown["person"].elsewhere) == (True, False)
    assert (shown["thread"].mention, shown["thread"].elsewhere) == (False, True)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    (call,) = w.listener.shown[-1].outdated
    assert call.item == shown["thread"]


async def test_in_quiet_hours_only_the_thread_says_whose_turn_it_is(w: World) -> None:
    await prefer_messages(w, ANN)
    await w.tables.absence.prefer(ANN, lambda it: setattr(it, "quiet", (0, 24 * 60 - 1)))
    await w.start("quay", [ANN, BOB])
    await w.news()
    assert w.listener.told("thread") == ["Started", "Turn"]
    assert w.listener.told("person") == []


async def test_a_table_of_simultaneous_answers_greys_each_call_once(w: World) -> None:
    table = await w.start("masks", [ANN, BOB, CAT], telling="moves")
    await w.play(table.id, w.house.random)
    await w.news()
    greyed = [call.message for news in w.listener.shown for call in news.outdated]
    called = [1000 + news.id for news in w.listener.shown if isinstance(news.item, Turn)]
    assert sorted(greyed) == sorted(set(greyed)) == sorted(called)


async def test_a_thread_is_opened_by_whoever_delivers(w: World) -> None:
    table = await w.start("rival", [ANN])
    await w.news()
    assert w.listener.shown[0].thread is None
    await w.tables.watching.set_thread(table.id, 555)
    await w.tables.play.answer_line(table.id, ANN, [Answer("", ["heap:1"])])
    await w.news()
    assert w.listener.shown[-1].thread == 555


async def test_a_lost_thread_is_told_to_each_person_and_pings_follow_them(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    w.listener.faults = [PlaceGone("deleted")]
    await w.news()
    assert w.listener.told("thread") == []
    assert w.listener.told("person", ANN) == ["PlaceLost", "Turn"]
    assert w.listener.told("person", BOB) == ["PlaceLost"]
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.news()
    assert w.listener.told("person", BOB) == ["PlaceLost", "Turn"]
    await w.tables.watching.set_thread(table.id, 556)
    await w.news()
    assert w.listener.told("thread") == ["Started", "Moved"]
    await w.tables.play.answer_line(table.id, BOB, BANK)
    await w.news()
    assert w.listener.told("thread") == ["Started", "Moved", "Moved", "Turn"]


async def test_closed_messages_move_a_ping_to_the_thread_and_nothing_else(w: World) -> None:
    await prefer_messages(w, BOB)
    table = await w.start("quay", [ANN, BOB], telling="moves")
    await w.tables.play.answer_line(table.id, ANN, PIER)
    panel = await w.tables.play.question(table.id, BOB)
    await w.tables.play.choose(table.id, BOB, panel.step, ["site:bank"])
    await w.tables.undo.undo(table.id, ANN, 0, decisions=1)
    await w.tables.voting.vote(table.id, BOB, 1, agree=True)  # it drops Bob's draft
    await w.tables.play.answer_line(table.id, ANN, PIER)

    async def deliver(news: News) -> int | None:
        if news.to.kind == "person":
            raise PlaceGone("closed")
        return await w.listener.deliver(news)

    w.sender.deliver = deliver
    await w.sender.deliver_all()
    told = w.listener.told("thread")
    assert "DraftDropped" not in told
    turns = [news for news in w.listener.shown if isinstance(news.item, Turn)]
    bob = [news for news in turns if getattr(news.item, "person", None) == BOB]
    assert [it.item.elsewhere for it in bob if isinstance(it.item, Turn)] == [True, False]
    assert [call.message for call in bob[-1].outdated] == [1000 + bob[0].id]
    assert told.count("PlaceLost") == 0
    missed: list[News] = []

    async def show(told: list[News]) -> None:
        missed.extend(told)

    await w.tables.watching.hand_over(BOB, show)
    assert [type(told.item).__name__ for told in missed] == ["DraftDropped"]
    await w.tables.watching.hand_over(BOB, show)
    assert len(missed) == 1


async def test_messages_that_work_again_bring_what_waited(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    w.listener.faults = [PlaceGone("closed")]
    await w.tables.seats.lend(table.id, BOB, CAT, w.time.at + DAY)
    w.listener.faults = [None, PlaceGone("closed")]
    await w.news()
    assert "Briefing" not in w.listener.told()
    await w.tables.watching.reachable(CAT)
    assert (await w.news())[-1] == "Briefing"


async def test_a_lost_channel_is_told_to_the_table(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.tables.watching.watch(table.id, 70, "turn")
    await w.tables.play.answer_line(table.id, ANN, PIER)

    async def deliver(news: News) -> int | None:
        if news.to.kind == "channel":
            raise PlaceGone("forbidden")
        return await w.listener.deliver(news)

    w.sender.deliver = deliver
    await w.sender.deliver_all()
    (lost,) = w.listener.items(PlaceLost)
    assert (lost.place.kind, lost.place.id, lost.reason) == ("channel", 70, "forbidden")
    assert await w.tables.watching.watched(70) == []
    await w.tables.play.answer_line(table.id, BOB, BANK)
    await w.sender.deliver_all()
    assert len(w.listener.items(PlaceLost)) == 1


async def test_when_both_ways_are_closed_the_ping_waits(w: World) -> None:
    table = await w.start("rival", [ANN])

    async def deliver(news: News) -> int | None:
        raise PlaceGone("gone")

    w.sender.deliver = deliver
    await w.sender.deliver_all()
    w.sender.deliver = w.listener.deliver
    assert await w.news() == []
    await w.tables.watching.set_thread(table.id, 9)
    assert "Turn" in await w.news()


def test_events_survive_the_outbox() -> None:
    item = Moved(1, [Event("drew", {"card": "card:1", "amount": 2}, [0])], 3, 4, ANN, "automa")
    assert decode(encode(item)) == item
