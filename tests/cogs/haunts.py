"""Places besides a server's channels in which people play: a message of friends, and a forum."""

from sandbox.model import Channel, ChannelKind, ForumTag
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, card_of, open_table

GROUP = ("boris", "clara", "dina")
IN_A_FORUM = (("anna", "dina"), ("emil", "clara"))  # each post's host and guest; the first two play
TAGS = ("Gathering", "Running", "Over", "Looking for players")


async def play_in_a_group(bench: Bench, game: str) -> None:
    """Play among friends, one of whom has the bot with them where it is not a member."""
    friends = [bench[name] for name in GROUP]
    bench.world.install(friends[0].user)
    group = bench.world.add_group("friends", *(it.user for it in friends))
    host, *guests = (person.go(group) for person in friends)
    card = await open_table(bench, host, game, len(friends))
    for guest in guests:
        await guest.press(button(card, "join"), on=card)
    await host.press(button(card, "start"), on=card)


async def play_in_a_forum(bench: Bench, game: str) -> None:
    """Play at one post of a forum, and gather at another."""
    world = bench.world
    forum = world.add_channel(bench.guild, "posts", ChannelKind.FORUM)
    world.tag_forum(forum, *(ForumTag(world.clock.new_id(), name) for name in TAGS))
    await bench.quiet()
    await gather_in(bench, forum.id)
    for number, (host, guest) in enumerate(IN_A_FORUM):
        post = await post_of(bench, forum, host, game)
        card = (await card_of(bench[host].go(post), post_number(bench, post))).id
        seen = next(it for it in bench[guest].go(post).messages() if it.id == card)
        await bench[guest].press(button(seen, "join"), on=seen)
        if number == 0:
            await bench[host].press(button(seen, "start"), on=seen)
            await all_told(bench)
    await gather_in(bench, None)


async def gather_in(bench: Bench, channel: int | None) -> None:
    """Let the server's tables gather there from now on; None: where they are opened."""
    servers, owner = app_of(bench).tables.servers, bench["anna"].id
    await servers.change(bench.guild.id, owner, lambda it: setattr(it, "channel", channel))


async def post_of(bench: Bench, forum: Channel, host: str, game: str) -> Channel:
    await bench[host].go(bench.channel).slash("game new", game=game, seats=2)
    await all_told(bench)
    return bench.world.threads_of(forum)[-1]


def post_number(bench: Bench, post: Channel) -> int:
    return int(post.name.rsplit(" ", 1)[1])
