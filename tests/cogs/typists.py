"""People who play by typing commands, and choose from the completions."""

from collections.abc import Sequence
from random import Random

from cogs.play.actions import VOCABULARIES, Action
from sandbox.model import Channel
from sandbox.people import Person, Suggestion
from tables import Table
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import Hand

MOST_COMMANDS = 60
PLAYFUL = 8  # commands of any kind in a turn; afterwards only ``answer``
LEFT_OUT = 4  # one parameter in so many is left empty


async def state_of(table: Bench, number: int) -> Table:
    return await app_of(table).tables.finding.table(number)


def number_of(thread: Channel) -> int:
    return int(thread.name.rpartition(" ")[2])


def by_commands(table: Bench, thread: Channel) -> Hand:
    """Play by the game's own commands alone, at random until something is confirmed."""

    async def turn(person: Person, chance: Random) -> None:
        before = await state_of(table, number_of(thread))
        game = before.settings.game
        actions = VOCABULARIES[game].actions
        answer = next(action for action in actions if action.name == "answer")
        for commands in range(1, MOST_COMMANDS):
            action = chance.choice(actions) if commands <= PLAYFUL else answer
            given = await filled_in(person, game, action, chance)
            if given or not action.parameters:
                await person.slash(f"{game} {action.name}", **given, confirm=True)
            if (await state_of(table, before.id)).decisions != before.decisions:
                return
        raise AssertionError(f"{person} finds nothing to type")

    return turn


def by_lines(table: Bench, thread: Channel) -> Hand:
    """Play by `/move` alone, a line at a time."""

    async def turn(person: Person, chance: Random) -> None:
        before = await state_of(table, number_of(thread))
        for _ in range(MOST_COMMANDS):
            line = chance.choice(await options(person, "move", "text"))
            await person.slash("move", text=line.value, confirm=True)
            if (await state_of(table, before.id)).decisions != before.decisions:
                return
        raise AssertionError(f"{person} finds nothing to type")

    return turn


async def filled_in(person: Person, game: str, action: Action, chance: Random) -> dict[str, str]:
    """Fill in parameters in their order, each chosen from its completions."""
    given: dict[str, str] = {}
    for parameter in action.parameters:
        if given and not chance.randrange(LEFT_OUT):
            continue
        offered = await options(person, f"{game} {action.name}", parameter.name, **given)
        if offered:
            given[parameter.name] = chance.choice(offered).value
        elif not given:
            break
    return given


async def options(
    person: Person, path: str, parameter: str, typed: str = "", /, **given: str
) -> Sequence[Suggestion]:
    """Return the suggestions offered, without one that only says why there are none."""
    offered = await person.autocomplete(path, parameter, typed, **given)
    return [choice for choice in offered if choice.value not in ("?", typed)]
