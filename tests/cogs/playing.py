"""People who play by clicking whatever the bot shows them."""

from random import Random

from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench

CONFIRM = "Confirm"
CONTROLS = {"Confirm", "Back", "Start over", "My seat", "Board", "Log", "More"}
MOST_CLICKS = 60


def asked(table: Bench, thread: str) -> list[Person]:
    """Who is called by the newest turn messages of the thread, in order of calling."""
    raise NotImplementedError


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
