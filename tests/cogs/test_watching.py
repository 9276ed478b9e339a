"""Spectators hear less than players: a channel is told a turn in one message, when it is over."""

from pathlib import Path
from random import Random

import pytest

from rules import GAMES
from sandbox.seen import Seen
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.cogs.playing import called, live, sit_down, turn_at_once
from tests.marks import long

pytestmark = pytest.mark.usefixtures("few_pictures")

PEOPLE, ONLOOKER = ("anna", "boris", "clara"), "dina"
APART = 600  # seconds between two answers
TURNS = 9
SENTENCES = 2
SCORES = len(PEOPLE)  # lines: a team has a score for each person


class Evening:
    """A table of three, and a channel that watches it."""

    def __init__(self, table: Bench, game: str) -> None:
        self.table, self.game = table, game

    async def begin(self) -> None:
        self.thread = await sit_down(self.table, self.game, PEOPLE)
        await all_told(self.table)
        self.gallery = self.table.world.add_channel(self.table.guild, "gallery")
        onlooker = self.table[ONLOOKER].go(self.gallery)
        await onlooker.slash("spectate table", table="1")

    async def answer(self, chance: Random) -> None:
        """Let whoever is called answer until the draft ends."""
        leap(self.table, APART)
        person = await called(self.table, self.thread)
        assert person is not None
        await turn_at_once(self.table, person, 1, chance)

    async def mark(self) -> object:
        """Return a value that is the same throughout a turn and differs in the next one."""
        async with app_of(self.table).tables.house.open(1) as opened:
            book, state = GAMES[self.game], opened.game.state
            asked = opened.game.pending[0].seat if opened.game.pending else -1
            return book.turn_mark(state), asked

    async def told(self) -> list[Seen]:
        await all_told(self.table)
        await self.table.quiet()
        return [seen for seen in self.table[ONLOOKER].messages(self.gallery) if not seen.ephemeral]


@pytest.mark.parametrize(
    "game", ["candelabria", long("ryozen"), long("bonfire"), long("ghost_stories")]
)
async def test_a_turn_is_one_message(tmp_path: Path, game: str) -> None:
    async with at_home(tmp_path, (*PEOPLE, ONLOOKER), seed=b"onlookers") as table:
        evening, chance, turns = Evening(table, game), Random(2), 0
        await evening.begin()
        again, mark = tries("to play some turns", 60), await evening.mark()
        while turns < TURNS:
            next(again)
            before = len(await evening.told())
            await evening.answer(chance)
            more = len(await evening.told()) - before
            turns += mark != (mark := await evening.mark())
            assert more <= 1, "one change ended more than a turn"
        told = await evening.told()
    assert 1 < len(told) <= turns
    for seen in told:
        heading, *lines = seen.text.splitlines()
        assert heading.startswith("-# ")
        assert 0 < sum(not line.startswith("-# ") for line in lines) <= SENTENCES, seen.text
        assert sum(line.startswith("-# ") for line in lines) <= SCORES, seen.text
        assert len(seen.images) == 1
        guess = {"guess"} if game != "ghost_stories" else set()
        assert live(seen) == {"board", "since", "log", "replay"} | guess


@pytest.mark.long
async def test_a_year_of_candelabria_has_a_message_for_each_turn_and_battle(tmp_path: Path) -> None:
    async with at_home(tmp_path, (*PEOPLE, ONLOOKER), seed=b"candle wars") as table:
        evening, chance = Evening(table, "candelabria"), Random(3)
        await evening.begin()
        again = tries("to play a year", 120)
        turns = 0
        while True:
            next(again)
            async with app_of(table).tables.house.open(1) as opened:
                state = opened.game.state
            if state.year > 1:
                break
            turns = state.turns
            await evening.answer(chance)
        told = await evening.told()
    assert len(told) <= turns + 2, "the Houses, each turn and battle, and the war's end"
    assert any(" wins region " in seen.text for seen in told)
