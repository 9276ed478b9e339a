"""Double clicks at a running table, and on people's preferences and servers' rules."""

from random import Random
from unittest.mock import patch

from rules import rulebook
from rules.core import Telling
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables.base.model import DAY
from tests.bench import Bench
from tests.cogs.asked import play_until
from tests.cogs.doubles.twice import Twice, sit_down
from tests.cogs.house import app_of, leap
from tests.cogs.playing import button, live, open_panel, play_on, turn_message, verb_of


async def playing(them: Twice, table: Bench) -> None:
    """Play a running game, hand seats over, and end it by vote."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    asked = (await play_until(table, 1)).go(thread)
    anna, boris = table["anna"].go(thread), table["boris"].go(thread)
    other = boris if asked is anna else anna
    notes = await more(asked, "notes")
    notes = await them.fill_in(asked, notes, "e/note/1", note="Beware of the raid")
    await them.select(asked, notes, "e/note-remove/1", "Beware of the raid")
    gift = await more(other, "give")
    await them.select(other, gift, "e/give-to/1", asked.user.display)
    await them.press(anna, await more_menu(anna), "e/pause/1")
    paused = await anna.sees(lambda seen: verb_of(seen.buttons) == "resume")
    await them.press(anna, paused, "e/resume/1")
    leap(table, 3 * DAY)
    await them.rest()
    nudge = await asked.sees(lambda seen: "snooze" in live(seen))
    await them.press(asked, nudge, button(nudge, "snooze"))
    panel = await open_panel(asked)
    panel = (await asked.press(button(panel, "answer"), on=panel)).message
    await asked.press(button(panel, "confirm"), on=panel)
    await them.rest()
    undo = await more(other, "undo")
    await them.select(other, undo, undo.selects[0].custom_id, undo.selects[0].options[0])
    ballot = await asked.sees(lambda seen: verb_of(seen.buttons) == "vote")
    await them.press(asked, ballot, button(ballot, "vote"))
    await them.press(other, await more_menu(other), "e/redo/1")
    ballot = await asked.sees(lambda seen: verb_of(seen.buttons) == "vote")
    await asked.press("Disagree", on=ballot)
    await them.rest()
    lend = await more(asked, "lend")
    await them.select(asked, lend, lend.selects[0].custom_id, table["dina"])
    await them.press(asked, await more_menu(asked), "e/take-back/1")
    ending = await more(other, "abandon")
    await them.press(other, ending, "e/abandon-sure/1")
    ballot = await other.sees(lambda seen: "vote-withdraw" in live(seen))
    await them.press(other, ballot, "e/vote-withdraw/1")
    seat = await more(asked, "give-seat")
    await them.select(asked, seat, "e/seat-to/1", table["clara"])
    leaving = await more(other, "quit")
    await them.press(other, leaving, "e/quit-sure/1")
    emil = table["emil"].go(thread)
    left = await emil.sees(lambda seen: "take-seat" in live(seen))
    await them.press(emil, left, button(left, "take-seat"))


async def more_menu(person: Person) -> Seen:
    call = turn_message(person)
    return (await person.press(button(call, "more"), on=call)).message


async def more(person: Person, name: str) -> Seen:
    offered = await more_menu(person)
    return (await person.press(button(offered, name), on=offered)).message


async def wishing(them: Twice, table: Bench) -> None:
    """Change preferences, watches and the server's rules twice each, and report a fault twice."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    owner, clara = table["anna"].go("games"), table["clara"]
    settings = (await clara.slash("settings")).message
    await them.select(clara, settings, "e/prefer/theme", "light")
    clara.user.takes_dms = False
    refused = await them.select(clara, settings, "e/prefer/pings", "messages")
    clara.user.takes_dms = True
    await them.press(clara, refused, "e/reach")
    await them.slash(clara, "quiet", zone="Europe/Berlin", since="22:00", until="7:00")
    await them.slash(clara, "vacation start", days=2)
    await them.slash(clara, "vacation end")
    await them.slash(clara, "spectate table", table="1", where="messages")
    await them.slash(clara, "spectate server", where="messages")
    watched = (await clara.slash("spectate list")).message
    await them.select(clara, watched, "e/unwatch", watched.selects[0].options[0])
    rules = (await owner.slash("setup server")).message
    await them.select(owner, rules, "e/server/pace", "brisk")
    route = app_of(table).router.routes["log"]
    app_of(table).router.routes["log"] = route._replace(handler=broken)
    call = next(m for m in reversed(owner.messages(thread)) if "turn" in live(m))
    fault = (await owner.press(button(call, "log"), on=call)).message
    app_of(table).router.routes["log"] = route
    await them.press(owner, fault, button(fault, "report"))
    table.forgive()
    await guessing(them, table, thread)
    privacy = (await clara.slash("privacy")).message
    asked = (await clara.press("Delete everything", on=privacy)).message
    await them.press(clara, asked, "e/forget-me-sure")


async def guessing(them: Twice, table: Bench, thread: Channel) -> None:
    """Guess as a spectator who will lead, and who wins a battle, from the message of a turn."""
    emil = table["emil"].go(table.world.add_channel(table.guild, "gallery"))
    await table.quiet()
    await emil.slash("spectate table", table="1")
    await play_on(table, thread, Random(1), turns=2)
    told = await emil.sees(lambda seen: "guess" in live(seen))
    with patch.object(rulebook("quay"), "telling", Telling(battles=("placed",))):
        seen = (await emil.press("e/guess/1", on=told)).message
        seen = await them.press(emil, seen, button(seen, "guess-that"))
        await them.press(emil, seen, button(seen, "guess-battle"))


async def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("the moon")


async def moderating(them: Twice, table: Bench) -> None:
    thread = await sit_down(table, "quay", ["boris", "clara"])
    owner = table["anna"].go("games")
    await them.slash(owner, "table resend", table=1)
    await them.slash(owner, "table pause", table=1)
    await them.slash(owner, "table pause", table=1)
    await them.slash(owner, "table replace", table=1, seat=1, person=table["dina"])
    table.world.remove_channel(thread)
    await them.slash(owner, "table repair", table=1)
    await them.slash(owner, "table end", table=1)
