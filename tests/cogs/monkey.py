"""People who press whatever they see, type what comes to mind, and play on now and then.

python -m tests.cogs.monkey GAME [PRESSES] [SEED]

Several people in both languages, at several tables and alone, in a server, its threads and by
message, all at once; meanwhile the bot is restarted, messages and threads get lost, time passes.
"""

import asyncio
import logging
import re
import sys
import tempfile
from collections import Counter, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from itertools import count
from pathlib import Path
from random import Random

import rules
from cogs.gather.offers import offers
from cogs.pictures import painting
from render.painters import PAINTERS
from rules.core.save import read
from rules.core.verify import verify
from sandbox.check_commands import leaves
from sandbox.check_components import LINK, SELECTS, Part, walk
from sandbox.commanding import offered
from sandbox.errors import RefusedError
from sandbox.model import Channel, Json
from sandbox.people import Person, Reply
from sandbox.seen import Seen
from tables import Status
from tables.table.house import DOUBLE
from tests.bench import Bench, until
from tests.cogs import haunts, mischief, nonsense
from tests.cogs.finishing import Finisher
from tests.cogs.glass import Glass
from tests.cogs.house import app_of, at_home, leap, tables_of
from tests.cogs.inner import Inner
from tests.cogs.leaks import NOTE, Leaks
from tests.cogs.playing import begin_alone, button, open_table, sit_down
from tests.proof import PROOF_GAMES
from tests.stores import waiting_news

TAIL = 40  # last acts reported with a failure
AT_ONCE = 4  # people acting at the same moment
NEWEST = 5  # people mostly press on one of so many newest messages
MOST_LOBBIES = 6
MISCHIEF = 0.04  # the share of rounds in which something happens to the world instead of presses
RUSSIANS = ("boris", "dina")
ALONE = ("dina", "emil")  # people who also have a game of their own
PLAYFUL = 0.5  # the share of presses that move a game on
PLAYING = ("turn", "answer", "choose", "done", "skip", "pick", "tally", "page", "confirm")
CURIOUS = 0.5  # the chance to go on from what a press has shown
# Verbs pressed more or less often than others, so that tables live for a while.
WEIGHTS = {
    "confirm": 8.0,
    "answer": 4.0,
    "choose": 4.0,
    "done": 4.0,
    "skip": 2.0,
    "turn": 4.0,
    "quit-sure": 0.02,
    "abandon-sure": 0.05,
    "close": 0.1,
    "seat-to": 0.2,
    "lend-to": 0.3,
    "film": 0.2,
    "pause": 0.2,
    "undo-to": 0.5,
    "prefer": 0.5,
    "automa": 0.5,
}
FATAL = ("table end",)
SELDOM = 0.1
# Warnings in the log caused by the mischief itself.
# The stand-in answers a heartbeat before the library has noted that it was sent.
# A starved machine blocks heartbeats for long; callbacks that block are measured elsewhere.
EXPECTED = (
    r"^discord\.http: We are being rate limited",
    r"^discord\.gateway: Can't keep up",
    r"^discord\.gateway: Shard ID \S+ heartbeat blocked",
)


