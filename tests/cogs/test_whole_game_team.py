"""Whole games of a team that wins or loses together: somebody alone with neutral boards, and four
people through a chain of calamities."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.words import results
from rules.core import Event, Message
from rules.ghost_stories import book
from sandbox.model import Channel
from sandbox.people import Person, Reply
from sandbox.seen import Seen
from tables import Table
from tables.base import keeping
from tables.people import lobby
from tables.table.house import DOUBLE
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import (
    begin_alone,
    button,
    called,
    draw_up,
    live,
    open_panel,
    sit_down,
    take_turn,
    turn_message,
    verb_of,
    words,
)
from tests.cogs.witness import Witness, assert_languages
from tests.ghost_stories.stage import BLUE, COLOUR, GREEN, RED, YELLOW, Scene
from tests.ghost_stories.white_moon.stage import moon

pytestmark = pytest.mark.usefixtures("few_pictures")

LANGUAGE_NAMES = ("English", "Русский")
NAMES = ("anna", "boris", "clara", "dina")
ONLOOKER = "emil"


async def state(table: Bench) -> Table:
    await all_told(table)
    await table.quiet()
    return await app_of(table).tables.finding.table(1)


def assert_one_result_for_all(end: Seen, now: Table, person: Person) -> None:
    """Check the outcome, its reason, the level and one score with its parts; nobody is ranked."""
    t = words(person)
    assert now.outcome is not None
    assert now.outcome.kind == "team"
    assert len({ranked.score for ranked in now.outcome.ranking}) == 1
    for line in results.lines(now.outcome, now, [], t):
        assert line in end.text


# A single person


@pytest.mark.long
async def test_somebody_alone_with_neutral_boards(tmp_path: Path) -> None:
    """The game goes to its end in messages, in Russian; the neutral boards have their turns."""
    async with at_home(tmp_path, ["anna"], seed=b"neutral boards", double=DOUBLE) as table:
        anna = table["anna"]
        anna.user.locale = "ru"
        anna.go_to_dm()
        witness = Witness(table)
        await begin_alone(anna, "ghost_stories.base.1")
        chance, turns = Random(5), tries("to come to the end")
        while (await state(table)).asked:
            if next(turns) == 3:
                await table.restart()
            await take_turn(anna, chance)
        t, now = words(anna), await state(table)
        assert_three_turns_in_one_message(anna)
        end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
        assert_one_result_for_all(end, now, anna)
        told = (await anna.slash("stats")).text
        assert t("stats-finished", played=1, won=0) in told.lower()
        assert results.level_name("ghost_stories", "initiation", t) in told
        assert not app_of(table).faults.latest()
    assert_languages(witness, {"anna": "ru", "": "ru"}, LANGUAGE_NAMES)


def assert_three_turns_in_one_message(person: Person) -> None:
    """Check the turns of neutral boards on which nothing was asked."""
    speaker = book.speaker(words(person).language)
    turns = [
        speaker.say(Message("log-board-turn", {"board": f"board:{colour}"})) for colour in COLOUR
    ]
    told = [sum(turn in seen.text for turn in turns) for seen in person.messages()]
    assert max(told) == 3


async def test_two_hands_are_one_sitting(tmp_path: Path) -> None:
    """One person on two seats is called once, and plays on with the next seat."""
    async with at_home(tmp_path, ["anna"], seed=b"two hands") as table:
        anna = table["anna"].go_to_dm()
        await begin_alone(anna, "ghost_stories.base.2")
        now = await state(table)
        assert [seat.person for seat in now.seats] == [anna.id, anna.id]
        chance, again = Random(7), tries("to come to the other seat")
        first = (await state(table)).asked[0].seat
        panel = await open_panel(anna)
        while (await state(table)).asked[0].seat == first:
            next(again)
            panel = await draw_up(anna, panel, chance)
            assert "propose" not in live(panel)
            panel = (await anna.press(button(panel, "confirm"), on=panel)).message
        asked = {"at-once", "pick-at-once", "answer", "choose"}
        assert live(panel) & asked  # the other seat is asked next


# Four people


def calamities() -> Scene:
    """Stage a chain: Blue's turn ends with four full receptacles, Yellow is about to die, and Red
    can revive him at the Cemetery."""
    prepared = moon().full().qi("yellow", 1).ghost("W2", "lich").ghost("E1", "ghoul")
    prepared.stack("c", "li_1", "hua_1").stack("n", "sun_1").at("red", "n").at("blue", "s")
    prepared.top("skinner", "creeping_one", "drowned_maiden", "reaper", "fungus_thing")
    return prepared.begin(
        ["yang"],
        ["end_turn"],
        active="blue",
        tao=["yellow", "red", "red", "red"],
        curse=["lose_qi", "blank", "blank", "blank", "blank", "blank"],
    )


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next table begin at the position of ``calamities``."""

    def deal(*_: object) -> tuple[keeping.AnyGame, list[Event]]:
        return calamities().game, []

    monkeypatch.setattr(lobby, "deal", deal)


