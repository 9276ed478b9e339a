"""Double clicks before a game begins."""

import re

from rules import new_game
from rules.core.save import to_json
from sandbox.people import Person
from sandbox.posting import Upload
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.asked import end_by_rules
from tests.cogs.doubles.twice import Twice
from tests.cogs.playing import button, card_of, menu, menu_with, open_table, page_alone, verb_of


async def opening(them: Twice, table: Bench) -> None:
    """Open a table in each possible way."""
    anna = table["anna"]
    await them.slash(anna, "game new", game="quay", seats=2)
    first = (await anna.slash("help")).message
    games = (await anna.press(button(first, "open-table"), on=first)).message
    await them.select(anna, games, "e/open-game", "quay")
    alone = await page_alone(anna, "rival.solo.1")
    await them.press(anna, alone, button(alone, "solo-begin"))
    await end_by_rules(table, 3)
    end = await anna.go_to_dm().sees(lambda seen: verb_of(seen.buttons) == "rematch")
    await them.press(anna, end, "e/rematch/3")
    card = await card_of(anna.go("games"), 1)
    missing = (await anna.press(button(card, "start"), on=card)).message
    await them.press(anna, missing, "e/fill/1")
    await them.slash(anna, "solo week")
    listed = (await anna.slash("solo today")).message
    page = (await anna.select(menu_with(listed, "rival"), "rival", on=listed)).message
    page = await them.press(anna, page, button(page, "challenge-named"))
    await them.press(anna, page, button(page, "challenge-begin"))


async def gathering(them: Twice, table: Bench) -> None:
    """Do everything that a lobby's card offers, until the host begins."""
    anna, boris, clara = table["anna"], table["boris"], table["clara"]
    card = await open_table(table, anna, "quay", 3)
    for press in ("join", "leave", "join"):
        await them.press(boris, card, f"e/{press}/1")
    panel = await options(anna, card)
    panel = await them.select(anna, panel, menu(panel, "undo"), "never")
    panel = await them.fill_in(anna, panel, "e/manners/1", manners="Be kind.")
    panel = await them.press(anna, panel, "e/automa/1/add/0")
    levels = (await anna.press(button(panel, "automas"), on=panel)).message
    await them.select(anna, levels, "e/level/1/2", "sharp")
    panel = await options(anna, card)
    panel = await them.press(anna, panel, "e/automa/1/remove/1")
    people = (await anna.press(button(panel, "people"), on=panel)).message
    await them.select(anna, people, "e/kick/1", str(boris.id))
    asked = (await anna.press(button(await options(anna, card), "invite"))).message
    await them.select(anna, asked, "e/invite-them/1", boris)
    asked = (await anna.press(button(await options(anna, card), "invite"))).message
    told = await them.press(anna, asked, "e/code/1")
    await them.slash(boris, "join", code=code_in(told))
    await them.press(anna, told, "e/end-code/1")
    panel = await options(anna, card)
    people = (await anna.press(button(panel, "people"), on=panel)).message
    await them.select(anna, people, "e/host/1", str(boris.id))
    await them.press(clara, card, "e/join/1")
    await them.press(anna, card, "e/here/1")
    await them.press(boris, card, "e/start/1")
    other = await open_table(table, anna.go("games"), "quay", 2)
    garden = table.world.add_channel(table.guild, "garden")
    await them.slash(anna.go(garden), "game move", table=2)
    await them.press(anna, await options(anna, other), "e/close/2")
    third = await open_table(table, anna.go("games"), "ryozen", 2)
    await them.fill_in(anna, await options(anna, third), "e/variants/3")
    asked = (await anna.menu("Challenge", boris)).message
    await them.select(anna, asked, f"e/challenge-to/{boris.id}", "quay")
    listed = (await anna.slash("mygames")).message
    game = new_game("quay", seats=2, seed=b"in a file")
    file = Upload("it.json", to_json(game).encode())
    sent = await them.fill_in(anna, listed, "e/file", file=[file])
    await them.press(anna, sent, button(sent, "play-on"))


def code_in(seen: Seen) -> str:
    """Return the code that a host reads out."""
    (found,) = re.findall(r"[A-Z0-9]{4}-[A-Z0-9]{4}", seen.text)
    return str(found)


async def options(person: Person, card: Seen) -> Seen:
    return (await person.press(button(card, "options"), on=card)).message
