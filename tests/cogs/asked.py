"""Plays a table behind the bot's back until somebody is asked the question that a test needs."""

from collections.abc import Callable
from random import Random

from rules.core import Choice
from rules.play import random_answer
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Panel, Status
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import live


async def end_by_rules(table: Bench, number: int) -> None:
    again = tries(f"to come to the end of table {number}")
    while (await app_of(table).tables.finding.table(number)).status is Status.RUNNING:
        next(again)
        await answer_somehow(table, number)
    await all_told(table)
    await table.quiet()


async def panel_with(
    table: Bench, number: int, wanted: str, asked: Callable[[Choice], bool] = lambda choice: True
) -> tuple[Person, Seen]:
    """Answer at random until the panel of the person asked offers the verb `wanted`; return
    both."""
    again = tries(f"to see {wanted!r} on a panel of table {number}")
    while True:
        next(again)
        person = await play_until(table, number, asked)
        listed = (await person.slash("mygames")).message
        panel = (await person.press(f"e/turn/{number}", on=listed)).message
        if wanted in live(panel):
            return person, panel
        await answer_somehow(table, number)


async def play_until(
    table: Bench, number: int, asked: Callable[[Choice], bool] = lambda choice: True
) -> Person:
    """Answer at random until a question fits `asked`; return the person who has to answer it."""
    again = tries(f"to be asked this at table {number}")
    while True:
        next(again)
        person, panel = await waiting(table, number)
        if panel.question is not None and asked(panel.question):
            return next(one for one in table.people.values() if one.id == person)
        await answer_somehow(table, number)


async def decide_until(table: Bench, number: int, asked: Callable[[Choice], bool]) -> None:
    """Answer whole questions at random, in one change, until one fits `asked`. Quicker than
    `play_until`, for tests that need no draft."""
    async with app_of(table).tables.house.change(number) as opened:
        game, again = opened.to_play(), tries(f"to be asked this at table {number}")
        while not asked(choice := game.pending[0]):
            next(again)
            keys = random_answer(choice, Random(len(game.line)))
            actor = opened.table.seats[choice.seat].actor
            opened.answer(choice.seat, choice, keys, person=actor)


async def waiting(table: Bench, number: int) -> tuple[int, Panel]:
    """Return the person that a table waits for, and that person's panel."""
    await all_told(table)
    await table.quiet()
    tables = app_of(table).tables
    now = await tables.finding.table(number)
    person = now.seats[now.asked[0].seat].actor
    assert person is not None
    return person, await tables.play.question(number, person)


async def answer_somehow(table: Bench, number: int) -> None:
    person, panel = await waiting(table, number)
    play = app_of(table).tables.play
    if panel.question is not None:
        chance = Random(f"{panel.table.decisions}/{panel.step}")
        keys = random_answer(panel.question, chance)
        panel = await play.choose(number, person, panel.step, keys)
    if panel.final or panel.question is None:
        await play.confirm(number, person, panel.step)
