"""Spectators: the channels and messages that tell them, and the limits of what they may see."""

import json
import re
from random import Random
from typing import Any

import pytest

from cogs.pictures import painting
from render import painters
from render.kit.encode import Picture
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.permissions import Right
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.glass import Glass
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, play_on, sit_down, verb_of
from tests.cogs.world import take_right

WATCHING = ["Board", "What changed?", "Log", "Replay", "Guess"]


async def gallery(table: Bench, person: Person) -> Channel:
    """Return a channel for watching, with this person in front of it."""
    channel = table.world.add_channel(table.guild, "gallery")
    await table.quiet()
    person.go(channel)
    return channel


def watched(person: Person) -> list[Seen]:
    """Return the messages with buttons for those who watch."""
    return [seen for seen in person.messages() if verb_of(seen.buttons) == "board"]


async def test_a_channel_is_told_of_each_turn(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await gallery(table, dina)
    offered = await dina.autocomplete("spectate table", "table", "ryo")
    assert [choice.value for choice in offered] == ["1"]
    assert "Anna" in offered[0].name or "anna" in offered[0].name
    assert "Ryozen, table 1" in (await dina.slash("spectate table", table="1")).text
    await play_on(table, thread, Random(4), turns=4)
    await all_told(table)
    told = watched(dina)
    assert len(told) >= 3
    assert not any(seen.message.mentions for seen in told)
    assert [one.label for one in told[-1].buttons] == WATCHING
    pictures = [seen for seen in dina.messages() if seen.images]
    assert len(pictures) == len(told)
    assert any("moves" in seen.text or "sends" in seen.text for seen in told)


async def test_a_board_is_drawn_once_for_all_who_are_told(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    channel = await gallery(table, dina)
    await dina.slash("spectate table", table="1")
    await dina.slash("spectate table", table="1", where="messages")
    await all_told(table)
    draw, drawn = painting.board, []

    async def counted(*what: Any) -> Picture | None:
        drawn.append(what)
        return await draw(*what)

    monkeypatch.setattr(painting, "board", counted)

    def boards() -> int:
        places = (thread, channel, dina.go_to_dm().channel)
        return sum(bool(seen.images) for place in places for seen in dina.messages(place))

    before = boards()
    await play_on(table, thread, Random(4), turns=3)
    await all_told(table)
    assert len(drawn) < boards() - before


@pytest.mark.long
async def test_the_end_of_a_round_tells_what_it_brought(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await gallery(table, dina)
    await dina.slash("spectate table", table="1", level="round")
    await play_on(table, thread, Random(5), every=8)
    await all_told(table)
    first, *_ = [seen.text.splitlines() for seen in dina.messages() if "### Round" in seen.text]
    assert first[1] == "### Round 1 is over."
    ranking = [re.match(r"(\d)\. \*\*(\w+)\*\* · Favour: (\d+)", line) for line in first]
    ranks = [(int(it[1]), it[2], int(it[3])) for it in ranking if it]
    now = await app_of(table).tables.finding.table(1)
    views = await app_of(table).tables.replays.views(1, None, [now.rounds[2]])
    view = views[now.rounds[2]]
    names = {table.world.users[seat.person].name.lower(): number
             for number, seat in enumerate(now.seats) if seat.person}  # fmt: skip
    favour = {player["seat"]: player["favour"] for player in view["players"]}
    assert {names[name.lower()]: count for _, name, count in ranks} == favour
    assert [rank for rank, _, _ in ranks] == ([1, 1] if len(set(favour.values())) == 1 else [1, 2])
    assert any(line.startswith("-# ") and " → " in line for line in first[2:])


@pytest.mark.long
async def test_rounds_are_told_of_a_game_that_does_not_count_them(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    await gallery(table, dina)
    await dina.slash("spectate table", table="1", level="round")
    chance = Random(5)
    while ((await app_of(table).tables.finding.table(1)).round or 0) < 3:
        assert await play_on(table, thread, chance, turns=1)
    await all_told(table)
    told = [seen.text for seen in dina.messages() if "### Round" in seen.text]
    assert [f"Round {number} is over." in text for number, text in enumerate(told, 1)] == [True] * 2
    assert all("1. **" in text and "Points: " in text for text in told)


@pytest.mark.long
async def test_a_channel_that_is_told_only_of_the_end(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await gallery(table, dina)
    await dina.slash("spectate table", table="1", level="end")
    await play_on(table, thread, Random(5), every=8)
    await all_told(table)
    told = [seen for seen in dina.messages() if not seen.ephemeral]
    assert len(told) == 2
    assert len(told[0].images) == 1
    assert "The game is over" in told[1].text


@pytest.mark.long
async def test_who_watches_a_table_that_was_given_up_may_look_back(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "quay", ["boris", "clara"])
    await gallery(table, dina)
    await dina.slash("spectate table", table="1", level="end")
    await table["anna"].go("games").slash("table end", table=1)
    await all_told(table)
    told = [seen for seen in dina.messages() if not seen.ephemeral][-1]
    verbs = {verb_of([one]) for one in told.buttons}
    assert "without a result" in told.text
    assert "replay" in verbs
    assert "rematch" not in verbs
    own = table["boris"].go(thread).messages()[-1]
    assert "without a result" in own.text
    again = await table["boris"].press(button(own, "rematch"), on=own)
    assert "same people" in again.text


@pytest.mark.long
async def test_a_server_is_watched_by_direct_message_in_ones_own_language(table: Bench) -> None:
    dina = table["dina"]
    dina.user.locale = "ru"
    panel = (await dina.slash("settings")).message
    menu = next(one.custom_id for one in panel.selects if one.custom_id.endswith("/language"))
    await dina.select(menu, "ru", on=panel)
    reply = await dina.slash("spectate server", level="round", where="messages")
    assert "все столы этого сервера" in reply.text
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(6), every=8)
    await all_told(table)
    words = [seen.text for seen in dina.dms]
    assert any("Игра начинается" in text for text in words)
    assert not any("Раунд 0" in text for text in words)
    assert any("Раунд 1 закончен" in text and "1. **" in text for text in words)
    assert any("Игра окончена" in text for text in words)
    end = next(seen for seen in dina.go_to_dm().messages() if "Игра окончена" in seen.text)
    replay = (await dina.press(button(end, "replay"), on=end)).message
    assert "Повтор стола 1" in replay.text


async def test_the_list_shows_and_ends_what_is_watched(table: Bench) -> None:
    dina = table["dina"]
    await sit_down(table, "quay", ["anna", "boris"])
    await gallery(table, dina)
    assert "Nothing is watched here" in (await dina.slash("spectate list")).text
    await dina.slash("spectate table", table="1", level="round")
    await dina.slash("spectate table", table="1", level="turn", where="messages")
    listed = (await dina.slash("spectate list")).message
    assert "here, each round" in listed.text
    assert "in your messages, each turn" in listed.text
    for left in ("in your messages, each turn", "Nothing is watched here"):
        (menu,) = listed.selects
        seen = (await dina.select(menu.custom_id, menu.options[0], on=listed)).message
        assert left in seen.text
        listed = seen


async def test_who_may_make_a_channel_watch(table: Bench) -> None:
    anna, dina = table["anna"], table["dina"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    assert "permission to manage" in (await dina.slash("spectate server")).text
    assert "all tables of this server" in (await anna.slash("spectate server")).text
    assert (
        "everything here anyway" in (await dina.go(thread).slash("spectate table", table="1")).text
    )
    assert "no such table" in (await dina.slash("spectate table", table="77")).text
    assert "no such table" in (await dina.slash("spectate table", table="Quay")).text
    panel = (await dina.go("games").slash("spectate list")).message
    refused = await dina.select(panel.selects[0].custom_id, panel.selects[0].options[0], on=panel)
    assert "permission to manage" in refused.further[0].text
    take_right(table, Right.ATTACH_FILES)
    assert "may not post pictures" in (await dina.slash("spectate table", table="1")).text


async def test_a_private_table_has_no_watchers(table: Bench) -> None:
    anna, dina = table["anna"], table["dina"]
    before = (await anna.slash("game new", game="quay", seats=2, who="private")).text
    assert "Table 1" in before
    assert not await dina.autocomplete("spectate table", "table", "")
    assert "invited people" in (await dina.slash("spectate table", table="1")).text
    assert "secret" in (await anna.slash("spectate table", table="1")).text


@pytest.mark.parametrize("deleted", [True, False])
async def test_a_lost_channel_is_switched_off_and_who_asked_is_told(
    table: Bench, deleted: bool
) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    channel = await gallery(table, dina)
    await dina.slash("spectate table", table="1")
    if deleted:
        table.world.remove_channel(channel)
    else:
        take_right(table, Right.SEND_MESSAGES)
    await table.quiet()
    await play_on(table, thread, Random(7), turns=2)
    await all_told(table)
    assert any("is closed to me" in seen.text for seen in dina.dms)
    assert not any("is closed to me" in seen.text for seen in table["anna"].messages(thread))
    assert not await app_of(table).tables.watching.watched(channel.id)


@pytest.mark.long
async def test_closed_messages_end_the_watching(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await dina.slash("spectate table", table="1", where="messages")
    dina.user.takes_dms = False
    await play_on(table, thread, Random(8), turns=2)
    await all_told(table)
    assert not await app_of(table).tables.watching.watched(dina.id)
    assert not dina.dms


# Leaks


def everything(seen: Seen) -> str:
    parts = [seen.text, *(data.decode() for data in seen.files.values())]
    return json.dumps([*parts, seen.message.components])


def assert_public(seen: Seen) -> None:
    words = everything(seen)
    assert '\\"keys\\"' not in words
    assert '\\"hand\\": [' not in words
    assert "You draw" not in words


async def test_who_watches_never_sees_a_hand(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """In ``masks`` the others know only how many cards somebody holds."""
    monkeypatch.setitem(painters.PAINTERS, "masks", Glass())
    anna, dina = table["anna"], table["dina"]
    thread = await sit_down(table, "masks", ["anna", "boris", "clara"])
    await dina.slash("spectate table", table="1")
    await play_on(table, thread, Random(9), turns=7)
    message = next(
        m
        for m in reversed(anna.messages(thread))
        if not m.ephemeral and verb_of(m.buttons) == "turn"
    )
    own = (await anna.go(thread).press(button(message, "board"), on=message)).message
    assert '\\"hand\\": [' in everything(own)
    dina.go(thread)
    for verb in ("board", "since", "log"):
        assert_public((await dina.press(button(message, verb), on=message)).message)
    board = (await dina.press(button(message, "board"), on=message)).message
    replay = (await dina.press(button(board, "replay"), on=board)).message
    known = (await app_of(table).tables.finding.table(1)).decisions  # without sealed answers
    for at in range(known, 0, -1):
        assert f"move {at} of" in replay.text
        assert_public(replay)
        replay = (await dina.press(f"e/step/1/{at}/back", on=replay)).message
    assert_public((await dina.press(button(replay, "film"), on=replay)).message)
    await play_on(table, thread, Random(10))
    await all_told(table)
    for seen in [*dina.messages(), *dina.messages(table.channel)]:
        assert_public(seen)


async def test_a_server_is_watched_from_within(table: Bench) -> None:
    anna = table["anna"].go_to_dm()
    assert "in the server" in (await anna.slash("spectate server", where="messages")).text
