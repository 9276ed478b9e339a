"""A small made-up world to begin with."""

from dataclasses import dataclass

from sandbox.check_components import Part
from sandbox.model import ChannelKind, Guild, Json
from sandbox.posting import post
from sandbox.world import World

PRIMARY = 1


@dataclass(frozen=True)
class Seed:
    """The people, server and channels that are there when the page opens."""

    server: str = "The Hearth"
    people: tuple[tuple[str, str], ...] = (
        ("mira", "en-US"),
        ("tobias", "en-US"),
        ("juno", "en-US"),
        ("света", "ru"),
        ("андрей", "ru"),
    )
    # Channels with their topic and first message; the first channel is shown at the start.
    channels: tuple[tuple[str, str, str], ...] = (("games", "Play here.", ""),)
    # Buttons under the bot's own messages: the channel, the label, the id.
    buttons: tuple[tuple[str, str, str], ...] = ()
    forum: str = ""  # name of a forum channel; "": none
    # A group without the bot; its first member has the app installed.
    group: str = ""
    friends: tuple[str, ...] = ()


def row(label: str, custom_id: str) -> Json:
    button = {"type": Part.BUTTON.value, "style": PRIMARY, "label": label, "custom_id": custom_id}
    return {"type": Part.ROW.value, "components": [button]}


def plant(world: World, seed: Seed) -> Guild:
    """Make the server, its people, and what was said before they came."""
    people = [world.add_user(name, locale=locale) for name, locale in seed.people]
    guild = world.add_guild(seed.server, people[0])
    for user in people[1:]:
        world.add_member(guild, user)
    keeper = world.add_user("keeper", "Keeper", bot=True)
    for name, topic, words in seed.channels:
        channel = world.add_channel(guild, name, topic=topic)
        if words:
            post(world, channel, keeper, {"content": words}, {})
        for label, custom_id in (it[1:] for it in seed.buttons if it[0] == name):
            post(world, channel, world.bot, {"components": [row(label, custom_id)]}, {})
    if seed.forum:
        world.add_channel(guild, seed.forum, ChannelKind.FORUM)
    for user in people:
        world.dm_between(world.bot, user)
    if seed.group:
        friends = [user for user in people if user.name in seed.friends]
        world.add_group(seed.group, *friends)
        world.install(friends[0])
    return guild
