"""The bot asks for exactly the permissions that it needs, works without the others, and says what
it lacks."""

from random import Random

import pytest

from cogs.channels import rights
from cogs.layouts.kit import CHARACTERS
from sandbox.model import Overwrite
from sandbox.permissions import Right
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, card_of, take_turn
from tests.marks import all_but_first_long

RIGHTS = {name: Right[name.upper()] for name in rights.NEEDED}


def least_rights(table: Bench, *without: Right) -> None:
    """Grant the invitation's permissions except for ``without``, and let people use commands."""
    world, guild = table.world, table.guild
    exact = rights.wanted().value
    for right in without:
        exact &= ~right
    everybody = Right.USE_APPLICATION_COMMANDS | exact & Right.VIEW_CHANNEL
    world.set_rights(guild.roles[guild.id], guild, everybody)
    world.set_rights(world.bot_role(guild), guild, exact)


async def test_missing_rights_are_named_channel_by_channel(table: Bench) -> None:
    owner = table["anna"]
    assert "All set" in (await owner.slash("setup check")).text
    least_rights(table, Right.ATTACH_FILES, Right.CREATE_PUBLIC_THREADS)
    told = (await owner.slash("setup check")).text
    assert f"<#{table.channel.id}>: Create Public Threads, Attach Files" in told
    assert "Attach Files: there are no pictures" in told
    assert f"permissions={rights.wanted().value}" in told
    assert "channel settings" not in told
    least_rights(table)
    assert "All set" in (await owner.slash("setup check")).text


async def test_what_one_channel_takes_away_is_mended_there(table: Bench) -> None:
    owner = table["anna"]
    quiet = table.world.add_channel(table.guild, "quiet")
    least_rights(table)
    denied = Overwrite(table.guild.id, False, 0, int(Right.SEND_MESSAGES))
    table.world.change_channel(quiet, overwrites=[denied])
    told = (await owner.slash("setup check")).text
    assert f"<#{quiet.id}>: Send Messages" in told
    assert f"<#{table.channel.id}>" not in told
    assert "channel settings" in told
    assert "oauth2" not in told
    panel = (await owner.slash("setup server")).message
    said = await owner.select("e/server/puzzle", quiet, on=panel)
    assert "may not write in" in said.further[0].text
    panel = (await owner.select("e/server/channel", quiet, on=panel)).message
    refused = await owner.slash("game new", game="quay", seats=2)
    assert "may not write there" in refused.text
    table.world.remove_channel(quiet)
    assert "was deleted" in (await owner.slash("setup check")).text
    assert "was deleted" in (await owner.slash("game new", game="quay", seats=2)).text
    await owner.press("Any channel", on=panel)
    assert "All set" in (await owner.slash("setup check")).text


async def test_a_server_with_hundreds_of_channels(table: Bench) -> None:
    for number in range(300):
        table.world.add_channel(table.guild, f"channel-{number}")
    least_rights(table, Right.ATTACH_FILES)
    told = (await table["anna"].slash("setup check")).text
    assert told.count("Attach Files") < 20, "channels that lack the same stand together"
    least_rights(table, *(set(RIGHTS.values()) - {Right.VIEW_CHANNEL}))
    told = (await table["anna"].slash("setup check")).text
    assert "more channels" in told
    assert len(told) < CHARACTERS


# Consequences of a missing right; everything else works as usual.
LACKING = {
    None: "whole",
    "send_messages": "refused",
    "create_public_threads": "on the spot",
    "send_messages_in_threads": "on the spot",
    "attach_files": "without pictures",
    "read_message_history": "whole",
}


@pytest.mark.parametrize("right", all_but_first_long(LACKING))
async def test_a_game_with_the_least_rights(table: Bench, right: str | None) -> None:
    least_rights(table, *([RIGHTS[right]] if right else []))
    anna, boris = table["anna"], table["boris"]
    opened = await anna.slash("game new", game="ryozen", seats=2)
    if LACKING[right] == "refused":
        assert "`/setup check`" in opened.text
        return
    card = await card_of(anna, 1)
    await boris.press(button(card, "join"), on=card)
    await anna.press(button(card, "start"), on=card)
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    assert now.thread is not None
    place = table.world.channels[now.thread]
    assert (place is table.channel) == (LACKING[right] == "on the spot")
    for _ in range(4):
        now = await app_of(table).tables.finding.table(1)
        actor = now.seats[now.asked[0].seat].actor
        await take_turn(next(p for p in (anna, boris) if p.id == actor).go(place), Random(1))
        await all_told(table)
    shown = [seen for seen in anna.messages(place) if seen.images and not seen.ephemeral]
    assert bool(shown) == (LACKING[right] != "without pictures")
    assert not app_of(table).faults.latest()


async def test_a_channel_that_the_bot_does_not_see(table: Bench) -> None:
    least_rights(table, Right.VIEW_CHANNEL)
    owner = table["anna"]
    assert f"<#{table.channel.id}>: View Channel" in (await owner.slash("setup check")).text
    refused = await owner.slash("game new", game="quay", seats=2)
    assert "`/setup check`" in refused.text
