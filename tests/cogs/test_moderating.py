"""Moderators pause, resend, reassign, end and repair tables, under their own names."""

import asyncio
from random import Random

import pytest

from cogs.layouts.kit import CHARACTERS
from cogs.words.story import paragraphs
from cogs.words.texts import Texts, bold
from rules.play import random_answer
from sandbox.model import Channel, ChannelKind
from sandbox.people import Person
from sandbox.permissions import Right
from tables import Answer, Status
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import (
    button,
    called,
    live,
    open_table,
    play_on,
    sit_down,
    take_turn,
    verb_of,
)
from tests.cogs.world import give_rights_back, take_right


def new_threads(table: Bench, before: set[int]) -> list[Channel]:
    return [it for id, it in table.world.channels.items() if id not in before and it.thread]


async def test_a_moderator_ends_pauses_and_resends(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["boris", "clara"])
    person = await called(table, thread)
    assert person is not None
    owner = table["anna"].go("games")
    assert [c.value for c in await owner.autocomplete("table end", "table", "")] == [1]
    before = len(owner.messages(thread))
    await owner.slash("table resend", table=1)
    await person.sees("shows once more", where=thread)
    await all_told(table)
    assert len([m for m in owner.messages(thread)[before:] if "turn" in live(m)]) == 1
    assert "clocks" not in (await owner.slash("table pause", table=1)).text
    await person.sees(f"{owner.mention}, a moderator, has paused the game", where=thread)
    await owner.slash("table pause", table=1)
    await person.sees("a moderator, lets the game go on", where=thread)
    await owner.slash("table end", table=1)
    await person.sees("a moderator, has ended this table", where=thread)
    refused = await owner.slash("table end", table=99)
    assert "no such table" in refused.text
    told = [m.text for m in owner.messages(thread)]
    assert not [words for words in told if f"{table['boris'].mention} has paused" in words]


