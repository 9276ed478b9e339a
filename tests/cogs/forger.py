"""Somebody who means harm: makes up what is pressed, and what people are called.

    python -m tests.cogs.forger [--ids 10000] [--names 1000] [--seed 0]

An id or a value that was made up is refused in a sentence or is what the person might do anyhow; a
name is only a name in every kind of message. Prints how many were tried; a numbered fault ends it.
"""

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import rules
from cogs.buttons.verb import LIMIT, VERBS, Verb, meaning
from cogs.presses.router import Answer
from sandbox.people import Person
from tests.bench import Bench
from tests.cogs.forging import VALUES, forge, forge_menu, made_up
from tests.cogs.hostile_names import HOSTILE, Listener
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import number_of, open_table, sit_down, turn_at_once
from tests.proof import PROOF_GAMES

PARTS = ("", "0", "01", "+1", "-1", "²", "①", "٣", "1e3", "x", "..", "1 ", "\u2028", str(2**64))
AT_ONE_TABLE = 250  # ids tried at one table, before people leave or change its settings
PEOPLE = ("anna", "boris", "clara")
COMMANDS = ("turn", "board", "log", "replay", "seat", "mygames", "since", "spectate list")
LETTERS = "Anna \u202e\u2066\u200b\u0000\n#>-*_~|`[]()<@&:/.\\хŌ👩‍🚀"


def forged(chance: Random) -> str:
    """Make up an id of a verb, with arguments of its kinds or with others, too many or too few."""
    name = chance.choice(sorted(VERBS))
    known: Verb[...] = VERBS[name]
    if chance.random() < 0.5:
        return known(*(made_up(it.annotation, chance) for it in known.parameters))
    count = max(0, len(known.parameters) + chance.choice((-1, 0, 0, 0, 1)))
    return "/".join(["e", name, *chance.choices(PARTS, k=count)])[:LIMIT]


async def press(bench: Bench, chance: Random) -> str:
    """Let anybody press one made-up id; return how it ended."""
    custom_id, person = forged(chance), bench[chance.choice(PEOPLE)]
    meant = meaning(custom_id)
    form = meant and app_of(bench).router.of(meant.verb).answer is Answer.FORM
    if form or chance.random() < 0.7:
        await forge(person, custom_id)
    else:
        await forge_menu(person, custom_id, chance.choice(VALUES))
    faults = app_of(bench).faults.latest()
    assert not faults, f"{custom_id}: {faults[0].trace}"
    return "of this program" if meant else "of no program"


async def ids(bench: Bench, number: int, chance: Random) -> Counter[str]:
    await sit_down(bench, "vigil", PEOPLE[:2])
    await open_table(bench, bench["anna"], "quay", 2)
    ended = Counter([await press(bench, chance) for _ in range(number)])
    await all_told(bench)
    return ended


def called(chance: Random) -> str:
    """Make up a name that somebody who means harm would want."""
    kinds = list(HOSTILE.values())
    letters = "".join(chance.choices(LETTERS, k=chance.randrange(12)))
    return chance.choice((chance.choice(kinds), letters)) + chance.choice((letters, *kinds[:4]))


async def names(bench: Bench, number: int, chance: Random) -> int:
    """Try names two at a time: their bearers play a turn and look at everything."""
    listener, person = Listener(bench), bench["anna"]
    for at in range(0, number, 2):
        if at % 50 == 0:
            bench["anna"].go(bench.channel)
            thread = await sit_down(bench, "quay", PEOPLE[:2])
        for name in PEOPLE[:2]:
            bench[name].user.display = called(chance)
        await look(bench, person.go(thread), number_of(thread), chance)
        assert not listener.forged(), listener.forged()[0]
        assert not app_of(bench).faults.latest(), app_of(bench).faults.latest()[0].trace
    return len(listener.said)


async def look(bench: Bench, person: Person, table: int, chance: Random) -> None:
    now = await app_of(bench).tables.finding.table(table)
    actors = {now.seats[asked.seat].actor for asked in now.asked}
    for other in bench.people.values():
        if other.id in actors:
            await turn_at_once(bench, other, table, chance)
    for command in chance.sample(COMMANDS, 3):
        await person.slash(command)
    await all_told(bench)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ids", type=int, default=10_000)
    parser.add_argument("--names", type=int, default=1000)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    rules.GAMES.update(PROOF_GAMES)
    chance, ended = Random(args.seed), Counter[str]()
    while ended.total() < args.ids:
        async with home() as bench:
            ended += await ids(bench, min(AT_ONE_TABLE, args.ids - ended.total()), chance)
    print(f"{ended.total()} made-up ids:", dict(ended))
    async with home() as bench:
        said = await names(bench, args.names, chance)
        print(f"{args.names} names in {said} messages")


@asynccontextmanager
async def home() -> AsyncIterator[Bench]:
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder)) as bench:
            yield bench


if __name__ == "__main__":
    asyncio.run(main())
