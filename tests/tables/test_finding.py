"""Finding tables, events since a visit, exports, statistics, privacy."""

import json
from random import Random

from rules import load_game
from rules.core.save import read
from rules.core.verify import verify
from tables import Answer, BestRow, Kind, Settings, Status, Why
from tables.base.model import DAY, HOUR
from tests.proof import PROOF_GAMES

from .world import ANN, BOB, CAT, DAN, World, refused

PIER = [Answer("", ["site:pier"])]


async def test_tables_that_wait_for_somebody_the_most_urgent_first(w: World) -> None:
    slow = await w.start("quay", [ANN, BOB], pace="relaxed")
    never = await w.start("rival", [ANN], pace="none")
    quick = await w.start("quay", [ANN, CAT], pace="brisk")
    await w.start("quay", [BOB, ANN])
    waiting = await w.tables.finding.waiting(ANN)
    assert [found.table.id for found in waiting] == [quick.id, slow.id, never.id]
    assert waiting[0].due == w.time.at + 8 * HOUR + DAY
    assert waiting[2].due is None
    await w.tables.seats.lend(quick.id, ANN, DAN, w.time.at + DAY)
    assert [f.table.id for f in await w.tables.finding.waiting(ANN)] == [slow.id, never.id]
    assert [f.table.id for f in await w.tables.finding.waiting(DAN)] == [quick.id]
    assert len(await w.tables.finding.mine(ANN)) == 4


async def test_a_servers_tables_without_the_private_ones(w: World) -> None:
    finding = w.tables.finding
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=2), guild=7)
    await w.tables.lobby.create(ANN, Settings(game="quay", seats=2, visibility="private"), guild=7)
    await w.tables.lobby.create(ANN, Settings(game="quay", seats=2), guild=8)
    running = await w.start("quay", [ANN, BOB])
    assert [table.id for table in await finding.lobbies(7)] == [lobby.id]
    assert [table.id for table in await finding.running(7)] == [running.id]
    await w.play(running.id, Random(1))
    assert [table.id for table in await finding.finished(7)] == [running.id]
    assert await refused(finding.table(99)) is Why.NO_TABLE