class Monkey:
    def __init__(self, bench: Bench, game: str, seed: str) -> None:
        self.bench = bench
        self.game = game
        self.seed = seed
        self.chance = Random(f"{game} {seed}")
        self.leaks = Leaks(bench)
        self.inner = Inner(bench)
        self.done: Counter[str] = Counter()
        self.tail: deque[str] = deque(maxlen=TAIL)
        self.log = Listener()

    async def run(self, presses: int, by_hand: int = 5) -> None:
        """Press so often; then play every game to its end, one turn in so many by hand."""
        try:
            for name in RUSSIANS:
                self.bench[name].user.locale = "ru"
            self.bench.world.add_channel(self.bench.guild, "balcony")
            await sit_down(self.bench, self.game, ["anna", "boris", "clara"])
            await sit_down(self.bench, self.game, ["dina", "anna"], language="ru")
            await self.gather(["clara", "emil"])
            await haunts.play_in_a_group(self.bench, self.game)
            await haunts.play_in_a_forum(self.bench, self.game)
            for name in ALONE:
                await self.play_alone(self.bench[name])
            while self.presses < presses:
                await self.round()
            await self.end(by_hand)
        except Exception as fault:
            told = "\n".join(self.tail)
            about = f"{self.game}, seed {self.seed}, after {self.presses} presses"
            raise AssertionError(f"{about}:\n{told}\n{fault}") from fault

    async def gather(self, names: Sequence[str]) -> None:
        """Gather a table that is not full yet, so there is something to host."""
        host, guest = (self.bench[name] for name in names)
        seats = max(most for mode in rules.GAMES[self.game].modes.values() for most in mode.seats)
        card = await open_table(self.bench, host, self.game, seats)
        await guest.press(button(card, "join"), on=card)

    async def play_alone(self, person: Person) -> None:
        """Begin one of the solo modes of this game."""
        keys = [offer.key for offer in offers() if offer.game == self.game]
        await begin_alone(person.go_to_dm(), self.chance.choice(keys))

    @property
    def presses(self) -> int:
        return sum(self.done.values())

    async def round(self) -> None:
        """Let some people act at once, or something happen to the world."""
        if self.chance.random() < MISCHIEF:
            self.tail.append(await mischief.happen(self.bench, self.chance))
        else:
            names = self.chance.sample(sorted(self.bench.people), self.chance.randint(1, AT_ONCE))
            acts = [self.act(self.bench[name], Random(self.chance.random())) for name in names]
            for result in await asyncio.gather(*acts, return_exceptions=True):
                if isinstance(result, BaseException):
                    raise result
        await self.settle()
        await self.check()

    async def settle(self) -> None:
        """Wait until the outbox is empty, moving the clock on so that refused news is retried."""
        house, looks = app_of(self.bench).tables.house, count(1)

        async def told() -> bool:
            await self.bench.quiet()
            if not await waiting_news(house.store, house.time.now()):
                return True
            if next(looks) % 50 == 0:
                leap(self.bench, 20)
            return False

        await until(told, "the outbox to get empty")

    async def check(self) -> None:
        faults = app_of(self.bench).faults.latest()
        assert not faults, faults
        self.log.check()
        self.bench.check()
        await self.leaks.look()
        self.inner.check()

    # A single person

    async def act(self, person: Person, chance: Random) -> None:
        person.go(self.somewhere(person, chance))
        try:
            if chance.random() < 0.2:
                await self.type_command(person, chance)
            else:
                await self.press_something(person, chance)
        except RefusedError as refused:
            self.note(person, f"is not allowed to: {refused}")

    def somewhere(self, person: Person, chance: Random) -> Channel:
        """Return a channel that the person sees, mostly one of the four with the latest
        messages."""
        places = [*self.bench.world.visible_channels(person.user), person.go_to_dm().channel]
        ordered = sorted(places, key=lambda place: place.last_message_id or 0)
        return chance.choice(ordered[-4:] if chance.random() < 0.7 else ordered)

    async def press_something(self, person: Person, chance: Random) -> None:
        """Press something, mostly on a recent message, and often what moves the game on."""
        there = [seen for seen in person.messages() if seen.message.components]
        live = [(seen, part) for seen in there for part in parts(seen)]
        playing = [(seen, part) for seen, part in live if verb(part) in PLAYING]
        playful = bool(playing) and chance.random() < PLAYFUL
        if playful:
            live, newest = playing, [playing[-1][0]]
        else:
            newest = there[-NEWEST:]
        if chance.random() < 0.7:
            live = [(seen, part) for seen, part in live if seen in newest]
        if not live:
            await self.type_command(person, chance)
            return
        weights = [self.lure(part, playful) for _, part in live]
        ((seen, part),) = chance.choices(live, weights)
        await self.go_on(person, await self.press(person, seen, part, chance), chance)

    async def go_on(self, person: Person, reply: Reply, chance: Random) -> None:
        """Often press something that the answer shows, to get further in."""
        while reply.interaction.original is not None and chance.random() < CURIOUS:
            await self.leaks.learn()  # the message may change afterwards
            live = parts(reply.message)
            if not live:
                return
            (part,) = chance.choices(live, [self.lure(part, playful=False) for part in live])
            reply = await self.press(person, reply.message, part, chance)

    def lure(self, part: Json, playful: bool) -> float:
        """Return the weight of a button or menu; rare ones attract a person who does not want to
        play."""
        weight = WEIGHTS.get(verb(part), 1.0)
        return weight if playful else weight / (1 + self.done[verb(part)])

    async def press(self, person: Person, seen: Seen, part: Json, chance: Random) -> Reply:
        custom_id = part["custom_id"]
        self.note(person, f"presses {custom_id}")
        self.done[verb(part)] += 1
        if part["type"] in SELECTS:
            return await person.select(custom_id, *self.chosen(part, chance), on=seen)
        reply = await person.press(custom_id, on=seen)
        form = reply.interaction.modal
        if form is not None and chance.random() < 0.9:
            return await self.fill_in(person, form, chance)
        return reply

    async def fill_in(self, person: Person, form: Json, chance: Random) -> Reply:
        given = nonsense.filled(form, chance)
        if "note" in given:
            given["note"] = f"{await self.mark(person, form)} {given['note']}"[:1000]
        self.inner.typed += f" {given}"
        self.note(person, f"fills in {given}")
        self.done["form"] += 1
        return await person.submit(given)

    async def mark(self, person: Person, form: Json) -> str:
        """Return a note that is recognised wherever it is shown."""
        number = int(form["custom_id"].split("/")[2])
        table = await app_of(self.bench).tables.finding.table(number)
        return NOTE.format(table=number, seat=table.seat_of(person.id))

    def chosen(self, part: Json, chance: Random) -> Sequence[object]:
        """Choose up to the permitted number of values."""
        pool: Sequence[object]
        match part["type"]:
            case Part.STRING_SELECT:
                pool = [option["value"] for option in part["options"]]
            case Part.USER_SELECT:
                pool = sorted(self.bench.guild.members)
            case Part.ROLE_SELECT:
                pool = sorted(self.bench.guild.roles)
            case _:
                guild = self.bench.guild.id
                pool = [c.id for c in self.bench.world.channels.values() if c.guild_id == guild]
        most = min(part.get("max_values") or 1, len(pool))
        return chance.sample(pool, chance.randint(min(part.get("min_values") or 1, most), most))

    async def type_command(self, person: Person, chance: Random) -> None:
        known = [
            (path, leaf)
            for command in offered(self.bench.world, person.user, person.channel)
            for path, leaf in leaves(command)
        ]
        if not known:
            return
        weights = [self.sense(path) for path, _ in known]
        ((path, leaf),) = chance.choices(known, weights)
        if path == "game new" and len(await tables_of(self.bench, Status.LOBBY)) > MOST_LOBBIES:
            return
        given = await nonsense.parameters(self.bench, person, path, leaf, chance)
        self.inner.typed += f" {given}"
        self.note(person, f"types /{path} {given}")
        self.done[f"/{path}"] += 1
        await self.go_on(person, await person.slash(path, **given), chance)

    def sense(self, path: str) -> float:
        """Return the weight of a command: how often it is typed, compared with the others."""
        first = path.split(maxsplit=1)[0]
        other_game = first in rules.GAMES and first != self.game
        return SELDOM if path in FATAL or other_game else 1.0

    def note(self, person: Person, what: str) -> None:
        where = person.channel.name or "messages"
        self.tail.append(f"{self.presses}: {person.user.name} in {where} {what}")

    # The end

    async def end(self, by_hand: int) -> None:
        """Check that every game is sound, and play it to its end."""
        mischief.mend(self.bench)
        leap(self.bench, 48 * 3600)
        await self.settle()
        for table in await tables_of(self.bench):
            self.tail.append(f"table {table.id} is finished")
            await Finisher(self.bench, table, self.chance, self.leaks, by_hand).finish()
            await self.settle()
            await self.check()
        await self.verify_all()

    async def verify_all(self) -> None:
        app = app_of(self.bench)
        for status in (Status.RUNNING, Status.ENDED):
            for table in await tables_of(self.bench, status):
                try:
                    text = await app.tables.history.export(table.id, secrets=True)
                except Exception as fault:
                    raise AssertionError(f"table {table.id} cannot be exported") from fault
                verify(rules.GAMES[table.settings.game], read(text))