async def plays(table: Bench, thread: Channel, line: str, **options: str) -> Reply:
    """Let whoever is asked type a move, and confirm it at once."""
    person = await called(table, thread)
    assert person is not None
    return await person.go(thread).slash("move", text=line, confirm=True, **options)


async def test_four_people_through_a_chain_of_calamities(
    tmp_path: Path, staged: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The four meet a barrier, a death in the Yin phase, a possessed board and a revival. Meanwhile
    the bot restarts, a move is undone, a draft is shown, and a channel watches."""
    async with at_home(tmp_path, (*NAMES, ONLOOKER), seed=b"calamities") as table:
        agreed = {"mode": "Game: White Moon"}
        thread = await sit_down(table, "ghost_stories", NAMES, agreed=agreed)
        gallery = table.world.add_channel(table.guild, "gallery")
        onlooker = table[ONLOOKER].go(gallery)
        await onlooker.slash("spectate table", table="1")
        evening = Calamities(table, thread, onlooker)
        await evening.barrier()
        await evening.death()
        await evening.draft_is_shown()
        await evening.undo()
        await evening.revival()
        await all_told(table)
        assert not app_of(table).faults.latest()
        for words_of in ("Magic Barrier", "dies", "yellow board"):
            assert evening.watched(words_of)
        assert not evening.watched("returns"), "the turn goes on"
        assert any("returns" in seen.text for seen in onlooker.messages(thread))


class Calamities:
    def __init__(self, table: Bench, thread: Channel, onlooker: Person) -> None:
        self.table, self.thread, self.onlooker = table, thread, onlooker

    async def seat(self) -> int:
        return (await state(self.table)).asked[0].seat

    async def point(self) -> str:
        return (await state(self.table)).asked[0].point.partition(".")[2]

    async def view(self) -> dict[str, Any]:
        return await app_of(self.table).tables.play.public_view(1)

    async def plays(self, line: str) -> Reply:
        return await plays(self.table, self.thread, line)

    async def barrier(self) -> None:
        """End Blue's turn, and restart the bot between two boards of the Barrier."""
        assert await self.seat() == BLUE
        await self.plays("-")
        await self.plays("save")
        drafted = (await self.plays("-")).text
        await self.table.restart()
        blue = await called(self.table, self.thread)
        assert blue is not None
        assert (await open_panel(blue.go(self.thread))).text == drafted
        for _ in range(2):
            await self.plays("-")
        view = await self.view()
        assert (view["shelter"], view["receptacles"]) == (["li_1"], [])

    async def death(self) -> None:
        """Let Yellow die of the Curse die, and still put Su-Ling down."""
        assert (await self.seat(), await self.point()) == (YELLOW, "su_ling")
        board = (await self.view())["boards"][YELLOW]
        assert board["state"] == "possessed"
        await self.plays("space:W2")
        assert (await self.view())["su_ling"] == "W2"

    async def draft_is_shown(self) -> None:
        """Let Red think aloud about a ghost's place, and act though nobody has answered."""
        red = await called(self.table, self.thread)
        assert red is not None
        panel = await open_panel(red.go(self.thread))
        panel = (await red.press(button(panel, "answer"), on=panel)).message
        await red.press(button(panel, "propose"), on=panel)
        await all_told(self.table)
        shown = await red.sees(lambda seen: verb_of(seen.buttons) == "opinion")
        other = next(self.table[name] for name in NAMES if self.table[name] is not red)
        await other.go(self.thread).press(words(other)("together-agree"), on=shown)
        await self.plays("-")
        assert await self.seat() == GREEN

    async def undo(self) -> None:
        """Undo Green's act by everybody's consent, and act in another way."""
        green = await called(self.table, self.thread)
        assert green is not None
        await self.plays("space:E2 -")
        before = await state(self.table)
        call = turn_message(green.go(self.thread))
        offered = (await green.press(button(call, "more"), on=call)).message
        choice = (await green.press(button(offered, "undo"), on=offered)).message
        steps = choice.selects[0]
        await green.select(steps.custom_id, steps.options[0], on=choice)
        ballot = await green.sees(lambda seen: verb_of(seen.buttons) == "vote")
        for name in NAMES:
            if self.table[name] is not green:
                await self.table[name].go(self.thread).press("Agree", on=ballot)
        assert (await state(self.table)).decisions < before.decisions
        assert (await self.seat(), await self.point()) == (GREEN, "place_ghost")
        await self.plays("space:E3 -")
        assert "E3" in (await self.view())["ghosts"]

    async def revival(self) -> None:
        """Play the possessed board's turn, and let Red revive Yellow at the Cemetery."""
        assert await self.seat() == BLUE
        await self.plays("space:S1 -")
        assert await self.seat() == RED
        told = next(
            seen
            for seen in reversed(self.onlooker.messages(self.thread))
            if "yellow board" in seen.text
        )
        assert " comes from the deck." in told.text  # the same message tells red's next news
        await self.plays("space:N2 tile:cemetery - - help")
        board = (await self.view())["boards"][YELLOW]
        assert (board["state"], board["qi"], board["at"]) == ("taoist", 2, "nw")

    def watched(self, words: str) -> bool:
        return any(words in seen.text for seen in self.onlooker.messages())
