"""How quickly presses are acknowledged while many tables are played at once.

python -m tests.cogs.measure [GAME] [TABLES] [AT_ONCE]

Bot and stand-in share one process here, so real figures are better than these.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import rules
from sandbox.people import Person
from tables import Settings
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import take_turn
from tests.proof import PROOF_GAMES


async def lags(found: list[float]) -> None:
    """How late the event loop comes, again and again."""
    while True:
        asleep = time.perf_counter()
        await asyncio.sleep(0.005)
        found.append(1000 * (time.perf_counter() - asleep - 0.005))


async def gather(bench: Bench, game: str, tables: int) -> list[int]:
    """Running tables of two people each."""
    lobby = app_of(bench).tables.lobby
    people = [person.id for person in bench.people.values()]
    made = []
    for number in range(tables):
        host, guest = people[number % len(people)], people[(number + 1) % len(people)]
        settings = Settings(game=game, seats=2)
        channel = bench.channel
        table = await lobby.create(host, settings, guild=channel.guild_id, channel=channel.id)
        await lobby.join(table.id, guest)
        await lobby.start(table.id, host)
        made.append(table.id)
    await all_told(bench, 6000)
    return made


async def turn(bench: Bench, number: int, chance: Random) -> None:
    now = await app_of(bench).tables.finding.table(number)
    actor = now.seats[now.asked[0].seat].actor
    asked = next(person for person in bench.people.values() if person.id == actor)
    thread = bench.world.channels[now.thread or 0]
    twin = Person(bench.world, asked.user, thread, bench.quiet)
    await take_turn(twin, chance)


def middle_and_slow(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return (
        f"p50 {ordered[len(ordered) // 2]:.0f} ms, p99 {ordered[len(ordered) * 99 // 100]:.0f} ms"
    )


async def measure(game: str, tables: int, at_once: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with at_home(Path(folder)) as bench:
            numbers = await gather(bench, game, tables)
            late: list[float] = []
            watching = asyncio.create_task(lags(late))
            for first in range(0, len(numbers), at_once):
                turns = (turn(bench, n, Random(n)) for n in numbers[first : first + at_once])
                await asyncio.gather(*turns)
            watching.cancel()
            for line in app_of(bench).timings.lines():
                first_p50, first_p99 = line.acknowledged
                print(f"{line.what}: {line.times} presses, acknowledged p50 {first_p50:.0f} ms,"
                      f" p99 {first_p99:.0f} ms, done p50 {line.done[0]:.0f} ms")  # fmt: skip
            print(f"event loop late: {middle_and_slow(late)}")


if __name__ == "__main__":
    rules.GAMES.update(PROOF_GAMES)
    given = dict(enumerate(sys.argv[1:]))
    asyncio.run(measure(given.get(0, "ryozen"), int(given.get(1, "100")), int(given.get(2, "20"))))
