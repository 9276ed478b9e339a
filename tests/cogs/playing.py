"""People who play by clicking whatever the bot shows them, in their own language."""

import re
from collections.abc import Sequence
from random import Random

from cogs.texts import Texts, language_of
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Button, Seen
from tests.bench import Bench
from tests.cogs.house import all_told, app_of

MOST_CLICKS = 200
ANSWERS = ("answer", "skip", "done", "tally")
CONTROLS = ("panel-confirm", "panel-back", "panel-restart", "panel-earlier", "panel-later")


def words(person: Person) -> Texts:
    return Texts(language_of(person.user.locale))


async def sit_down(table: Bench, game: str, names: Sequence[str], **options: object) -> Channel:
    """A running table of these people; its thread."""
    host, *guests = (table[name] for name in names)
    before = set(table.world.channels)
    card = await open_table(table, host, game, len(names), **options)
    for guest in guests:
        await guest.press(button(card, "join"), on=card)
    await host.press(button(card, "start"), on=card)

    def thread() -> Channel | None:
        new = (it for id, it in table.world.channels.items() if id not in before and it.thread)
        return next(new, None)

    return await table.world.until(thread, "a thread")


async def open_table(table: Bench, host: Person, game: str, seats: int, **options: object) -> Seen:
    """A new table's card."""
    reply = await host.slash("game new", game=game, seats=seats, **options)
    number = int(re.findall(r"\d+", reply.text)[0])
    return await card_of(host, number)


async def card_of(person: Person, number: int) -> Seen:
    return await person.sees(
        lambda seen: (
            any(one.custom_id == f"e/options/{number}" for one in seen.buttons)
            and not seen.ephemeral
        )
    )


def verb_of(buttons: Sequence[Button]) -> str:
    return (buttons[0].custom_id or "//").split("/")[1] if buttons else ""


def button(seen: Seen, verb: str) -> str:
    """The custom id of the live button that does this."""
    for one in seen.buttons:
        if one.custom_id and not one.disabled and one.custom_id.split("/")[1] == verb:
            return one.custom_id
    raise AssertionError(f"no button {verb!r} in {seen}")


async def play_on(table: Bench, thread: Channel, chance: Random, turns: int = 10_000) -> int:
    """Whoever is called takes a turn, until the end; how many turns there were."""
    for number in range(turns):
        person = await called(table, thread)
        if person is None:
            return number
        await take_turn(person, chance)
    return turns


async def called(table: Bench, thread: Channel) -> Person | None:
    """Somebody whom the table waits for, looking at the message that says so."""
    await all_told(table)
    now = await app_of(table).tables.finding.table(int(thread.name.rpartition(" ")[2]))
    if not now.asked:
        return None
    actor = now.seats[now.asked[0].seat].actor
    person = next(person for person in table.people.values() if person.id == actor)
    letters = person.go_to_dm().channel

    def calls(seen: Seen) -> bool:
        return person.mention in seen.text and verb_of(seen.buttons) == "turn"

    for place in (thread, letters):
        if any(calls(seen) for seen in person.messages(place)):
            return person.go(place)
    raise AssertionError(f"nothing calls {person}")


def turn_message(person: Person) -> Seen:
    """The newest call that this person looks at."""
    return next(m for m in reversed(person.messages()) if verb_of(m.buttons) == "turn")


async def take_turn(person: Person, chance: Random) -> int:
    """Draws up a turn with random choices and confirms it; how many presses it took."""
    message = turn_message(person)
    panel = (await person.press(button(message, "turn"), on=message)).message
    for presses in range(1, MOST_CLICKS):
        verbs = {(one.custom_id or "").split("/")[1]: one for one in panel.buttons}
        if "confirm" not in verbs:
            return presses
        if not verbs["confirm"].disabled:
            panel = (await person.press(button(panel, "confirm"), on=panel)).message
        else:
            panel = await answer(person, panel, chance)
    raise AssertionError(f"{person} finds no end: {panel}")


async def answer(person: Person, panel: Seen, chance: Random) -> Seen:
    """Some option of the question that the panel shows."""
    answers = [
        one.custom_id
        for one in panel.buttons
        if one.custom_id and not one.disabled and verb_of([one]) in ANSWERS
    ]
    menus = [menu for menu in panel.selects if not menu.disabled]
    finishing = [id for id in answers if "/done/" in id]
    if finishing:
        return (await person.press(finishing[0], on=panel)).message
    if menus and chance.randrange(len(menus) + len(answers)) < len(menus):
        menu = chance.choice(menus)
        count = chance.randint(max(1, menu.least), menu.most)
        picked = chance.sample(range(len(menu.options)), min(count, len(menu.options)))
        values = [menu.options[place] for place in picked]
        return (await person.select(menu.custom_id, *values, on=panel)).message
    return (await person.press(chance.choice(answers), on=panel)).message