def parts(seen: Seen) -> list[Json]:
    """Return all that can be pressed or chosen from."""
    return [
        part
        for _, part in walk(seen.message.components)
        if (part["type"] in SELECTS or (part["type"] == Part.BUTTON and part["style"] != LINK))
        and part.get("custom_id")
        and not part.get("disabled")
    ]


def verb(part: Json) -> str:
    return str(part["custom_id"]).split("/")[1]


class Listener(logging.Handler):
    """Collects every warning and every error in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        told = f"{record.name}: {logging.Formatter().format(record)}"
        if not any(re.search(pattern, told) for pattern in EXPECTED):
            self.heard.append(told)

    def check(self) -> None:
        assert not self.heard, "\n".join(self.heard)


@asynccontextmanager
async def let_loose(folder: Path, game: str, seed: str) -> AsyncIterator[Monkey]:
    """Make a bench with people who press everything, listening to the log.

    The tables' seeds are as long as real ones, so that no number shown equals one by chance.
    """
    secret = blake2b(seed.encode(), digest_size=32).digest()
    async with at_home(folder, seed=secret, double=DOUBLE) as bench:
        monkey = Monkey(bench, game, seed)
        logging.getLogger().addHandler(monkey.log)
        try:
            yield monkey
        finally:
            logging.getLogger().removeHandler(monkey.log)


async def main(game: str, presses: int, seed: str) -> None:
    painting.WIDTH = 200
    with tempfile.TemporaryDirectory() as folder:
        async with let_loose(Path(folder), game, seed) as monkey:
            await monkey.run(presses)
            print(f"{game}, seed {seed}: {monkey.presses} presses")
            print(", ".join(f"{what} {count}" for what, count in monkey.done.most_common()))


if __name__ == "__main__":
    rules.GAMES.update(PROOF_GAMES)
    PAINTERS["gems"] = Glass()
    given = dict(enumerate(sys.argv[1:]))
    asyncio.run(main(given[0], int(given.get(1, "1000")), given.get(2, "1")))
