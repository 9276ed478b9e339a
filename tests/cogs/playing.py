"""People who play by clicking whatever the bot shows them."""

from collections.abc import Sequence
from random import Random

from cogs.app import Emberboard
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench

CONFIRM = "Confirm"
CONTROLS = {"Confirm", "Back", "Start over", "My seat", "Board", "Log", "More"}
MOST_CLICKS = 60


async def sit_down(table: Bench, game: str, names: Sequence[str], **options: object) -> Channel:
    """A running table of these people; its thread."""
    host, *guests = (table[name] for name in names)
    await host.slash("game new", game=game, seats=len(names), **options)
    await host.sees("opens table")
    for guest in guests:
        await guest.press("Join")
    await host.press("Start")
    await host.sees("The game has begun")
    return max((c for c in table.world.channels.values() if c.thread), key=lambda thread: thread.id)


async def play_on(table: Bench, thread: Channel, chance: Random, turns: int = 10_000) -> int:
    """Whoever is called takes a turn, until the end; how many turns there were."""
    for number in range(turns):
        person = await called(table, thread)
        if person is None:
            return number
        await take_turn(person, chance)
    return turns


async def called(table: Bench, thread: Channel) -> Person | None:
    """Somebody whom the table waits for, looking at the thread in which it says so."""
    app = table.client
    assert isinstance(app, Emberboard)
    number = int(thread.name.rpartition(" ")[2])
    now = await app.tables.finding.table(number)
    if not now.asked:
        return None
    actor = now.seats[now.asked[0].seat].actor
    person = next(person for person in table.people.values() if person.id == actor)
    await person.go(thread).sees(lambda seen: person.mention in seen.text and bool(seen.buttons))
    return person


async def take_turn(person: Person, chance: Random, take: str = "Take turn") -> int:
    """Draws up a turn with random choices and confirms it; how many presses it took."""
    panel = (await person.press(take)).message
    presses = 1
    while presses < MOST_CLICKS:
        confirm = next((b for b in panel.buttons if b.label == CONFIRM), None)
        if confirm is None:
            return presses
        if not confirm.disabled:
            panel = (await person.press(CONFIRM, on=panel)).message
        else:
            panel = await answer(person, panel, chance)
        presses += 1
    raise AssertionError(f"{person} finds no end: {panel}")


async def answer(person: Person, panel: Seen, chance: Random) -> Seen:
    """Some option of the question that the panel shows."""
    live = [b for b in panel.buttons if not b.disabled and b.label not in CONTROLS and b.custom_id]
    menus = [menu for menu in panel.selects if not menu.disabled]
    done = [b for b in live if (b.custom_id or "").split("/")[1] == "done"]
    if done:
        return (await person.press(str(done[0].custom_id), on=panel)).message
    if menus and chance.random() < len(menus) / (len(menus) + len(live)):
        menu = chance.choice(menus)
        count = chance.randint(max(1, menu.least), menu.most)
        picked = chance.sample(menu.options, min(count, len(menu.options)))
        return (await person.select(menu.custom_id, *picked, on=panel)).message
    return (await person.press(str(chance.choice(live).custom_id), on=panel)).message
