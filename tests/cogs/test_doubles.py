"""Double clicks: whatever changes something is done once and both clicks are answered; before the
first is answered, right after it, and with a restart between them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from discord import app_commands

from cogs.actions import VOCABULARIES
from cogs.app import Emberboard
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Status
from tables.house import DOUBLE
from tables.model import DAY
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.cogs.playing import (
    answer,
    button,
    card_of,
    menu,
    open_panel,
    open_table,
    sit_down,
    turn_message,
    verb_of,
    words,
)
from tests.cogs.twice import Twice, verb

# What only shows something, or leads to what changes something.
LOOKS = """
    acts alone board contents film give give-seat guide guide-of guides help invite lend log log-page
    manners mine moment more note notes open-table options options-again page people pick
    preferences quit region replay replay-to rules rules-of seat since stats step tables tally topic
    topic-open topics turn undo
""".split()
LOOKING = """
    board card game·export game·list help log mygames replay rules seat settings setup·check
    setup·health setup·server since solo spectate·list stats table·audit turn
""".split()


async def opening(them: Twice, table: Bench) -> None:
    """Tables are opened, each in its own way."""
    anna = table["anna"]
    await them.slash(anna, "game new", game="quay", seats=2)
    first = (await anna.slash("help")).message
    games = (await anna.press(button(first, "open-table"), on=first)).message
    await them.select(anna, games, "e/open-game", "quay")
    alone = (await anna.slash("solo")).message
    await them.select(anna, alone, "e/solo", "rival.solo.1")
    await end_by_rules(table, 3)
    them.table["anna"].go_to_dm()
    end = await anna.sees(lambda seen: verb_of(seen.buttons) == "rematch")
    await them.press(anna, end, "e/rematch/3")
    card = await card_of(anna.go("games"), 1)
    missing = (await anna.press(button(card, "start"), on=card)).message
    await them.press(anna, missing, "e/fill/1")


async def end_by_rules(table: Bench, number: int) -> None:
    """Random answers to the end."""
    tables, chance = app_of(table).tables, Random(1)
    while (now := await tables.finding.table(number)).status is Status.RUNNING:
        person = now.seats[now.asked[0].seat].actor
        assert person is not None
        panel = await tables.play.question(number, person)
        assert panel.question is not None
        panel = await tables.play.choose(
            number, person, panel.step, [chance.choice(panel.question.keys)]
        )
        await tables.play.confirm(number, person, panel.step)
    await all_told(table)
    await table.quiet()


async def gathering(them: Twice, table: Bench) -> None:
    """One card, until the host begins."""
    anna, boris, clara = table["anna"], table["boris"], table["clara"]
    card = await open_table(table, anna, "quay", 3)
    for press in ("join", "leave", "join"):
        await them.press(boris, card, f"e/{press}/1")
    panel = await options(anna, card)
    panel = await them.select(anna, panel, menu(panel, "undo"), "never")
    panel = await them.fill_in(anna, panel, "e/manners/1", manners="Be kind.")
    panel = await them.press(anna, panel, "e/automa/1/add/0")
    panel = await them.press(anna, panel, "e/automa/1/remove/1")
    people = (await anna.press(button(panel, "people"), on=panel)).message
    await them.select(anna, people, "e/kick/1", str(boris.id))
    asked = (await anna.press(button(await options(anna, card), "invite"))).message
    await them.select(anna, asked, "e/invite-them/1", boris)
    await them.press(boris, card, "e/join/1")
    panel = await options(anna, card)
    people = (await anna.press(button(panel, "people"), on=panel)).message
    await them.select(anna, people, "e/host/1", str(boris.id))
    await them.press(clara, card, "e/join/1")
    await them.press(anna, card, "e/here/1")
    await them.press(boris, card, "e/start/1")
    other = await open_table(table, anna.go("games"), "quay", 2)
    await them.press(anna, await options(anna, other), "e/close/2")


async def options(person: Person, card: Seen) -> Seen:
    return (await person.press(button(card, "options"), on=card)).message


async def drafting(them: Twice, table: Bench) -> None:
    """Turns are taken until everything has been pressed that a panel may have."""
    chance = Random(3)
    number = 0
    for game in ("ryozen", "bonfire"):
        number += 1
        thread = await sit_down(table, game, ["anna", "boris"])
        wanted = {"answer", "choose", "back", "restart", "confirm"}
        wanted |= {"done", "skip"} if game == "bonfire" else set()
        del thread, wanted, number, chance
