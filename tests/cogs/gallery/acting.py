"""Pictures of the actions at a table besides taking turns, and of the effects of time."""

import asyncio

from sandbox.people import Person
from sandbox.seen import Seen
from tests.cogs.gallery.table import Table
from tests.cogs.house import all_told, leap
from tests.cogs.playing import button, live, turn_message

HOUR = 3600
MORE = ("notes", "undo", "give", "lend", "give-seat", "quit")


class Acting:
    """Notes, votes, substitutes, pauses, reminders, absences."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shoot = table.studio.shoot

    async def do_more(self) -> None:
        person = await self.table.asked_now()
        message = turn_message(person)
        for verb in MORE:
            panel = (await person.press(button(message, "more"), on=message)).message
            seen = (await person.press(button(panel, verb), on=panel)).message
            await self.shoot(f"60-{verb}", seen)
            if verb == "notes":
                label = seen.buttons[-1].label
                await self.table.studio.shoot_form("61-note", seen, label)
                await person.press(button(seen, "note"), on=seen)
                kept = await person.submit(note="Ждать красных." if self.table.language == "ru"
                                           else "Keep an eye on the red tiles.")  # fmt: skip
                await self.shoot("62-note-kept", kept.message)
        await self.vote(person)
        person = await self.table.asked_now()
        message = turn_message(person)
        other = self.table.someone_else(person)
        panel = (await other.press(button(message, "more"), on=message)).message
        give = (await other.press(button(panel, "give"), on=panel)).message
        await self.shoot("63-give", give)
        await other.select(give.selects[0].custom_id, give.selects[0].options[0], on=give)
        await all_told(self.table.bench)
        await self.shoot("63-given", self.table.public()[-1])
        message = turn_message(person)
        panel = (await self.table.host.press(button(message, "more"), on=message)).message
        paused = (await self.table.host.press(button(panel, "pause"), on=panel)).message
        await self.shoot("64-pause", paused)
        await all_told(self.table.bench)
        told = self.table.newest("resume")
        await self.shoot("64-paused", told)
        await self.table.host.press(button(told, "resume"), on=told)
        await all_told(self.table.bench)
        await self.shoot("65-resumed", self.table.public()[-1])

    async def vote(self, person: Person) -> None:
        message = turn_message(person)
        panel = (await person.press(button(message, "more"), on=message)).message
        undo = (await person.press(button(panel, "undo"), on=panel)).message
        (menu,) = undo.selects
        asked = await person.select(menu.custom_id, menu.options[0], on=undo)
        await self.shoot("66-undo-asked", asked.message)
        await all_told(self.table.bench)
        vote = self.table.newest("vote")
        other = self.table.someone_else(person)
        await self.shoot("67-vote", vote)
        voted = await other.press(button(vote, "vote"), on=vote)
        await self.shoot("68-voted", voted.message)
        third = next(one for one in self.table.seated if one not in (person, other))
        await third.press(button(vote, "vote"), on=vote)
        await all_told(self.table.bench)
        for number, seen in enumerate(self.table.public()[-3:]):
            await self.shoot(f"69-undone-{number}", seen)

    async def be_reminded(self) -> None:
        person = await self.table.asked_now()
        nudge = await self.nudged(person.go(self.table.thread))
        await self.shoot("70-nudge", nudge)
        snoozed = await person.press(button(nudge, "snooze"), on=nudge)
        await self.shoot("71-snoozed", snoozed.message)
        other = self.table.someone_else(person)
        other.go(self.table.hall)
        zone = "Europe/Moscow" if self.table.language == "ru" else "Europe/Berlin"
        quiet = await other.slash("quiet", zone=zone, since="22:30", until="7")
        await self.shoot("72-quiet", quiet.message)
        away = await other.slash("vacation start", days=3)
        await self.shoot("73-vacation", away.message)
        await all_told(self.table.bench)
        await self.shoot("74-away", self.table.public()[-1])
        back = await other.slash("vacation end")
        await self.shoot("75-back", back.message)
        await other.slash("quiet", zone="UTC")
        await self.table.prefer(person, "pings", "messages")
        await self.table.prefer(other, "pings", "messages")
        await self.table.play(3)
        for one in (person, other):
            calls = [m for m in one.dms if "turn" in live(m) and not m.ephemeral]
            if calls:
                await self.shoot(f"76-dm-call-{one.user.name}", calls[-1])
        await self.table.prefer(person, "pings", "thread")
        await self.table.prefer(other, "pings", "thread")

    async def nudged(self, person: Person) -> Seen:
        """Let half days pass until somebody is reminded; return the reminder."""
        for _ in range(20):
            leap(self.table.bench, 12 * HOUR)
            await asyncio.sleep(0.2)
            await all_told(self.table.bench)
            for seen in person.messages():
                if any("/snooze/" in str(one.custom_id) for one in seen.buttons):
                    return seen
        raise AssertionError("nobody was reminded")