async def test_what_happened_since_my_last_move(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(table.id, ANN, PIER)
    mine = await w.tables.play.view(table.id, ANN)
    line = [Answer("", ["site:yard"]), Answer("", ["pay:rope"])]
    await w.tables.play.answer_line(table.id, BOB, line)
    changes = await w.tables.replays.changes(table.id, ANN)
    since = changes.entries
    assert changes.since == "move"
    assert [entry.seat for entry in since] == [1, 1]
    events = [event.id for entry in since for event in entry.events]
    assert "placed" in events
    assert "drew" not in events  # BOB's card
    assert [entry.keys for entry in since] == [[], []]
    views = await w.tables.replays.views(table.id, ANN, changes.moments)
    assert next(iter(views.values())) == mine
    assert await w.tables.play.view(table.id, ANN) != mine
    own = await w.tables.history.log(table.id, BOB)
    assert [entry.keys for entry in own] == [[], ["site:yard"], ["pay:rope"]]
    assert "drew" in [event.id for entry in own for event in entry.events]


async def test_the_log_and_any_moment_for_watchers(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(table.id, ANN, PIER)
    log = await w.tables.history.log(table.id, None, after=-1)
    assert [(entry.number, entry.point) for entry in log] == [(0, ""), (1, "quay.site")]
    views = await w.tables.replays.views(table.id, None, [0])
    assert views[0]["sites"]["pier"] == -1
    assert await refused(w.tables.replays.views(table.id, None, [2])) is Why.NO_UNDO


async def test_strangers_do_not_see_private_tables(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], visibility="private")
    assert await refused(w.tables.play.view(table.id, DAN)) is Why.NOT_SEATED
    assert await refused(w.tables.history.log(table.id, DAN)) is Why.NOT_SEATED
    assert await refused(w.tables.watching.watch(table.id, 70, "turn")) is Why.SECRET
    await w.play(table.id, Random(2))
    assert await refused(w.tables.history.export(table.id, DAN)) is Why.NOT_SEATED
    assert load_game(await w.tables.history.export(table.id, ANN)).over


async def test_a_game_is_exported_when_it_is_over(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    assert await refused(w.tables.history.export(table.id)) is Why.SECRET
    await w.tables.history.export(table.id, secrets=True)
    table = await w.play(table.id, Random(2))
    text = await w.tables.history.export(table.id)
    assert load_game(text).result is not None
    assert verify(PROOF_GAMES["quay"], read(text)).decisions == table.decisions
    assert table.outcome is not None
    assert json.loads(text)["seed"] == table.outcome.seed
    assert json.loads(text)["commitment"] == table.commitment


async def test_statistics_by_game_and_by_pair(w: World) -> None:
    for people in ([ANN, BOB], [BOB, ANN], [ANN, CAT]):
        table = await w.start("quay", people)
        await w.pass_time(HOUR)
        await w.play(table.id, Random(len(people)))
    table = await w.start("rival", [ANN])
    await w.play(table.id, Random(4))
    left = await w.start("quay", [ANN, CAT])
    await w.tables.moderation.end(left.id, DAN)
    await w.start("masks", [ANN, CAT])
    sheet = await w.tables.statistics.of(ANN)
    quay, rival, masks = (sheet.games[game] for game in ("quay", "rival", "masks"))
    assert (sheet.total.played, quay.record.played, rival.record.played) == (4, 3, 1)
    assert (quay.running, quay.unfinished, masks.running, masks.record.played) == (0, 1, 1, 0)
    assert {kind: record.played for kind, record in quay.kinds.items()} == {Kind("base", 2): 3}
    assert quay.record.place is not None
    assert quay.record.place == (6 - quay.record.won) / 3
    assert rival.record.place is None
    assert sheet.partners[BOB].played == 2
    mine, theirs = await w.tables.statistics.pair(ANN, BOB)
    assert (mine.played, theirs.played) == (2, 2)
    assert mine.won + theirs.won >= 2
    assert quay.record.best is not None
    assert quay.answer_time == 0
    assert sheet.answer_time == 0
    assert (await w.tables.statistics.of(BOB)).answer_time == 0
    assert (await w.tables.statistics.of(DAN)).answer_time is None
    await w.tables.absence.prefer(ANN, lambda profile: setattr(profile, "statistics", False))
    assert not (await w.tables.statistics.of(ANN)).shown
    assert await refused(w.tables.statistics.seen_by(BOB, ANN)) is Why.STATISTICS_CLOSED
    assert (await w.tables.statistics.seen_by(ANN, ANN)).total.played == 4
    assert (await w.tables.statistics.seen_by(ANN, BOB)).total.played == 2


async def test_a_servers_best_scores_are_those_of_its_listed_tables(w: World) -> None:
    best = 0
    for visibility in ("open", "invited", "private"):
        table = await w.start("quay", [ANN, BOB], visibility=visibility)
        table = await w.play(table.id, Random(len(visibility)))
        assert table.outcome is not None
        if visibility != "private":
            best = max(best, *(ranked.score for ranked in table.outcome.ranking))
    assert await w.tables.statistics.server(7) == [BestRow("quay", "ranking", "", 0, 2, 2, best)]
    assert await w.tables.statistics.server(8) == []


async def test_a_servers_best_score_is_a_persons(w: World) -> None:
    """The best score skips people who had their data deleted."""
    scores = dict[int, list[int]]()
    for number in range(3):
        table = await w.start("quay", [ANN, BOB])
        table = await w.play(table.id, Random(number))
        assert table.outcome is not None
        for it in table.outcome.ranking:
            scores.setdefault((ANN, BOB)[it.seat], []).append(it.score)
    ahead, behind = sorted(scores, key=lambda person: max(scores[person]), reverse=True)
    assert max(scores[ahead]) > max(scores[behind])
    await w.tables.privacy.delete(ahead)
    (row,) = await w.tables.statistics.server(7)
    assert (row.tables, row.best) == (3, max(scores[behind]))


async def test_thinking_time_is_what_the_clock_says(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.pass_time(3 * HOUR)
    await w.tables.play.answer_line(table.id, ANN, PIER)
    assert (await w.tables.statistics.of(ANN)).answer_time == 3 * HOUR


async def test_a_person_gets_everything_that_is_stored(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(table.id, ANN, PIER)
    await w.tables.notes.add(table.id, ANN, "remember")
    await w.tables.absence.quiet_hours(ANN, "Europe/Moscow", None)
    data = json.loads(json.dumps(await w.tables.privacy.export(ANN)))
    assert data["profile"]["zone"] == "Europe/Moscow"
    assert data["answers"][0]["keys"] == ["site:pier"]
    assert data["notes"][0]["body"] == "remember"
    assert data["tables"] == [
        {
            "table": table.id,
            "game": "quay",
            "status": "running",
            "host": True,
            "seats": [0],
            "played": [],
            "created": w.time.at,
            "ended": None,
        }
    ]
    assert str(BOB) not in json.dumps(data)


async def test_who_is_forgotten_leaves_whole_games_behind(w: World) -> None:
    ended = await w.start("quay", [ANN, BOB])
    await w.play(ended.id, Random(2))
    running = await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(running.id, ANN, PIER)
    await w.tables.notes.add(running.id, ANN, "remember")
    sitting = await w.start("quay", [BOB, CAT])
    await w.tables.seats.lend(sitting.id, BOB, ANN, w.time.at + DAY)
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=2), guild=7)
    guest = await w.tables.lobby.create(BOB, Settings(game="quay", seats=2), invited=[ANN])
    await w.tables.absence.quiet_hours(ANN, "Europe/Moscow", None)
    await w.tables.privacy.delete(ANN)
    await w.sender.deliver_all()
    data = await w.tables.privacy.export(ANN)
    for kind in ("tables", "answers", "notes", "results", "news"):
        assert data[kind] == []
    assert data["profile"]["zone"] == "UTC"
    for number in (ended.id, running.id, sitting.id, lobby.id, guest.id):
        table = await w.tables.finding.table(number)
        assert ANN not in [table.host, *table.people(), *table.invited, *table.banned]
    assert (await w.tables.finding.table(lobby.id)).status is Status.ABANDONED
    assert load_game(await w.tables.history.export(ended.id)).over
    assert len((await w.tables.statistics.of(BOB)).partners) == 0
    await w.pass_time(1)
    table = await w.tables.finding.table(running.id)
    assert (table.host, table.seats[0].automa) == (BOB, True)
    table = await w.tables.finding.table(sitting.id)
    assert table.seats[0].actor == BOB


async def test_a_private_table_tells_itself_what_everybody_there_may_know(w: World) -> None:
    table = await w.start("masks", [ANN, BOB], visibility="private")
    table = await w.play(table.id, Random(2))
    told = await w.tables.history.log(table.id, None, -1)
    assert told
    assert not [event for entry in told for event in entry.events if event.id == "drew"]
    assert await w.tables.replays.line(table.id, None)
    assert await w.tables.replays.views(table.id, None, [0])
