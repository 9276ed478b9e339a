"""Ids, values and arguments that somebody has made up."""

from random import Random
from typing import Any, Literal, get_args, get_origin

from cogs.buttons.picks import Picks
from cogs.buttons.verb import NUMBERS
from sandbox.interactions import begin
from sandbox.model import Answer, Interaction, InteractionKind
from sandbox.people import Person, Reply

VALUES = ("", "1", "-1", "9", "²", "01", str(2**64), "x", "quay", "on", "..", "1.2.3", "\u2028")
TEXTS = ("", "0.0", "0.0.²", "ryozen", "quay", "*", "..", "seats", "language", "theme")


async def forge(person: Person, custom_id: str) -> Reply:
    """Press a button of one's own message after replacing its custom id by this one."""
    seen = (await person.slash("help")).message
    (card,) = seen.message.components
    row = next(part for part in card["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_id
    return await person.press(custom_id, on=seen)


async def forge_menu(person: Person, custom_id: str, value: str) -> Reply:
    """Choose a value from a menu of one's own message after replacing its id and option by
    these."""
    seen = (await person.slash("settings")).message
    (card,) = seen.message.components
    menu = next(part for part in card["components"] if part["type"] == 1)["components"][0]
    menu["custom_id"], menu["options"] = custom_id, [{"label": "this", "value": value}]
    return await person.select(custom_id, value, on=seen)


async def forge_form(person: Person, custom_id: str, **fields: str) -> Interaction:
    """Send a filled-in form that was never opened."""
    components = [
        {"type": 18, "id": 2 * n + 1,
         "component": {"type": 4, "id": 2 * n + 2, "custom_id": field, "value": value}}
        for n, (field, value) in enumerate(fields.items())
    ]  # fmt: skip
    sent = {"custom_id": custom_id, "components": components}
    opener = (await person.slash("help")).interaction
    kind, place = InteractionKind.MODAL, person.channel
    it = begin(person.world, kind, person.user, place, sent, opened_by=opener)
    await person.world.until(lambda: it.answer is not Answer.WAITING, f"an answer to {custom_id}")
    return it


def made_up(kind: Any, chance: Random) -> Any:
    if get_origin(kind) is Literal:
        return chance.choice(get_args(kind))
    return {
        int: chance.choice([-1, 0, 1, 1, 1, 2, 2, 7, 999, 2**40, NUMBERS[-1], NUMBERS[0]]),
        bool: chance.random() < 0.5,
        str: chance.choice(
            ["", "0.0", "0.0.²", "ryozen", "quay", "*", "..", "seats", "language", "theme"]
        ),
        Picks: Picks(chance.choices(range(36**2), k=chance.randrange(4))),
    }[kind]
