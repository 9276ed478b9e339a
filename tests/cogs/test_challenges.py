"""The challenge of the day, as two people play one game: what each may see, and when."""

from random import Random

import pytest

from rules.play import MOST_DECISIONS, random_answer
from rules.search import Par
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Minds, Status
from tables.after.pars import Pars
from tables.base.keeping import AnyGame
from tests.bench import Bench, until
from tests.cogs.forging import forge
from tests.cogs.house import DAY, all_told, app_of, leap, tables_of
from tests.cogs.playing import button, live, menu_with, prefer, take_turn


async def page(person: Person, game: str = "rival") -> Seen:
    """Open the page of one of today's games."""
    listed = (await person.slash("solo today")).message
    return (await person.select(menu_with(listed, game), game, on=listed)).message


async def begin(person: Person, game: str = "rival") -> None:
    seen = await page(person, game)
    await person.press(button(seen, "challenge-begin"), on=seen)


async def finish(table: Bench, person: Person, chance: Random, *, restart: int = -1) -> None:
    """Play this person's newest table to its end, with a restart on the way."""
    person.go_to_dm()
    for number in range(200):
        await all_told(table)
        now = [it for it in await tables_of(table) if it.seat_of(person.id) is not None]
        if not now:
            return
        if number == restart:
            await table.restart()
            await all_told(table)
        await take_turn(person, chance)
    raise AssertionError("it does not come to its end")


async def test_of_two_open_pages_only_one_begins(table: Bench) -> None:
    """The other page says why, and writes nothing into the person's messages."""
    anna = table["anna"]
    pages = [await page(anna), await page(anna)]
    await anna.press(button(pages[0], "challenge-begin"), on=pages[0])
    await all_told(table)
    before = len(anna.dms)
    refused = await anna.press(button(pages[1], "challenge-begin"), on=pages[1])
    assert "still going on, table 1" in " ".join(it.text for it in refused.further)
    assert (len(await tables_of(table)), len(anna.dms)) == (1, before)


