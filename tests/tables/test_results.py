"""The end of a table: a ranking, a team's result or one against a rival, and the records left."""

from random import Random

import msgspec
import pytest

from db import RecordRow
from rules.core.save import read
from tables import BestRow, Kind, Outcome, Refused, Settings, Table, Why
from tables.base.handicaps import RecordValue, after
from tables.base.keeping import pack
from tables.base.model import Ranked
from tables.base.news import Ended, Started

from .world import ANN, BOB, CAT, World


async def siege(w: World, people: list[int], **options: str | int) -> Table:
    table = await w.start("siege", people, options=options)
    return await w.finish(table.id, Random(len(people)))


async def test_a_team_has_one_result(w: World) -> None:
    table = await siege(w, [ANN, BOB, CAT], level="fierce")
    assert table.outcome is not None
    outcome = table.outcome
    assert (outcome.kind, outcome.level, outcome.rivals) == ("team", "fierce", [])
    assert {ranked.rank for ranked in outcome.ranking} == {1}
    assert len({ranked.score for ranked in outcome.ranking}) == 1
    assert outcome.reason
    await w.news()
    assert w.listener.items(Ended) == [Ended(outcome)]


def test_an_old_ranking_is_read_by_its_stored_name() -> None:
    stored = {"standings": [{"seat": 1, "rank": 1, "score": 7}]}
    outcome = msgspec.convert(stored, Outcome)
    assert outcome.ranking == [Ranked(1, 1, 7)]
    assert msgspec.to_builtins(outcome)["standings"] == stored["standings"]


async def test_a_teams_games_are_compared_by_level_and_number_of_seats(w: World) -> None:
    one = await siege(w, [ANN, BOB], level="calm")
    await siege(w, [ANN, BOB, CAT], level="calm")
    await siege(w, [ANN, BOB], level="fierce")
    sheet = (await w.tables.statistics.of(ANN)).games["siege"]
    assert sorted(sheet.kinds) == [
        Kind("base", 2, "calm"), Kind("base", 2, "fierce"), Kind("base", 3, "calm")
    ]  # fmt: skip
    assert sheet.record.place is None
    assert one.outcome is not None
    best = one.outcome.ranking[0].score
    found = await w.tables.statistics.server(7)
    assert BestRow("siege", "team", "calm", 2, 1, int(bool(one.outcome.won)), best) in found
    assert [(row.level, row.seats, row.tables) for row in found] == [
        ("calm", 2, 1), ("fierce", 2, 1), ("calm", 3, 1)
    ]  # fmt: skip


async def test_a_rival_has_a_name_and_a_score(w: World) -> None:
    table = await w.start("rival", [ANN])
    await w.news()
    assert [started.rivals for started in w.listener.items(Started)] == [["rival:clerk"]]
    assert len(table.seats) == 1
    table = await w.play(table.id, Random(2))
    assert table.outcome is not None
    assert table.outcome.kind == "rival"
    assert [rival.side for rival in table.outcome.rivals] == ["rival:clerk"]
    assert (await w.tables.statistics.of(ANN)).games["rival"].record.place is None


async def scars(w: World, person: int) -> object:
    return (await w.tables.records.of(person, "siege")).get("scars")


async def test_a_finished_game_goes_to_the_record_and_the_next_begins_with_it(w: World) -> None:
    for number in range(1, 9):
        table = await w.start("siege", [ANN, BOB])
        dealt = read(await w.tables.history.export(table.id, secrets=True)).options["scars"]
        assert dealt == table.options["scars"] if table.recorded else dealt == 0
        assert table.recorded.get("scars", 0) == (await scars(w, ANN) or 0)
        await w.play(table.id, Random(number))
    reached = await scars(w, ANN)
    assert isinstance(reached, int)
    assert reached > 0
    assert await scars(w, BOB) == reached
    assert await scars(w, CAT) is None


async def test_nobody_chooses_what_comes_from_a_record(w: World) -> None:
    await lost(w)
    with pytest.raises(Refused) as caught:
        await w.start("siege", [ANN, BOB], options={"scars": 5})
    assert (caught.value.why, caught.value.details) == (Why.BAD_SETTING, {"detail": "scars"})


async def lost(w: World) -> Table:
    """Play until a game has left a scar."""
    for number in range(20):
        table = await w.start("siege", [ANN, BOB], options={"level": "fierce"})
        table = await w.play(table.id, Random(number))
        if await scars(w, ANN):
            return table
    raise AssertionError("nobody loses this")


async def test_an_abandoned_game_leaves_nothing(w: World) -> None:
    table = await w.start("siege", [ANN, BOB], options={"level": "fierce"})
    await w.play(table.id, Random(1), most=3)
    await w.tables.moderation.end(table.id, 999)
    assert await w.tables.records.of(ANN, "siege") == {}


@pytest.mark.long
async def test_of_two_games_at_once_both_count(w: World) -> None:
    """Games that began with the same record each add to it as they end."""
    tables = [await w.start("siege", [ANN, BOB]) for _ in range(4)]
    assert [table.recorded for table in tables] == [{}] * 4
    wins = 0
    for table in tables[::-1]:
        over = await w.play(table.id, Random(table.id))
        assert over.outcome is not None
        wins += bool(over.outcome.won)
        assert (await scars(w, ANN) or 0) == wins
    assert wins > 1
    assert (await w.start("siege", [ANN, BOB])).options["scars"] == wins


async def test_numbers_are_told_anew_from_the_results(w: World) -> None:
    rows = [RecordRow(1, ANN, "siege", "scars", pack(it)) for it in ((2, 1), (1, 3), (0, 3), 4)]
    told: list[RecordValue] = []
    for row in rows:
        told.append(after(row, told))
    assert told == [1, 0, 0, 4]  # never below 0; a row with a plain value keeps it


async def test_a_record_is_handed_over_and_forgotten(w: World) -> None:
    await lost(w)
    exported = await w.tables.privacy.export(ANN)
    assert {(row["game"], row["name"]) for row in exported["records"]} == {("siege", "scars")}
    await w.tables.privacy.delete(ANN)
    assert await w.tables.records.of(ANN, "siege") == {}
    assert await scars(w, BOB)


async def test_a_value_that_the_game_does_not_know_any_more_is_left_aside(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lost(w)

    async def too_much(person: int, game: str) -> dict[str, int | str]:
        return {"scars": 99}

    monkeypatch.setattr(w.tables.records, "of", too_much)
    settings = Settings(game="siege", seats=2)
    assert await w.tables.records.options(settings, 2, ANN) == {}


async def test_a_secret_chain_is_told_by_where_it_began(w: World) -> None:
    """While a seat answers several questions in secret, others see only the first one open."""
    table = await w.start("siege", [ANN, BOB])
    before = table.asked
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.question is not None
    card = next(key for key in panel.question.keys if "archer" in key or "oil" in key)
    panel = await w.tables.play.choose(table.id, ANN, panel.step, [card])
    await w.tables.play.confirm(table.id, ANN, panel.step)
    table = await w.tables.finding.table(table.id)
    assert [(it.seat, it.point) for it in table.asked] == [(it.seat, it.point) for it in before]
    told = await w.news()
    assert "Moved" not in told
    with pytest.raises(Refused):
        await w.tables.undo.undo(table.id, BOB, 0, decisions=0)
