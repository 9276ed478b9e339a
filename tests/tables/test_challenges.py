"""The challenge of the day, with two people: which attempt counts, and who may see what when."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

import rules
from rules.core import chain
from rules.core.save import read
from tables import News, Refused, Settings, Status, Table, Why
from tables.base import news
from tables.base.days import day_of, shown_at
from tables.base.model import DAY, HOUR
from tables.telling.weeks import next_summary
from tests.tables.world import ANN, BOB, CAT, World, world

GAME = "rival"


@pytest.fixture
async def it(address: str) -> AsyncIterator[World]:
    async with world(address) as made:
        yield made


async def begin(it: World, person: int, press: int | None = None) -> Table:
    return await it.tables.challenges.begin(person, GAME, "en", 70, guild=7, press=press)


async def finish(it: World, person: int, seed: int = 1) -> Table:
    table = await begin(it, person)
    return await it.play(table.id, Random(seed))


async def refused(it: World, why: Why, person: int) -> None:
    with pytest.raises(Refused) as caught:
        await it.tables.ghosts.of(person, it.tables.challenges.today, GAME)
    assert caught.value.why is why


async def test_everybody_plays_the_same_game(it: World) -> None:
    one, other = await begin(it, ANN), await begin(it, BOB)
    assert one.commitment == other.commitment
    assert one.options == other.options
    await it.pass_time(DAY)
    assert (await begin(it, ANN)).commitment != one.commitment


async def test_one_attempt_counts_and_takes_nothing_back(it: World) -> None:
    first, second = await finish(it, ANN), await begin(it, ANN)
    rows = await it.tables.challenges.attempts(ANN, it.tables.challenges.today, GAME)
    assert [(row.table, bool(row.counts)) for row in rows] == [(first.id, True), (second.id, False)]
    assert [table.settings.undo for table in (first, second)] == ["never", "all"]


async def test_nobody_scouts_beside_the_attempt_that_counts(it: World) -> None:
    """Two open pages begin only one attempt: a second would have the same seed, and free undo."""
    table = await begin(it, ANN, press=1)
    with pytest.raises(Refused) as caught:
        await begin(it, ANN, press=2)
    assert (caught.value.why, caught.value.details) == (Why.ATTEMPT_RUNS, {"table": table.id})
    at_once = await asyncio.gather(begin(it, BOB), begin(it, BOB), return_exceptions=True)
    assert [isinstance(one, Table) for one in at_once].count(True) == 1
    for person in (ANN, BOB):
        day = it.tables.challenges.today
        assert len(await it.tables.challenges.attempts(person, day, GAME)) == 1
    await it.play(table.id, Random(1))
    assert (await begin(it, ANN, press=2)).settings.undo == "all"


@pytest.mark.parametrize("between", ["attempts_of", "attempt_marked"])
async def test_of_two_first_attempts_one_begins_whatever_is_read_between(
    it: World, monkeypatch: pytest.MonkeyPatch, between: str
) -> None:
    """Another press begins and saves its attempt right after one of the reads of the first."""
    read = getattr(it.store, between)

    async def and_then_another(*asked: object) -> object:
        found = await read(*asked)
        monkeypatch.setattr(it.store, between, read)
        await begin(it, ANN, press=2)
        return found

    monkeypatch.setattr(it.store, between, and_then_another)
    with pytest.raises(Refused) as caught:
        await begin(it, ANN, press=1)
    assert caught.value.why in (Why.ATTEMPT_RUNS, Why.CONFLICT)
    attempts = await it.tables.challenges.attempts(ANN, it.tables.challenges.today, GAME)
    assert [row.counts for row in attempts] == [True]


async def test_who_has_left_the_attempt_that_counts_plays_again_for_pleasure(it: World) -> None:
    table = await begin(it, ANN)
    await it.tables.seats.propose_end(table.id, ANN)
    assert (await it.tables.finding.table(table.id)).status is Status.ABANDONED
    assert (await begin(it, ANN)).settings.undo == "all"


async def test_being_forgotten_gives_no_second_place(it: World) -> None:
    await finish(it, ANN)
    await it.tables.privacy.delete(ANN)
    again = await finish(it, ANN, seed=2)
    places = await it.tables.challenges.places(it.tables.challenges.today, GAME)
    assert again.settings.undo == "all"
    assert [place.person for place in places] == [None]


async def test_a_press_begins_once(it: World) -> None:
    assert (await begin(it, ANN, press=5)).id == (await begin(it, ANN, press=5)).id


async def test_of_two_that_begin_at_once_one_counts(it: World) -> None:
    """The store refuses the second attempt, whatever was checked before."""
    await begin(it, ANN)
    row = await it.tables.challenges.attempt(ANN, it.tables.challenges.today, GAME)
    assert row is not None
    lobby = await it.tables.lobby.create(ANN, Settings(game="quay", seats=2), guild=7, press=9)
    with pytest.raises(Refused) as caught:
        async with it.house.change(lobby.id) as opened:
            opened.writes.attempts = [row._replace(table=lobby.id)]
    assert caught.value.why is Why.CONFLICT


async def test_places_are_by_result_and_the_first_attempt_alone(it: World) -> None:
    tables = [await finish(it, person, seed) for person, seed in ((ANN, 1), (BOB, 2), (CAT, 3))]
    await finish(it, ANN, 4)
    places = await it.tables.challenges.places(it.tables.challenges.today, GAME)
    assert {place.table for place in places} == {table.id for table in tables}
    worths = [(place.won, place.score) for place in places]
    assert worths == sorted(worths, reverse=True)
    assert places[0].rank == 1
    for place in places:
        better = sum((other.won, other.score) > (place.won, place.score) for other in places)
        assert place.rank == better + 1


async def test_of_a_server_are_those_who_play_there(it: World) -> None:
    await finish(it, ANN)
    table = await it.tables.challenges.begin(BOB, GAME, "en", 71)
    await it.play(table.id, Random(2))
    today = it.tables.challenges.today
    assert [p.person for p in await it.tables.challenges.places(today, GAME, 7)] == [ANN]
    assert len(await it.tables.challenges.places(today, GAME)) == 2


async def test_what_is_given_up_has_no_place_and_was_the_attempt(it: World) -> None:
    table = await begin(it, ANN)
    await it.tables.seats.leave(table.id, ANN)
    await finish(it, ANN)
    assert await it.tables.challenges.places(it.tables.challenges.today, GAME) == []
    assert await it.tables.challenges.may_compare(ANN, it.tables.challenges.today, GAME)


async def test_what_ends_after_the_secret_was_shown_counts_no_more(it: World) -> None:
    table, day = await begin(it, ANN), it.tables.challenges.today
    it.time.at = shown_at(day)
    await it.play(table.id, Random(1))
    assert await it.tables.challenges.places(day, GAME) == []
    assert await it.tables.challenges.streak(ANN) == 0


async def test_ghosts_wait_for_the_end_of_ones_own_attempt(it: World) -> None:
    await finish(it, BOB)
    await refused(it, Why.GHOSTS_WAIT, ANN)
    table = await begin(it, ANN)
    await it.move(table.id, Random(2))
    await refused(it, Why.GHOSTS_WAIT, ANN)
    with pytest.raises(Refused) as caught:
        await it.tables.ghosts.line(ANN, it.tables.challenges.today, GAME, 1)
    assert caught.value.why is Why.GHOSTS_WAIT
    await it.play(table.id, Random(2))
    ghosts = await it.tables.ghosts.of(ANN, it.tables.challenges.today, GAME)
    assert [line.table for line in ghosts.others] == [1]


async def test_lines_are_compared_where_they_part(it: World) -> None:
    day = it.tables.challenges.today
    lines = {}
    for person, seed in ((ANN, 1), (BOB, 2), (CAT, 1)):
        lines[person] = (await finish(it, person, seed)).id
    ghosts = await it.tables.ghosts.of(ANN, day, GAME)
    own = ghosts.own.answers
    for line in ghosts.others:
        if line.table == lines[CAT]:
            assert line.answers == own
        else:
            assert line.answers != own
    (fork,) = ghosts.forks
    mine, theirs = fork.ways
    assert {place.person for place in mine.places} == {ANN, CAT}
    assert [place.person for place in theirs.places] == [BOB]
    assert own[: fork.at] == ghosts.others[0].answers[: fork.at]
    asked = await it.tables.ghosts.question(ghosts.own.table, fork.at)
    assert {*mine.keys, *theirs.keys} <= set(asked.keys)


async def test_the_day_after_everybody_may_look_but_needs_a_line_to_compare(it: World) -> None:
    await finish(it, BOB)
    day = it.tables.challenges.today
    it.time.at = shown_at(day)
    assert await it.tables.challenges.may_compare(ANN, day, GAME)
    assert (await it.tables.ghosts.line(ANN, day, GAME, 1)).answers
    with pytest.raises(Refused) as caught:
        await it.tables.ghosts.of(ANN, day, GAME)
    assert caught.value.why is Why.NO_ATTEMPT


async def test_a_line_is_one_attempt_at_this_challenge(it: World) -> None:
    """The number of another table, or of none, shows no line of decisions."""
    await finish(it, BOB)
    day = it.tables.challenges.today
    it.time.at = shown_at(day)
    for other in (await begin(it, ANN), None):
        with pytest.raises(Refused) as caught:
            await it.tables.ghosts.line(ANN, day, GAME, other.id if other else 99)
        assert caught.value.why is Why.NO_ATTEMPT


async def test_seed_and_file_stay_hidden_until_the_secret_is_shown(it: World) -> None:
    table = await finish(it, ANN)
    assert table.outcome is not None
    assert table.outcome.seed == ""
    with pytest.raises(Refused) as caught:
        await it.tables.history.export(table.id, ANN)
    assert caught.value.why is Why.NOT_SHOWN
    day = it.tables.challenges.today
    before = await it.tables.challenges.shown()
    it.time.at = shown_at(day)
    after = await it.tables.challenges.shown()
    assert (before.day, after.day) == (day - 2 + 1, day)
    secret = bytes.fromhex(after.secret)
    assert chain.distance(secret, bytes.fromhex(before.secret)) == 1
    saved = read(await it.tables.history.export(table.id, ANN))
    chain.verify(rules.rulebook(GAME), saved, secret)


async def test_before_noon_a_secret_less_is_shown(it: World) -> None:
    day = it.tables.challenges.today
    it.time.at = day * DAY + HOUR
    assert (await it.tables.challenges.shown()).day == day - 2
    it.time.at = day * DAY + 12 * HOUR
    assert (await it.tables.challenges.shown()).day == day - 1


async def test_a_year_has_a_chain_that_a_restart_finds_again(it: World) -> None:
    before = await it.tables.challenges.shown()
    again = World(it.store, it.time)
    assert await again.tables.challenges.shown() == before
    january = 20454  # the first day of 2026
    it.time.at = january * DAY
    start = await it.tables.challenges.shown()
    assert start.day == january - 1  # the new chain's first day, on which nobody played
    it.time.at = shown_at(january)
    first = await it.tables.challenges.shown()
    assert chain.link(bytes.fromhex(first.secret)).hex() == start.secret


async def test_nobody_else_plays_a_challenge(it: World) -> None:
    table = await begin(it, ANN)
    for change in (
        it.tables.seats.lend(table.id, ANN, BOB, it.time.at + DAY),
        it.tables.seats.replace(table.id, ANN, 0, BOB),
    ):
        with pytest.raises(Refused) as caught:
            await change
        assert caught.value.why is Why.OWN_CHALLENGE


async def test_a_streak_is_days_in_a_row(it: World) -> None:
    for days in (1, 2):
        await finish(it, ANN)
        assert await it.tables.challenges.streak(ANN) == days
        await it.pass_time(DAY)
    assert await it.tables.challenges.streak(ANN) == 2  # today still counts
    await it.pass_time(DAY)
    assert await it.tables.challenges.streak(ANN) == 0


async def test_export_and_deletion_know_it(it: World) -> None:
    await finish(it, ANN)
    await it.tables.weeks.want(70, 7, "en", ANN)
    known = await it.tables.privacy.export(ANN)
    assert [row["game"] for row in known["challenges"]] == [GAME]
    assert [row["channel"] for row in known["summaries"]] == [70]
    await it.tables.privacy.delete(ANN)
    gone = await it.tables.privacy.export(ANN)
    assert not gone["challenges"]
    assert not gone["summaries"]
    (place,) = await it.tables.challenges.places(it.tables.challenges.today, GAME)
    assert place.person is None


# The week


@pytest.mark.parametrize("days", range(8))
def test_a_summary_comes_when_sundays_secret_is_shown(days: int) -> None:
    now = 20409 * DAY + days * DAY + HOUR
    at = next_summary(now)
    assert now < at <= now + 7 * DAY
    assert at % DAY == 12 * HOUR
    assert (day_of(at) - 4) % 7 == 0  # 5 January 1970 was a Monday


async def test_a_week_is_told_once(it: World) -> None:
    await it.tables.weeks.want(70, 7, "ru", ANN)
    await finish(it, ANN)
    today = it.tables.challenges.today
    await it.pass_time(14 * DAY)
    await it.news()
    told = [news_ for news_ in it.listener.shown if isinstance(news_.item, news.Week)]
    assert [news_.to.id for news_ in told] == [70, 70]
    weeks = [week_of(news_) for news_ in told]
    assert weeks[1].first == weeks[0].first + 7
    (first, *_) = [week for week in weeks if week.first <= today < week.first + 7]
    rows = await it.tables.challenges.week(first.first, first.guild)
    assert [row.person for row in rows] == [ANN]
    await it.tables.weeks.end(70)
    await it.pass_time(14 * DAY)
    assert len(await it.news()) == len(it.listener.shown)
    assert len([n for n in it.listener.shown if isinstance(n.item, news.Week)]) == 2


def week_of(told: News) -> news.Week:
    assert isinstance(told.item, news.Week)
    return told.item


async def test_an_abandoned_attempt_stays_running_for_nobody(it: World) -> None:
    table = await begin(it, ANN)
    left = await it.tables.seats.leave(table.id, ANN)
    assert left.status is Status.ABANDONED
