"""Scenes of a whole evening at one table, each played by pressing what is visible."""

from collections.abc import Sequence
from random import Random

import rules
from cogs.words.texts import Texts
from cogs.words.voice import seat_name
from rules.core.save import load
from rules.core.verify import verify
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Table
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import (
    answer,
    beside,
    button,
    called,
    exported,
    finish_turn,
    live,
    open_panel,
    open_table,
    start,
    take_turn,
    turn_at_once,
    turn_message,
    verb_of,
    words,
)
from tests.cogs.witness import Witness

PAUSE = 600  # seconds between two turns: nobody counts as looking any more
NUMBER = 1  # the only table's number
ANSWERED_AT_ONCE = 8


class Evening:
    """An evening of these ``players``, the host first; a witness checks whatever anybody is
    shown."""

    def __init__(self, table: Bench, game: str, players: Sequence[str], chance: Random) -> None:
        self.table, self.game, self.chance = table, game, chance
        self.people = [table[name] for name in players]
        self.witness = Witness(table)
        self.gallery = table.world.add_channel(table.guild, "gallery")
        self.thread: Channel
        self.writer: Person
        self.asked: set[str] = set()
        self.counted = 0  # mentions counted so far

    @property
    def t(self) -> Texts:
        """Return the sentences in the table's language."""
        return words(self.people[0])

    # Gathering

    async def gather(self, onlooker: Person, reader: Person) -> None:
        """Fill the table by a command, an invitation and clicks; add a watching channel and a
        spectator by message."""
        host, *guests, invited = self.people
        card = await open_table(self.table, host, self.game, len(self.people))
        for guest in guests:
            await guest.press(button(card, "join"), on=card)
        panel = (await host.press(button(card, "options"), on=card)).message
        asked = (await host.press(button(panel, "invite"), on=panel)).message
        await host.select(asked.selects[0].custom_id, invited, on=asked)
        call = await invited.sees(
            lambda seen: invited.mention in seen.text and verb_of(seen.buttons) == "join"
        )
        assert call.pings(invited.user)
        await invited.press(button(call, "join"), on=call)
        self.thread = await start(self.table, host, card)
        await onlooker.go(self.gallery).slash("spectate table", table=str(NUMBER))
        await reader.slash("spectate table", table=str(NUMBER), where="messages")
        await all_told(self.table)
        self.counted = len(self.witness.called)
        self.asked = await self.waited_for()

    # Turns

    async def turns(self, most: int = 10_000, every: int = 1) -> int:
        """Play turns, taking one in ``every`` by hand."""
        for number in range(most):
            person = await self.next()
            if person is None:
                return number
            if number % every:
                await turn_at_once(self.table, person, NUMBER, self.chance)
            else:
                await take_turn(person, self.chance)
            await self.settle()
        return most

    async def next(self, *, in_thread: bool = False) -> Person | None:
        """Let some minutes pass; return the next person called, who then looks at the call."""
        leap(self.table, PAUSE)
        person = await called(self.table, self.thread)
        again = tries("to call somebody in the thread")
        while in_thread and person is not None and person.channel is not self.thread:
            next(again)
            await self.turns(1)
            person = await called(self.table, self.thread)
        self.held()
        return person

    def held(self) -> None:
        """Check the mentions since the last count: nobody is mentioned twice, and only people who
        were looking at the table when their turn came and have gone away since."""
        late = self.witness.called[self.counted :]
        assert len(set(late)) == len(late)
        assert set(late) <= self.asked, (late, self.asked)
        self.counted = len(self.witness.called)

    async def one(self) -> Person:
        person = await self.next(in_thread=True)
        assert person is not None
        return person

    async def settle(self) -> None:
        """Check that each change of who must act came with one mention, and that nothing else
        did."""
        await all_told(self.table)
        now = await self.waited_for()
        called = self.witness.called[self.counted :]
        assert sorted(called) == sorted(now - self.asked), (called, self.asked, now)
        self.asked, self.counted = now, len(self.witness.called)

    async def waited_for(self) -> set[str]:
        now = await self.state()
        actors = {now.seats[asked.seat].actor for asked in now.asked}
        return {self.table.world.users[actor].name for actor in actors if actor is not None}

    async def state(self) -> Table:
        return await app_of(self.table).tables.finding.table(NUMBER)

    # Interruptions

    async def hesitate(self) -> None:
        """Choose, go back, start over, leave, look around, and come back to the draft."""
        person = await self.one()
        fresh = await open_panel(person)
        question = fresh.text
        panel = await answer(person, fresh, self.chance)
        drafted = panel.text
        assert drafted != question
        if "confirm" not in live(panel):
            panel = await self.back_to(drafted, person, await answer(person, panel, self.chance))
        besides = await beside(person, panel)
        panel = await press(person, "panel-restart", besides)
        assert panel.text == question
        drafted = (await answer(person, panel, self.chance)).text
        for verb in ("board", "log", "seat", "since"):
            call = turn_message(person)
            assert (await person.press(button(call, verb), on=call)).ephemeral
        again = await open_panel(person)
        assert again.text == drafted
        await finish_turn(person, again, self.chance)
        await self.settle()

    async def back_to(self, wanted: str, person: Person, panel: Seen) -> Seen:
        """Press Back until the panel reads as `wanted`; a menu may have given several answers at
        once."""
        for _ in range(ANSWERED_AT_ONCE):
            panel = await press(person, "panel-back", panel)
            if panel.text == wanted:
                return panel
        raise AssertionError(panel.text)

    async def restart(self) -> None:
        """Restart the bot in the middle of a draft, and go on in the old panel."""
        person = await self.one()
        question = await open_panel(person)
        asked = question.text
        panel = await answer(person, question, self.chance)
        drafted = panel.text
        await self.table.restart()
        panel = await self.back_to(asked, person, panel)
        drawn_up = (await answer(person, panel, self.chance)).text
        again = await open_panel(person)  # the old one is deleted
        assert again.text == drawn_up
        assert drawn_up.splitlines()[0] == drafted.splitlines()[0]
        await finish_turn(person, again, self.chance)
        await self.settle()

    async def note(self, secret: str) -> None:
        """Write a note that nobody else may know."""
        person = self.writer = await self.one()
        panel = await self.more(person, "notes")
        await person.press(button(panel, "note"), on=panel)
        assert secret in (await person.submit(note=secret)).text

    async def undo(self, *, agreed: bool) -> None:
        """Ask to undo others' moves, and let these vote."""
        person = await self.played()
        before = await self.state()
        choice = await self.more(person.go(self.thread), "undo")
        steps = choice.selects[0]
        asking = steps.explained.index(words(person)("undo-by-vote"))
        await person.select(steps.custom_id, steps.options[asking], on=choice)
        leap(self.table, PAUSE)
        ballot = await person.sees(lambda seen: verb_of(seen.buttons) == "vote")
        others = [other for other in self.people if other is not person]
        for other in others[:1] if not agreed else others:
            label = self.t("agree" if agreed else "disagree")
            await other.go(self.thread).press(label, on=ballot)
            self.asked.add(other.user.name)  # somebody present needs no mention
        await self.settle()
        after = await self.state()
        assert (after.decisions < before.decisions) is agreed

    async def played(self) -> Person:
        """Play until somebody's turn is over and somebody else is called in the thread; return the
        first."""
        again = tries("to call two people after each other in the thread")
        while True:
            next(again)
            person = await self.one()
            await take_turn(person, self.chance)
            await self.settle()
            after = await self.next()
            assert after is not None
            if after is not person and after.channel is self.thread:
                return person

    async def hand_over(self, newcomer: Person) -> None:
        """Let whoever is asked give the seat away for good."""
        person = await self.one()
        choice = await self.more(person, "give-seat")
        leap(self.table, PAUSE)
        await person.select(choice.selects[0].custom_id, newcomer, on=choice)
        self.people[self.people.index(person)] = newcomer
        await self.settle()
        assert newcomer.go_to_dm().messages()
        newcomer.go(self.thread)

    async def more(self, person: Person, verb: str) -> Seen:
        call = turn_message(person)
        offered = (await person.press(button(call, "more"), on=call)).message
        return (await person.press(button(offered, verb), on=offered)).message

    # The end

    async def look_back(self, person: Person, steps: int) -> None:
        """Look at the result with its chart, the film, and the replay from its first moment on."""
        end = await person.go(self.thread).sees(lambda seen: verb_of(seen.buttons) == "rematch")
        await person.sees(lambda seen: bool(seen.images) and seen.id > end.id)
        card = next(m for m in reversed(person.messages()) if m.images and m.id < end.id)
        await self.assert_result(end, card)
        seen = (await person.press(button(end, "replay"), on=end)).message
        seen = await press(person, "replay-first", seen)
        moments = [seen.text]
        while words(person)("replay-turn-on") in labels(seen) and len(moments) < steps:
            seen = await press(person, "replay-turn-on", seen)
            moments.append(seen.text)
        assert len(set(moments)) == len(moments) > len(self.people)

    async def assert_result(self, end: Seen, card: Seen) -> None:
        """Check that the file is sound and that the result shown is that of the rules."""
        saved = await exported(self.people[0].go(self.thread))
        book = rules.GAMES[self.game]
        assert verify(book, saved).replayed
        result = load(book, saved).result
        assert result is not None
        seats = (await self.state()).seats
        assert len(card.images) == 1  # the share card
        for seat, score in enumerate(result.scores):
            place = next(n for n, rank in enumerate(result.ranking) if seat in rank)
            rank = 1 + sum(map(len, result.ranking[:place]))
            name = seat_name(seats[seat], seat, self.t)
            line = self.t.news("ended-rank", rank=rank, seat=name, score=score)
            assert line in end.text
            assert str(score) in card.alt_texts[0]


def labels(seen: Seen) -> set[str]:
    return {one.label for one in seen.buttons if not one.disabled}


async def press(person: Person, label: str, on: Seen) -> Seen:
    return (await person.press(words(person)(label), on=on)).message