async def test_a_resent_call_is_struck_out_like_any_other(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await called(table, thread)
    await table["anna"].go("games").slash("table resend", table=1)
    person = await called(table, thread)
    assert person is not None
    await take_turn(person, Random(1))
    await all_told(table)
    calls = [m for m in person.messages(thread) if "turn" in live(m)]
    assert len(calls) == 1


async def test_a_moderator_replaces_a_person(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await called(table, thread)
    clara = table["clara"]
    was = (await app_of(table).tables.finding.table(1)).seats[0].person
    await table["anna"].go("games").slash("table replace", table=1, seat=1, person=clara)
    await clara.go(thread).sees(f"{clara.mention} takes over")
    await all_told(table)
    assert (await app_of(table).tables.finding.table(1)).seats[0].person == clara.id
    gone = next(person for person in table.people.values() if person.id == was)
    await gone.go_to_dm().sees("a moderator, gives seat 1")


@pytest.mark.long
async def test_what_moderators_did_can_be_read_by_moderators(table: Bench) -> None:
    await sit_down(table, "quay", ["boris", "clara"])
    owner = table["anna"].go("games")
    assert "No moderator has done anything" in (await owner.slash("table audit")).text
    await owner.slash("table pause", table=1)
    await owner.slash("table replace", table=1, seat=2, person=table["dina"])
    panel = (await owner.slash("setup server")).message
    for field, value in (("pace", "live"), ("most", "1"), ("language", "ru"), ("most", "0")):
        panel = (await owner.select(f"e/server/{field}", value, on=panel)).message
    told = (await owner.slash("table audit")).text
    assert told.count(owner.mention) == 6
    assert "table 1: clocks stopped" in told
    assert f"to {table['dina'].mention}" in told
    assert "this server: Pace: live" in told
    assert "this server" not in (await owner.slash("table audit", table=1)).text
    owner.user.locale = "ru"
    assert "стол 1: часы остановлены" in (await owner.slash("table audit")).text
    owner.user.locale = "en-US"
    for _ in range(10):
        await owner.slash("table pause", table=1)
    first = (await owner.slash("table audit")).message
    older = (await owner.press(button(first, "acts"), on=first)).message
    assert "page 2 of 2" in older.text
    assert "table 1: clocks stopped" in older.text
    refused = await owner.slash("table audit", table=99)
    assert "no such table" in refused.text


async def test_moderators_of_another_server_reach_no_table_of_this_one(table: Bench) -> None:
    await sit_down(table, "quay", ["boris", "clara"])
    await all_told(table)
    dina = table["dina"]
    elsewhere = table.world.add_guild("Elsewhere", dina.user)
    dina.go(table.world.add_channel(elsewhere, "far away"))
    await table.quiet()
    for command in ("pause", "end", "resend", "repair", "audit"):
        assert "no such table" in (await dina.slash(f"table {command}", table=1)).text
    given = await dina.slash("table replace", table=1, seat=1, person=dina)
    assert "no such table" in given.text
    it = await app_of(table).tables.finding.table(1)
    assert (it.status, it.paused, it.seats[0].actor == dina.id) == (Status.RUNNING, None, False)


async def test_who_asked_to_be_forgotten_is_named_no_more(table: Bench) -> None:
    await sit_down(table, "quay", ["boris", "clara"])
    owner = table["anna"].go("games")
    await owner.slash("table pause", table=1)
    await app_of(table).tables.privacy.delete(owner.id)
    told = (await owner.slash("table audit")).text
    assert "clocks stopped" in told
    assert owner.mention not in told


# Repairs

MOVES = 200


async def moves(table: Bench, count: int) -> None:
    """Play moves by message while the thread is lost."""
    play, chance = app_of(table).tables.play, Random(5)
    for _ in range(count):
        now = await app_of(table).tables.finding.table(1)
        if now.status is not Status.RUNNING:
            return
        actor = now.seats[now.asked[0].seat].actor
        assert actor is not None
        question = (await play.question(1, actor)).question
        assert question is not None
        keys = random_answer(question, chance)
        await play.answer_line(1, actor, [Answer("", keys)])


def moves_in(person: Person, thread: Channel) -> list[str]:
    """Return the lines about moves in a thread, in any of its messages."""
    words = "\n".join(seen.text for seen in person.messages(thread))
    return [line for line in words.splitlines() if "goes to" in line]


def news_of(person: Person, thread: Channel) -> list[str]:
    """Return the lines of the log in a thread: messages without buttons, pictures or headings."""
    return [
        line
        for seen in person.messages(thread)
        if not seen.buttons and not seen.images
        for line in seen.text.splitlines()
        if line and not line.startswith(("-#", "#"))
    ]


async def sit_down_by_invitation(table: Bench, who: str) -> Channel:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2, who=who)
    await app_of(table).tables.lobby.invite(1, anna.id, boris.id)
    before = set(table.world.channels)
    await boris.press(button(card, "join"), on=card)
    await anna.press(button(card, "start"), on=card)
    await all_told(table)
    (thread,) = new_threads(table, before)
    return thread


@pytest.mark.parametrize("who", ["open", "private"])
async def test_a_lost_thread_is_repaired_with_its_story(table: Bench, who: str) -> None:
    thread = await sit_down_by_invitation(table, who)
    await play_on(table, thread, Random(1), turns=3)
    await all_told(table)
    anna = table["anna"]
    seen = moves_in(anna, thread)
    assert seen
    before = set(table.world.channels)
    table.world.remove_channel(thread)
    lost = await anna.go("games").slash("table resend", table=1)
    assert "/table repair" in lost.text
    await anna.slash("table repair", table=1)
    await all_told(table)
    (new,) = new_threads(table, before)
    story = news_of(anna, new)
    assert [line for line in story if line in seen] == seen
    assert story[-1].endswith("moved the table here, because its old place was lost.")
    assert "turn" in live(anna.go(new).last)
    assert new.thread is not None
    assert {table["anna"].id, table["boris"].id} <= set(new.thread.members)
    card = next(m for m in anna.messages(table.channel) if "Boris" not in m.text and "<#" in m.text)
    assert f"<#{new.id}>" in card.text
    assert await play_on(table, new, Random(2)) > 0


@pytest.mark.long
async def test_hundreds_of_moves_are_told_once_in_few_messages(table: Bench) -> None:
    app_of(table).tables.house.new_seed = lambda: b"a long game"
    thread = await sit_down(table, "ryozen", ["anna", "boris", "clara", "dina"])
    await all_told(table)
    table.world.remove_channel(thread)
    before = set(table.world.channels)
    await moves(table, MOVES)
    entries = await app_of(table).tables.history.log(1, None, -1)
    assert len(entries) == 1 + MOVES
    owner = table["anna"].go("games")
    await owner.slash("table repair", table=1)
    await all_told(table)
    (new,) = new_threads(table, before)
    messages = owner.messages(new)
    assert all(len(seen.text) <= CHARACTERS for seen in messages)
    whole = "\n".join(seen.text for seen in messages)
    assert len(messages) <= 3 + len(whole) // 2000
    app = app_of(table)
    names = bold(await app.names.of(await app.tables.finding.table(1), Texts("en")))
    at = 0
    for entry in entries:
        for line in paragraphs("ryozen", entry.events, "en", names):
            at = whole.index(line, at) + len(line)
    assert not [seen for seen in messages if seen.pings(owner.user)]
    assert messages[-1].images
    assert "turn" in live(messages[-1])


async def test_a_repair_is_done_once_and_only_where_something_is_lost(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await all_told(table)
    anna = table["anna"].go("games")
    refused = await anna.slash("table repair", table=1)
    assert "`/table resend`" in refused.text
    before = set(table.world.channels)
    table.world.remove_channel(thread)
    await asyncio.gather(*(anna.slash("table repair", table=1) for _ in range(3)))
    await all_told(table)
    assert len(new_threads(table, before)) == 1
    acts = await app_of(table).tables.moderation.acts(table.guild.id)
    assert [act.act for act in acts] == ["repair"]


@pytest.mark.long
async def test_a_locked_thread_is_as_good_as_lost(table: Bench) -> None:
    take_right(table, Right.MANAGE_THREADS)
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    table.world.change_thread(thread, locked=True, archived=True)
    before = set(table.world.channels)
    assert "/table repair" in (await table["anna"].go("games").slash("table resend", table=1)).text
    await table["anna"].slash("table repair", table=1)
    await all_told(table)
    (new,) = new_threads(table, before)
    assert await play_on(table, new, Random(1)) > 0


@pytest.mark.long
async def test_the_whole_channel_is_gone_and_the_table_moves(table: Bench) -> None:
    """The repair is typed in another table's thread; the new thread opens in the channel of that
    thread."""
    hall = table.world.add_channel(table.guild, "hall")
    for person in table.people.values():
        person.go(hall)
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=1)
    await all_told(table)
    for person in table.people.values():
        person.go(table.channel)
    elsewhere = await sit_down(table, "quay", ["clara", "dina"])
    before = set(table.world.channels)
    table.world.remove_channel(hall)
    await table["anna"].go(elsewhere).slash("table repair", table=1)
    await all_told(table)
    (new,) = new_threads(table, before)
    assert new.parent_id == table.channel.id
    now = await app_of(table).tables.finding.table(1)
    assert (now.channel, now.thread) == (table.channel.id, new.id)
    assert await play_on(table, new, Random(1)) > 0
    again = next(m for m in table["anna"].messages(new) if verb_of(m.buttons) == "rematch")
    await table["anna"].press("Rematch", on=again)
    await table["anna"].sees(lambda seen: verb_of(seen.buttons) == "here", where=table.channel)


async def test_a_table_can_move_into_a_forum(table: Bench) -> None:
    hall = table.world.add_channel(table.guild, "hall")
    forum = table.world.add_channel(table.guild, "forum", ChannelKind.FORUM)
    anna = table["anna"].go(hall)
    table["boris"].go(hall)
    await sit_down(table, "quay", ["anna", "boris"])
    await all_told(table)
    kind = ChannelKind.PUBLIC_THREAD
    post = table.world.add_thread(forum, "Where we play 1", kind, anna.user)
    table.world.remove_channel(hall)
    await table.quiet()
    await anna.go(post).slash("table repair", table=1)
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    assert (now.channel, now.thread) == (post.id, post.id)
    assert await play_on(table, post, Random(1), turns=2) == 2
    assert not app_of(table).faults.latest()


async def test_a_lobby_whose_channel_is_gone_moves_too(table: Bench) -> None:
    hall = table.world.add_channel(table.guild, "hall")
    await open_table(table, table["anna"].go(hall), "quay", 2)
    table.world.remove_channel(hall)
    anna = table["anna"].go("games")
    assert "/table repair" in (await anna.slash("table resend", table=1)).text
    await anna.slash("table repair", table=1)
    card = await anna.sees(lambda seen: verb_of(seen.buttons) == "join", where=table.channel)
    await table["boris"].press("Join", on=card)


async def test_old_buttons_lead_on_after_a_repair(table: Bench) -> None:
    """Buttons in an old call by message, and tables listed elsewhere, lead to the new thread."""
    boris = table["boris"]
    await app_of(table).tables.absence.prefer(boris.id, lambda it: setattr(it, "pings", "messages"))
    thread = await sit_down(table, "quay", ["anna", "boris"])
    for _ in range(4):
        person = await called(table, thread)
        assert person is not None
        if person is boris:
            break
        await take_turn(person, Random(1))
    old = next(m for m in boris.go_to_dm().messages() if "turn" in live(m))
    before = set(table.world.channels)
    table.world.remove_channel(thread)
    await table["anna"].go("games").slash("table repair", table=1)
    await all_told(table)
    (new,) = new_threads(table, before)
    for verb in ("turn", "seat", "board", "since", "log", "more"):
        assert (await boris.press(button(old, verb), on=old)).text or verb == "board"
    listed = (await boris.go("games").slash("mygames")).message
    assert f"<#{new.id}>" in listed.text
    await take_turn(boris.go_to_dm(), Random(1))


async def test_rights_given_back_open_the_thread_again(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await all_told(table)
    take_right(table, Right.SEND_MESSAGES_IN_THREADS)
    owner = table["anna"].go("games")
    assert "/table repair" in (await owner.slash("table resend", table=1)).text
    await moves(table, 1)
    await all_told(table)
    give_rights_back(table)
    await owner.slash("table resend", table=1)
    await all_told(table)
    assert moves_in(owner, thread)
    assert await called(table, thread) is not None