async def test_two_people_play_a_day_with_ghosts(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    home = anna.channel
    seen = await page(anna)
    assert "Nobody has finished yet" in seen.text
    assert "takes nothing back" not in seen.text
    assert "Your first attempt counts" in seen.text
    await begin(anna)
    await begin(boris)
    assert len({it.commitment for it in await tables_of(table)}) == 1
    await finish(table, boris, Random(2), restart=1)
    seen = await page(anna.go(home))
    assert "somebody" in seen.text
    assert "ghosts" not in live(seen)
    await finish(table, anna, Random(1), restart=1)
    ended = await anna.sees(lambda it: "challenge-here" in live(it))
    assert "This was a challenge of the day" in ended.text
    seen = (await anna.press(button(ended, "challenge-here"), on=ended)).message
    assert "of 2, with" in seen.text
    assert seen.files or seen.message.attachments
    await prefer(boris, "named", "on")
    ghosts = (await anna.press(button(seen, "ghosts"), on=seen)).message
    assert "One other game" in ghosts.text
    assert "Decision" in ghosts.text
    assert boris.user.name in ghosts.text.lower()
    menu = next(it for it in ghosts.selects if "whole game" in it.placeholder)
    followed = (await anna.select(menu.custom_id, menu.options[0], on=ghosts)).message
    assert "Ghost of" in followed.text
    step = next(it for it in followed.buttons if (it.custom_id or "").endswith("/turn-on"))
    on = (await anna.press(step.label, on=followed)).message
    assert "Ghost of" in on.text
    again = (await anna.press(button(on, "ghosts-again"), on=on)).message
    assert "Decision" in again.text


class Playing(Minds):
    """Scores 41 points whatever is played."""

    async def par(self, game: AnyGame) -> Par | None:
        return Par(41, won=False)


async def test_a_par_is_shown_after_ones_own_attempt(table: Bench) -> None:
    anna, tables = table["anna"], app_of(table).tables
    tables.pars = Pars(Playing(), tables.challenges)
    home = anna.channel
    assert "41 points" not in (await page(anna)).text
    await begin(anna)
    await settle(table, anna, Random(1))
    assert "41 points" not in (await page(anna.go(home))).text
    assert "A sharp automa scored 41 points in the same game (lost)." in (await page(anna)).text


async def settle(table: Bench, person: Person, chance: Random) -> None:
    """Finish this person's newest table by legal answers, showing nothing."""
    it = next(it for it in await tables_of(table) if it.seat_of(person.id) is not None)
    async with app_of(table).tables.house.change(it.id) as opened:
        game = opened.to_play()
        for _ in range(MOST_DECISIONS):
            if game.over:
                break
            choice = game.pending[0]
            keys = random_answer(choice, chance)
            opened.answer(choice.seat, choice, keys, person=person.id)
    await all_told(table)


@pytest.mark.long
@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize("game", ["bonfire", "ryozen", "candelabria", "ghost_stories"])
async def test_every_game_has_its_challenge(table: Bench, game: str) -> None:
    """Two people play the challenge with a restart in between; only whoever has finished reads the
    other's line."""
    anna, boris = table["anna"], table["boris"]
    home = anna.channel
    for person in (anna, boris):
        await begin(person, game)
        await all_told(table)
        await take_turn(person.go_to_dm(), Random(1))
    assert len({it.commitment for it in await tables_of(table)}) == 1
    await table.restart()
    await settle(table, boris, Random(2))
    seen = await page(anna.go(home), game)
    assert "somebody" in seen.text
    assert "ghosts" not in live(seen)
    await settle(table, anna, Random(3))
    seen = await page(anna, game)
    assert "of 2, with" in seen.text
    ghosts = (await anna.press(button(seen, "ghosts"), on=seen)).message
    assert "One other game" in ghosts.text
    assert "Decision" in ghosts.text
    assert not app_of(table).faults.latest()


async def test_ghosts_are_asked_for_in_vain_before(table: Bench) -> None:
    """Old and forged buttons show no other line to somebody who has not finished."""
    anna, boris = table["anna"], table["boris"]
    await begin(boris)
    await finish(table, boris, Random(1))
    await page(anna)
    day = app_of(table).tables.challenges.today
    for made_up in (f"e/ghosts/{day}/rival", f"e/ghost/{day}/rival/1/0/first"):
        refused = await forge(anna, made_up)
        assert "it would be a hint" in "".join([refused.text, *(it.text for it in refused.further)])


async def test_an_attempt_that_counts_and_one_for_pleasure(table: Bench) -> None:
    anna = table["anna"]
    await begin(anna)
    seen = await page(anna)
    assert "Your attempt is running: table 1" in seen.text
    assert "challenge-begin" not in live(seen)
    await finish(table, anna, Random(1))
    seen = await page(anna)
    said = (await anna.press(button(seen, "challenge-begin"), on=seen)).text
    assert "does not count" in said
    (running,) = await tables_of(table)
    assert running.settings.undo == "all"


async def test_yesterdays_button_shows_today(table: Bench) -> None:
    anna = table["anna"]
    seen = await page(anna)
    leap(table, DAY)
    shown = await anna.press(button(seen, "challenge-begin"), on=seen)
    assert "Challenge of the day" in shown.text
    assert not await tables_of(table)


@pytest.mark.long
async def test_the_file_of_a_challenge_waits_for_its_secret(table: Bench) -> None:
    anna = table["anna"]
    await begin(anna)
    await finish(table, anna, Random(1))
    (over,) = await tables_of(table, Status.ENDED)
    refused = await anna.slash("game export", table=over.id)
    assert "its seed is shown" in refused.text


@pytest.mark.long
async def test_a_channel_gets_a_summary_of_the_week(table: Bench) -> None:
    anna = table["anna"]
    await begin(anna)
    await finish(table, anna, Random(1))
    anna.go(table.channel)
    assert "every Monday" in (await anna.slash("solo week")).text
    for _ in range(2):
        await next_week(table)
    told = [seen for seen in anna.messages(table.channel) if "Challenges of the week" in seen.text]
    assert len(told) == 2
    assert any("One person finished one challenge" in seen.text for seen in told)
    shown = (await anna.press(button(told[-1], "today-here"), on=told[-1])).message
    assert "Challenge of the day" in shown.text
    assert "No more weekly summaries" in (await anna.slash("solo week")).text


async def next_week(table: Bench) -> None:
    house = app_of(table).tables.house

    async def no_summary_due() -> bool:
        return not await house.store.weeks_due(house.time.now())

    leap(table, 7 * DAY)
    await until(no_summary_due, "the summary")
    await all_told(table)


def summaries(person: Person, place: Channel) -> list[Seen]:
    return [seen for seen in person.messages(place) if "Challenges of the week" in seen.text]


async def test_a_summary_is_waited_for_and_told_once(table: Bench) -> None:
    anna = table["anna"]
    await anna.slash("solo week")
    table.sandbox.faults.fail(rf"/channels/{table.channel.id}/messages$", 503, times=2)
    await next_week(table)
    await until(lambda: told_once(anna, table.channel), "the summary after a pause")


async def told_once(person: Person, place: Channel) -> bool:
    return len(summaries(person, place)) == 1


async def test_a_channel_that_is_lost_gets_no_more_summaries(table: Bench) -> None:
    anna, weeks = table["anna"], app_of(table).tables.weeks
    await anna.slash("solo week")
    place = table.channel.id
    assert await weeks.of(place) is not None
    table.world.remove_channel(table.channel)
    leap(table, 7 * DAY)

    async def ended() -> bool:
        return await weeks.of(place) is None

    await until(ended, "the end of the summaries")
