"""The puzzle of the week: posed from a finished game, answered in secret, shown on Sunday."""

from random import Random

import pytest

from db import PlaceRow, PuzzleAnswerRow
from rules.search import afterwards, coaching
from tables import Minds, Panel, Status, Table, Tables, Why
from tables.base import news
from tables.base.model import DAY, HOUR
from tables.base.posed import evening_of

from .world import ANN, BOB, CAT, DAN, QUICK, World, refused

GUILD, CHANNEL, OTHER = 7, 80, 81


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search look at each turn only briefly, with few deals."""
    monkeypatch.setattr(afterwards, "LOOK", QUICK)
    monkeypatch.setattr(afterwards, "OTHERWISE", 1)
    monkeypatch.setattr(coaching, "STEADY", QUICK)
    monkeypatch.setattr(coaching, "REDEALS", range(2))
    monkeypatch.setattr(coaching, "FIRST_LOOK", range(9, 10))


def anywhere(table: Table) -> bool:
    return True


async def look(w: World) -> None:
    await w.tables.posing.write_due(lambda guild, channel: anywhere)
    await w.news()


async def posed(w: World) -> Table:
    """Finish a game; return the puzzle that was made of it."""
    table = await w.start("ryozen", [ANN, BOB])
    table = await w.finish(table.id, Random(3))
    await w.tables.puzzles.want(GUILD, CHANNEL, "en", ANN)
    await look(w)
    return table


async def planned(w: World, person: int, panel: Panel, *, last: bool = False) -> Panel:
    """Answer with the first or the last options, up to the end of the turn."""
    while panel.question is not None:
        asked = panel.question
        many = max(1, asked.least)
        keys = asked.keys[-many:] if last else asked.keys[:many]
        panel = await w.tables.puzzles.choose(panel.table.id, person, panel.step, list(keys))
    return panel


async def sealed(w: World, person: int, *, last: bool = False) -> Panel:
    panel = await w.tables.puzzles.begin(GUILD, CHANNEL, person)
    panel = await planned(w, person, panel, last=last)
    await w.tables.puzzles.seal(person, panel.step)
    return panel


def numbers(w: World, kind: type[news.PuzzlePosed] | type[news.PuzzleSolved]) -> list[int]:
    return [it.number for it in w.listener.items(kind)]


async def test_it_is_posed_once_answered_in_secret_and_shown(w: World) -> None:
    table = await posed(w)
    (number,) = numbers(w, news.PuzzlePosed)
    it = await w.tables.puzzles.posed(GUILD, number)
    assert it is not None
    assert (it.table, it.exercise.holds) == (table.id, True)
    await sealed(w, CAT)
    await sealed(w, DAN)
    await sealed(w, BOB, last=True)
    await w.tables.puzzles.begin(GUILD, CHANNEL, ANN)  # she opens it, but confirms no answer
    assert await w.tables.puzzles.solved(GUILD, number) is None
    await look(w)
    assert numbers(w, news.PuzzleSolved) == []
    w.time.at = it.until
    w.tables = Tables(w.house, Minds(here=QUICK))
    await look(w)
    assert numbers(w, news.PuzzleSolved) == [number]
    assert numbers(w, news.PuzzlePosed) == [number]  # no other game is left to pose
    over = await w.tables.puzzles.solved(GUILD, number)
    assert over is not None
    assert sorted(sorted(one.people) for one in over.answers) == [[BOB], [CAT, DAN]]
    assert [one.gained for one in over.answers] == sorted(
        (one.gained for one in over.answers), reverse=True
    )
    assert over.gained > 0
    assert over.best
    assert over.table.people() == []
    assert await w.tables.puzzles.posed(GUILD, number) is None


async def test_the_position_is_what_the_seat_knew(w: World) -> None:
    table = await posed(w)
    it = await w.tables.puzzles.posed(GUILD, *numbers(w, news.PuzzlePosed))
    assert it is not None
    panel = await w.tables.puzzles.begin(GUILD, CHANNEL, CAT)
    async with w.house.open(table.id) as opened:
        past = opened.past(it.exercise.at)
    assert panel.view == past.view(panel.seat)
    assert panel.table.people() == [CAT]


async def test_an_answer_is_kept_changed_and_taken_back(w: World) -> None:
    await posed(w)
    puzzles = w.tables.puzzles
    start = await puzzles.begin(GUILD, CHANNEL, CAT)
    assert await refused(puzzles.seal(CAT, start.step)) is Why.STALE
    panel = await planned(w, CAT, start)
    assert await refused(puzzles.choose(0, CAT, start.step, ["x"])) is Why.STALE
    assert await refused(puzzles.question(0, BOB, panel.step)) is Why.NO_PUZZLE
    told = await puzzles.seal(CAT, panel.step)
    assert [it.keys for it in told.chosen] == [it.keys for it in panel.chosen]
    w.tables = Tables(w.house, Minds(here=QUICK))
    again = await w.tables.puzzles.begin(GUILD, CHANNEL, CAT)
    assert [it.keys for it in again.chosen] == [it.keys for it in panel.chosen]
    fresh = await w.tables.puzzles.start_over(0, CAT, again.step)
    assert fresh.step == start.step


async def test_only_where_it_is_asked_and_only_until_it_is_shown(w: World) -> None:
    puzzles = w.tables.puzzles
    assert await refused(puzzles.begin(GUILD, CHANNEL, CAT)) is Why.NO_PUZZLE
    await posed(w)
    assert await refused(puzzles.begin(GUILD, OTHER, CAT)) is Why.NO_PUZZLE
    assert await refused(puzzles.begin(None, CHANNEL, CAT)) is Why.NO_PUZZLE
    panel = await puzzles.begin(GUILD, CHANNEL, CAT)
    w.time.at = evening_of(w.time.at)
    assert await refused(puzzles.question(0, CAT, panel.step)) is Why.NO_PUZZLE


@pytest.mark.long
async def test_a_server_ends_it_and_a_lost_channel_does(w: World) -> None:
    await posed(w)
    await sealed(w, CAT)
    await w.tables.puzzles.end(GUILD, ANN)
    assert await w.tables.puzzles.channel(GUILD) is None
    assert await w.store.puzzle_answers_of(CAT) == []
    await w.tables.puzzles.want(GUILD, OTHER, "en", ANN)
    acts = await w.store.acts(GUILD, None)
    assert [act.detail for act in acts] == ["puzzle=81", "puzzle=", "puzzle=80"]
    table = await w.start("quay", [ANN, BOB])
    async with w.house.change(table.id) as opened:
        opened.close_place(PlaceRow("channel", OTHER), "gone")
    assert await w.tables.puzzles.channel(GUILD) is None


async def test_whoever_chooses_the_same_again_changes_nothing(w: World) -> None:
    """Killed in between, the process may have saved a press without answering it, so people press
    again."""
    puzzles = w.tables.puzzles
    await puzzles.want(GUILD, CHANNEL, "en", ANN)
    assert await w.store.keep_puzzle_answer(PuzzleAnswerRow(GUILD, 1, CAT, b""), None)
    await puzzles.want(GUILD, CHANNEL, "en", ANN)
    assert len(await w.store.acts(GUILD, None)) == 1
    assert len(await w.store.puzzle_answers_of(CAT)) == 1
    for _ in range(2):
        await puzzles.end(GUILD, ANN)
    assert len(await w.store.acts(GUILD, None)) == 2


@pytest.mark.long
async def test_without_a_game_that_everybody_sees_it_waits_a_day(w: World) -> None:
    table = await w.finish((await w.start("ryozen", [ANN, BOB])).id, Random(3))
    assert table.status is Status.ENDED
    await w.tables.puzzles.want(GUILD, CHANNEL, "en", ANN)
    await w.tables.posing.write_due(lambda guild, channel: None)  # as another process would
    await w.tables.posing.write_due(lambda guild, channel: lambda table: False)
    await look(w)
    assert numbers(w, news.PuzzlePosed) == []
    w.time.at += DAY
    await look(w)
    assert len(numbers(w, news.PuzzlePosed)) == 1


async def test_of_two_processes_one_poses_it(w: World) -> None:
    await w.tables.puzzles.want(GUILD, CHANNEL, "en", ANN)
    (row,) = await w.store.puzzles_due(w.time.at)
    assert await w.store.claim_puzzle(row, w.time.at + HOUR)
    assert not await w.store.claim_puzzle(row, w.time.at + HOUR)
    assert await w.store.puzzles_due(w.time.at) == []


async def test_of_two_who_change_it_at_once_one_wins(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await posed(w)

    async def too_late(*_: object) -> bool:
        return False

    monkeypatch.setattr(w.store, "keep_puzzle_answer", too_late)
    assert await refused(w.tables.puzzles.begin(GUILD, CHANNEL, CAT)) is Why.CONFLICT


async def test_what_cannot_be_played_on_is_tried_for_a_day(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await posed(w)
    (number,) = numbers(w, news.PuzzlePosed)
    await sealed(w, CAT)

    async def nothing(*_: object) -> None:
        """Find no result, so that there is nothing to compare."""

    monkeypatch.setattr(w.tables.minds, "appraise", nothing)
    w.time.at = evening_of(w.time.at)
    await look(w)
    assert await w.store.puzzles_due(w.time.at) == []
    assert len(await w.store.puzzles_due(w.time.at + HOUR)) == 1
    w.time.at += DAY
    await look(w)
    assert await w.tables.puzzles.posed(GUILD, number) is None
    assert numbers(w, news.PuzzleSolved) == []


def test_it_ends_on_a_sunday_evening_with_two_days_to_think() -> None:
    for hour in range(24 * 14):
        now = 1_750_000_000 + hour * HOUR
        until = evening_of(now)
        assert 2 * DAY <= until - now <= 9 * DAY
        assert (until // DAY + 4) % 7 == 0  # days since Sunday; 1970 began on a Thursday
        assert until % DAY == 18 * HOUR
