"""Friends in a group message where the bot is not a member, and one of them has installed it."""

from collections.abc import Sequence

from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Table
from tables.telling.lost_places import PINGS
from tests.bench import Bench, until
from tests.cogs.house import app_of
from tests.cogs.playing import button
from tests.stores import outgoing

FRIENDS = ("anna", "boris", "clara")


def group(
    table: Bench,
    *,
    locale: str = "en-US",
    friends: Sequence[str] = FRIENDS,
    having_it: Sequence[str] = FRIENDS[:1],
) -> Channel:
    """Make a group in which some have the bot and the others share no server with it."""
    people = [table[name].user for name in friends]
    for person in people:
        person.locale = locale
        if person.name in having_it:
            table.world.install(person)
        else:
            table.world.remove_member(table.guild, person)
    channel = table.world.add_group("Friends", *people)
    for name in friends:
        table[name].go(channel)
    return channel


def public(person: Person) -> list[Seen]:
    return [seen for seen in person.messages() if not seen.ephemeral]


async def gathered(table: Bench, game: str, **options: object) -> tuple[Seen, int]:
    """Let Anna open a table in the group; return its card and its number."""
    await table["anna"].slash("game new", game=game, **options)
    (card,) = public(table["anna"])
    number = int(button(card, "join").rpartition("/")[2])
    return card, number


async def stored(table: Bench, number: int) -> Table:
    return await app_of(table).tables.finding.stored(number)


async def begun(table: Bench, game: str = "bonfire", **options: object) -> int:
    """Begin a game of the three; return its number."""
    card, number = await gathered(table, game, seats=3, **options)
    for name in ("boris", "clara"):
        await table[name].press(button(card, "join"), on=card)
    await table["anna"].press(button(card, "start"), on=card)
    return number


async def asked_now(table: Bench, number: int) -> Person:
    """Return whoever the table waits for."""
    now = await stored(table, number)
    actor = now.seats[now.asked[0].seat].actor
    return next(person for person in table.people.values() if person.id == actor)


async def all_called(table: Bench) -> None:
    """Wait until every call has gone where it can be told, or waits for a press in its place."""
    house = app_of(table).tables.house

    async def done() -> bool:
        left = await outgoing(house.store, house.time.now(), *PINGS)
        return not left.news and all(row.kind == "thread" for row in left.stranded)

    await until(done, "the calls")
