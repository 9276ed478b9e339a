"""Troubles around the bot while people play: restarts, losses, Discord's faults, leaps in time."""

from collections.abc import Awaitable, Callable
from random import Random

from sandbox.permissions import BOT, EVERYONE, Right
from sandbox.posting import delete
from tests.bench import Bench
from tests.cogs.house import leap
from tests.cogs.world import give_rights_back, take_right

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
POSTS = r"/channels/\d+/(messages|threads)$"
TAKEN = (Right.ATTACH_FILES, Right.CREATE_PUBLIC_THREADS, Right.SEND_MESSAGES_IN_THREADS)

LOCKED = 0.2  # the share of threads that a moderator locks

Mischief = Callable[[Bench, Random], Awaitable[str]]


async def restart(bench: Bench, chance: Random) -> str:
    await bench.restart()
    return "the bot is restarted"


async def lose_message(bench: Bench, chance: Random) -> str:
    there = [
        (channel, message)
        for channel in bench.world.channels.values()
        for message in bench.world.messages[channel.id].values()
        if message.author is bench.world.bot and message.only_for is None and channel.guild_id
    ]
    if not there:
        return "nothing to delete"
    channel, message = chance.choice(there)
    delete(bench.world, channel, message)
    return f"a message in {channel.name} is deleted"


async def lose_thread(bench: Bench, chance: Random) -> str:
    threads = [channel for channel in bench.world.channels.values() if channel.thread]
    if not threads:
        return "no thread to delete"
    thread = chance.choice(threads)
    bench.world.remove_channel(thread)
    return f"the thread {thread.name} is deleted"


async def close_messages(bench: Bench, chance: Random) -> str:
    person = bench.people[chance.choice(sorted(bench.people))]
    person.user.takes_dms = not person.user.takes_dms
    return f"{person.user.name} takes messages: {person.user.takes_dms}"


async def change_rights(bench: Bench, chance: Random) -> str:
    role = bench.world.bot_role(bench.guild)
    if role.permissions == BOT:
        right = chance.choice(TAKEN)
        take_right(bench, right)
        return f"the bot loses {right.name}"
    give_rights_back(bench)
    bench.world.set_rights(bench.guild.roles[bench.guild.id], bench.guild, EVERYONE)
    return "the bot has its rights again"


async def let_time_pass(bench: Bench, chance: Random) -> str:
    seconds = chance.choice((MINUTE, 20 * MINUTE, HOUR, 6 * HOUR, DAY))
    bench.world.clock.advance(seconds)
    leap(bench, seconds)
    return f"{seconds // MINUTE} minutes pass"


async def sleep_long(bench: Bench, chance: Random) -> str:
    bench.world.clock.advance(8 * DAY)
    return "threads fall asleep"


async def shut_thread(bench: Bench, chance: Random) -> str:
    """Archive a thread or post, as a moderator does, or lock it as well."""
    threads = [it for it in bench.world.channels.values() if it.thread and not it.thread.archived]
    if not threads:
        return "no thread to archive"
    thread, locked = chance.choice(threads), chance.random() < LOCKED
    bench.world.change_thread(thread, archived=True, locked=locked)
    return f"{thread.name} is archived{' and locked' if locked else ''}"


async def break_discord(bench: Bench, chance: Random) -> str:
    faults = bench.sandbox.faults
    what = chance.choice(("fail", "cut", "rate_limit"))
    match what:
        case "fail":
            faults.fail(POSTS, 503)
        case "cut":
            faults.cut(POSTS)
        case _:
            faults.rate_limit(POSTS)
    return f"the next message meets: {what}"


async def leave_server(bench: Bench, chance: Random) -> str:
    """Let somebody other than the owner leave the server, or come back to it."""
    person = bench.people[chance.choice(sorted(bench.people)[1:])]
    if person.id in bench.guild.members:
        bench.world.remove_member(bench.guild, person.user)
        return f"{person.user.name} leaves the server"
    bench.world.add_member(bench.guild, person.user)
    return f"{person.user.name} is back in the server"


# Kinds of mischief by frequency.
MISCHIEFS: dict[Mischief, int] = {
    restart: 4,
    lose_message: 8,
    lose_thread: 1,
    close_messages: 4,
    change_rights: 4,
    let_time_pass: 8,
    sleep_long: 1,
    shut_thread: 3,
    break_discord: 6,
    leave_server: 2,
}


async def happen(bench: Bench, chance: Random) -> str:
    (what,) = chance.choices(list(MISCHIEFS), list(MISCHIEFS.values()))
    return await what(bench, chance)


def mend(bench: Bench) -> None:
    """Put everything right again."""
    give_rights_back(bench)
    bench.world.set_rights(bench.guild.roles[bench.guild.id], bench.guild, EVERYONE)
    bench.sandbox.faults.clear()
    for person in bench.people.values():
        person.user.takes_dms = True
        if person.id not in bench.guild.members:
            bench.world.add_member(bench.guild, person.user)
