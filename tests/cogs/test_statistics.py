"""Statistics of a person's own games, and of others who share theirs."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from discord import ui

from cogs.layouts.kit import CHARACTERS, COMPONENTS
from cogs.layouts.statistics import KINDS, span, statistics
from cogs.words.texts import Texts
from tables import GameSheet, Kind, Record, Sheet
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import button, play_on, prefer, sit_down
from tests.cogs.witness import CYRILLIC


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    async with at_home(tmp_path, seed=b"no tie") as it:
        yield it


async def played(table: Bench) -> None:
    """Leave a finished game of two, a running one, and one that was broken off."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1))
    table["anna"].go("games")
    await sit_down(table, "masks", ["anna", "boris"])
    table["anna"].go("games")
    await sit_down(table, "quay", ["anna", "clara"])
    await table["anna"].go("games").slash("table end", table=3)
    await all_told(table)


@pytest.mark.long
async def test_ones_own_games_in_words(table: Bench) -> None:
    anna = table["anna"]
    assert "You have not played a game yet" in (await anna.slash("stats")).text
    await played(table)
    told = await anna.go("games").slash("stats")
    assert told.ephemeral
    games = told.text.split("**")
    quay = games[games.index("Quay") + 1]
    assert "1 game finished, " in quay
    assert "2 players" in quay
    assert "Ended without a result: 1" in quay
    assert "Average place: " in quay
    assert "Best score: " in quay
    assert "A turn usually takes less than a minute" in quay
    assert "Still in play: 1" in games[games.index("Masks") + 1]
    assert f"{table['boris'].mention}: 1 game finished" in told.text
    assert "Quay: 1 game finished, best score" in games[games.index("In this server") + 1]
    assert "Everybody can see these" in told.text
    assert not any(seen.pings(table["boris"].user) for seen in anna.messages() if seen.ephemeral)


@pytest.mark.long
async def test_a_button_leads_there_and_on_to_who_may_see_it(table: Bench) -> None:
    anna = table["anna"]
    mine = (await anna.slash("mygames")).message
    assert "You have not played a game yet" in (await anna.press("Statistics", on=mine)).text
    await played(table)
    mine = (await anna.go("games").slash("mygames")).message
    sheet = (await anna.press("Statistics", on=mine)).message
    settings = (await anna.press(button(sheet, "preferences"), on=sheet)).message
    assert "Your settings" in settings.text
    await prefer(anna, "statistics", "off")
    assert "Only you can see these" in (await anna.slash("stats")).text


async def test_others_see_them_only_if_one_lets_them(table: Bench) -> None:
    anna, boris, dina = table["anna"], table["boris"], table["dina"]
    nobody = await dina.slash("stats", person=boris)
    assert f"{boris.mention} has not played a game yet" in nobody.text
    await played(table)
    told = (await boris.go("games").slash("stats", person=anna)).text
    assert f"Statistics: {anna.mention}" in told
    outcome = (await app_of(table).tables.finding.table(1)).outcome
    assert outcome is not None
    won = {ranked.seat: int(ranked.rank == 1) for ranked in outcome.ranking}
    seats = (await app_of(table).tables.finding.table(1)).seats
    own, theirs = (won[[seat.person for seat in seats].index(it.id)] for it in (boris, anna))
    assert f"You two together: 1 game, you won {own}, {anna.mention} won {theirs}." in told
    strangers = (await dina.slash("stats", person=anna)).text
    assert "1 game finished" in strangers
    for hidden in ("You two together", "Who you played with", boris.mention):
        assert hidden not in strangers
    await prefer(anna, "statistics", "off")
    for reader in (boris, dina):
        refused = await reader.go("games").slash("stats", person=anna)
        assert refused.text == "This person keeps their statistics to themselves."
    assert "1 game finished" in (await anna.go("games").slash("stats", person=anna)).text
    bot = await anna.slash("stats", person=table.world.bot)
    assert "Bots do not play" in bot.text


@pytest.mark.long
async def test_in_a_tables_thread_its_people_come_first(table: Bench) -> None:
    anna, boris, clara = table["anna"], table["boris"], table["clara"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1))
    anna.go("games")
    await play_on(table, await sit_down(table, "quay", ["anna", "clara"]), Random(1))
    everywhere = (await anna.go("games").slash("stats")).text
    assert "Who you played with" in everywhere
    assert boris.mention in everywhere
    assert clara.mention in everywhere
    here = (await anna.go(thread).slash("stats")).text
    assert "With the people at this table" in here
    assert boris.mention in here
    assert clara.mention not in here


@pytest.mark.long
async def test_in_russian(table: Bench) -> None:
    anna = table["anna"]
    await played(table)
    anna.user.locale = "ru"
    told = (await anna.go("games").slash("stats")).text
    for words in ("Ваша статистика", "1 партия сыграна", "Место в среднем", "Идёт сейчас: 1"):
        assert words in told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_much_played_games_fit_into_a_message(language: str) -> None:
    t = Texts(language)
    record = Record(played=1234, won=321, best=9876, average=1234.56, place=2.34)
    kinds = {Kind(f"mode {mode}", players): record for mode in "abcd" for players in (2, 3, 4, 5)}
    game = GameSheet(record, kinds, running=12, unfinished=34, answer_time=100_000)
    sheet = Sheet(record, dict.fromkeys("pqrs", game), {}, answer_time=1, shown=True)
    layout = statistics(sheet, "Title", ["below"] * 12, [], t)
    assert layout.content_length() < CHARACTERS
    assert layout.total_children_count <= COMPONENTS
    words = [one.content for one in layout.walk_children() if isinstance(one, ui.TextDisplay)]
    assert t("stats-kinds-more", count=16 - KINDS) in "\n".join(words)


def test_times_are_told_roughly() -> None:
    t = Texts("en")
    told = [span(seconds, t) for seconds in (0, 59, 60, 5400, 7 * 3600, 86_400, 200_000)]
    assert told == ["less than a minute"] * 2 + ["1 min", "2 h", "7 h", "1 day", "2 days"]
    assert CYRILLIC.search(span(7200, Texts("ru")))
