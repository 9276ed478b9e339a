"""Whole games against automas in direct messages alone, to the last look back and the next game."""

from pathlib import Path
from random import Random

import pytest

from sandbox.people import Person
from tables.table.house import DOUBLE
from tests.bench import tries
from tests.cogs.evening import NUMBER, Evening
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import (
    answer,
    begin_alone,
    button,
    finish_turn,
    is_page,
    open_panel,
    take_turn,
    turn_at_once,
    verb_of,
    words,
)
from tests.cogs.witness import assert_languages
from tests.marks import long

SEED = b"alone in messages"
LANGUAGE_NAMES = ("English", "Русский")
RESTART = 3  # the bot restarts in this turn
REPLAYED = 20  # steps replayed


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.parametrize(
    ("game", "language", "every"),
    [("bonfire", "ru", 5), long("bonfire", "ru", 1), long("ryozen", "en", 1)],
)
async def test_a_whole_game_alone_in_messages(
    game: str, language: str, every: int, tmp_path: Path
) -> None:
    async with at_home(tmp_path, ["anna", "boris"], seed=SEED, double=DOUBLE) as table:
        for person in table.people.values():
            person.user.locale = "ru" if language == "ru" else "en-US"
        anna = table["anna"].go_to_dm()
        evening = Evening(table, game, ["anna"], Random(5))
        evening.thread = anna.channel
        await begin_alone(anna, f"{game}.base.2")
        assert await play_alone(evening, anna, every) > RESTART
        await evening.look_back(anna, REPLAYED)
        await watch_film(evening, anna)
        await play_again(evening, anna)
        await read_statistics(evening, anna)
        assert not app_of(table).faults.latest()
        assert not table["boris"].messages(table.channel)
    assert_languages(evening.witness, {"anna": language, "": language}, LANGUAGE_NAMES)


async def play_alone(evening: Evening, anna: Person, every: int) -> int:
    """Play to the end, one turn in ``every`` by hand; return the number of turns."""
    turns = tries("to come to the end")
    while await asked_again(evening):
        turn = next(turns)
        if turn == RESTART:
            await break_off(evening, anna)
        elif turn % every:
            await turn_at_once(evening.table, anna, NUMBER, evening.chance)
        else:
            await take_turn(anna, evening.chance)
    return next(turns)


async def asked_again(evening: Evening) -> bool:
    """Let the automa have its turn; tell if anybody is asked then."""
    await all_told(evening.table)
    await evening.table.quiet()
    return bool((await evening.state()).asked)


async def break_off(evening: Evening, anna: Person) -> None:
    """Restart the bot with half a draft; the old panel goes on, and a new one shows the same."""
    panel = await answer(anna, await open_panel(anna), evening.chance)
    drafted = panel.text
    await evening.table.restart()
    assert (await open_panel(anna)).text == drafted
    await finish_turn(anna, panel, evening.chance)


async def watch_film(evening: Evening, anna: Person) -> None:
    """Open the replay from the result, and the film from the replay."""
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    replay = (await anna.press(button(end, "replay"), on=end)).message
    film = (await anna.press(button(replay, "film"), on=replay)).message
    assert len(film.images) == 1


async def play_again(evening: Evening, anna: Person) -> None:
    """Begin the same game once more in the same place, by one button."""
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    told = (await anna.press(button(end, "rematch"), on=end)).text
    assert told == evening.t("rematch-begun", table=2)
    finding = app_of(evening.table).tables.finding
    first, second = [await finding.table(number) for number in (1, 2)]
    assert second.settings.options == first.settings.options
    assert [seat.automa for seat in second.seats] == [seat.automa for seat in first.seats][::-1]
    title = evening.t.news("from-table", game=evening.t.game(evening.game), table=2)
    await anna.sees(lambda seen: is_page(seen) and title in seen.text)


async def read_statistics(evening: Evening, anna: Person) -> None:
    t = words(anna)
    told = (await anna.slash("stats")).text.lower()
    first = await app_of(evening.table).tables.finding.table(1)
    assert first.outcome is not None
    own = next(n for n, seat in enumerate(first.seats) if seat.person == anna.id)
    ranked = next(it for it in first.outcome.ranking if it.seat == own)
    assert t("stats-finished", played=1, won=int(ranked.rank == 1)) in told
    assert t("stats-running", count=1) in told
    assert t("stats-best", best=ranked.score) in told
