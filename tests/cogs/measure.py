"""Measures how quickly presses are acknowledged while many tables are played, and finds what holds
up the event loop.

python -m tests.cogs.measure [GAME] [TABLES] [AT_ONCE]

At each table somebody takes a turn, and others look at something meanwhile; channels watch. Bot and
stand-in share one process here, so real figures are better than these. The clock tells how late the
loop comes; processor time tells what kept it, since other work on the machine does not change that.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import rules
from cogs.app.warming import keep_for_good
from cogs.play.actions import VOCABULARIES
from sandbox.people import Person
from tables import Settings, Table
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.lateness import watched
from tests.cogs.playing import take_turn, verb_of
from tests.proof import PROOF_GAMES

LOOKS_A_TURN = 3
WATCHED = 10  # a channel watches one table in so many, turn by turn

Look = Callable[[Person, Table, Random], Awaitable[object]]


async def board(person: Person, table: Table, chance: Random) -> None:
    await person.slash("board", table=table.id)


async def my_games(person: Person, table: Table, chance: Random) -> None:
    await person.slash("mygames")


async def rules_topic(person: Person, table: Table, chance: Random) -> None:
    offered = await person.autocomplete("rules", "topic", chance.choice("aeo"))
    await person.slash("rules", topic=chance.choice(offered).value)


async def card(person: Person, table: Table, chance: Random) -> None:
    offered = await person.autocomplete("card", "name", chance.choice("aeo"))
    await person.slash("card", name=chance.choice(offered).value)


async def complete(person: Person, table: Table, chance: Random) -> None:
    """Type into a parameter of one of the game's commands, letter by letter."""
    game = table.settings.game
    if game not in VOCABULARIES:
        return
    action = chance.choice([it for it in VOCABULARIES[game].actions if it.parameters])
    parameter = chance.choice(action.parameters).name
    for typed in ("", "a", "ar"):
        await person.autocomplete(f"{game} {action.name}", parameter, typed, table=str(table.id))


async def complete_move(person: Person, table: Table, chance: Random) -> None:
    for typed in ("", "g", "ga"):
        await person.autocomplete("move", "text", typed, table=str(table.id))


async def replay(person: Person, table: Table, chance: Random) -> None:
    seen = (await person.slash("replay", table=table.id)).message
    steps = [it.custom_id for it in seen.buttons if verb_of([it]) == "step" and not it.disabled]
    if steps:
        await person.press(str(chance.choice(steps)), on=seen)


async def since(person: Person, table: Table, chance: Random) -> None:
    await person.slash("since", table=table.id)


async def log(person: Person, table: Table, chance: Random) -> None:
    await person.slash("log", table=table.id)


async def film(person: Person, table: Table, chance: Random) -> None:
    seen = (await person.slash("replay", table=table.id)).message
    if any(it.custom_id == f"e/film/{table.id}" for it in seen.buttons):
        await person.press(f"e/film/{table.id}", on=seen)


# Kinds of looks by frequency.
LOOKS: dict[Look, int] = {
    board: 8,
    my_games: 8,
    complete: 8,
    complete_move: 4,
    since: 4,
    log: 4,
    rules_topic: 3,
    card: 3,
    replay: 3,
    film: 1,
}


async def gather(bench: Bench, game: str, tables: int) -> list[int]:
    """Start tables of two people each; a channel of spectators watches some."""
    app = app_of(bench)
    gallery = bench.world.add_channel(bench.guild, "gallery")
    people = [person.id for person in bench.people.values()]
    made = []
    for number in range(tables):
        host, guest = people[number % len(people)], people[(number + 1) % len(people)]
        settings = Settings(game=game, seats=2)
        channel = bench.channel
        table = await app.tables.lobby.create(
            host, settings, guild=channel.guild_id, channel=channel.id
        )
        await app.tables.lobby.join(table.id, guest)
        await app.tables.lobby.start(table.id, host)
        if number % WATCHED == 0:
            await app.tables.watching.watch(table.id, gallery.id, "turn", host)
        made.append(table.id)
    await all_told(bench)
    return made


async def turn(bench: Bench, number: int, chance: Random) -> None:
    """Let whoever is asked take a turn while the others look about."""
    now = await app_of(bench).tables.finding.table(number)
    if not now.asked:
        return
    actor = now.seats[now.asked[0].seat].actor
    asked = next(person for person in bench.people.values() if person.id == actor)
    looks = chance.choices(list(LOOKS), list(LOOKS.values()), k=LOOKS_A_TURN)
    others = [chance.choice(list(bench.people.values())) for _ in looks]
    await asyncio.gather(
        take_turn(twin(bench, asked, now), chance),
        *(
            look(twin(bench, other, now), now, Random(chance.random()))
            for look, other in zip(looks, others, strict=True)
        ),
    )


def twin(bench: Bench, person: Person, table: Table) -> Person:
    """Return the same person in front of another screen."""
    thread = bench.world.channels[table.thread or 0]
    return Person(bench.world, person.user, thread, bench.quiet)


async def measure(game: str, tables: int, at_once: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder)) as bench:
            bench.sandbox.rest.judges.clear()
            bench.sandbox.gateway.judges.clear()
            numbers = await gather(bench, game, tables)
            keep_for_good()
            with watched() as found:
                for first in range(0, len(numbers), at_once):
                    turns = (turn(bench, n, Random(n)) for n in numbers[first : first + at_once])
                    await asyncio.gather(*turns)
                await all_told(bench)
            for line in app_of(bench).timings.lines():
                first_p50, first_p99 = line.acknowledged
                print(
                    f"{line.what}: {line.times} presses, acknowledged p50 {first_p50:.0f} ms, "
                    f"p99 {first_p99:.0f} ms, done p50 {line.done[0]:.0f} ms"
                )
            print(*found.lines(), sep="\n")


if __name__ == "__main__":
    rules.GAMES.update(PROOF_GAMES)
    given = dict(enumerate(sys.argv[1:]))
    asyncio.run(measure(given.get(0, "ryozen"), int(given.get(1, "100")), int(given.get(2, "20"))))
