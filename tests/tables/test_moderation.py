"""Moderators act under their own names; their acts are told, kept, and forgotten on request."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from db import ActRow
from tables import Answer, Refused, Settings, Status, Table, Why
from tables.base import news
from tables.people.servers import Server

from .world import ANN, BOB, CAT, DAN, NOON, World

MOD = 900
GUILD = 7  # the server of all tables in World

Act = Callable[[World, int], Awaitable[Table]]

ACTS: dict[str, Act] = {
    "pause": lambda w, it: w.tables.moderation.pause(it, MOD, press=5),
    "replace": lambda w, it: w.tables.moderation.replace(it, MOD, 1, CAT, press=5),
    "end": lambda w, it: w.tables.moderation.end(it, MOD, press=5),
    "resend": lambda w, it: w.tables.moderation.resend(it, MOD, press=5),
    "repair": lambda w, it: w.tables.moderation.move(it, MOD, 71, 72, press=5),
}


@pytest.mark.parametrize("name", ACTS)
async def test_an_act_is_done_once_told_and_kept(w: World, name: str) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await ACTS[name](w, table.id)
    w.time.at += 60
    await ACTS[name](w, table.id)  # a repeated press
    (act,) = await w.tables.moderation.acts(GUILD)
    assert (act.table, act.at, act.person, act.act) == (table.id, NOON, MOD, name)
    await w.news()
    assert w.listener.told("thread", table.id).count("Moderated") == 1
    assert {(it.by, it.act) for it in w.listener.items(news.Moderated)} == {(MOD, name)}


async def test_clocks_stop_and_run_again_in_the_moderators_name(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    assert (await w.tables.moderation.pause(table.id, MOD)).paused == NOON
    assert (await w.tables.moderation.pause(table.id, MOD)).paused is None
    acts = await w.tables.moderation.acts(GUILD, table.id)
    assert [act.act for act in acts] == ["resume", "pause"]
    await w.news()
    assert not w.listener.items(news.Paused)  # such news would speak in the host's name


async def test_a_replaced_person_is_told_by_message(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.news()
    await w.tables.moderation.replace(table.id, MOD, 1, CAT)
    (act,) = await w.tables.moderation.acts(GUILD)
    assert (act.seat, act.old_person, act.new_person) == (1, BOB, CAT)
    await w.news()
    assert w.listener.told("person", BOB)[-1] == "Moderated"
    assert w.listener.told("person", CAT)[-1] == "Briefing"
    for seat in (-1, 2):
        with pytest.raises(Refused) as refused:
            await w.tables.moderation.replace(table.id, MOD, seat, DAN)
        assert refused.value.why is Why.NO_SEAT


async def test_what_is_refused_is_not_kept(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    with pytest.raises(Refused):
        await w.tables.moderation.replace(table.id, MOD, 0, BOB)
    await w.tables.moderation.end(table.id, MOD)
    for act in ACTS.values():
        with pytest.raises(Refused) as refused:
            await act(w, table.id)
        assert refused.value.why is Why.NOT_RUNNING
    assert [act.act for act in await w.tables.moderation.acts(GUILD)] == ["end"]


async def test_a_lobby_can_be_ended_and_shown_again(w: World) -> None:
    lobby = await w.tables.lobby.create(ANN, Settings(game="quay", seats=2), guild=GUILD)
    await w.news()
    await w.tables.moderation.resend(lobby.id, MOD)
    assert (await w.news()).count("LobbyChanged") == 2
    assert (await w.tables.moderation.end(lobby.id, MOD)).status is Status.ABANDONED


async def test_a_finished_table_shows_its_result_again(w: World) -> None:
    table = await w.play((await w.start("quay", [ANN, BOB])).id, Random(1))
    await w.news()
    await w.tables.moderation.resend(table.id, MOD)
    assert (await w.news()).count("Ended") == 2


async def test_the_story_of_a_private_table_is_for_its_thread(w: World) -> None:
    """News that waited for the lost thread is in the story, and is not told again."""
    table = await w.start("quay", [ANN, BOB], visibility="private")
    await w.play(table.id, Random(1), most=3)
    story = await w.tables.moderation.story(table.id)
    assert [entry.number for entry in story.entries] == [0, 1, 2, 3]
    assert story.told
    await w.tables.moderation.move(table.id, MOD, 71, 72, story.told)
    told = await w.news()
    assert "Moved" not in told
    assert told[-2:] == ["Moderated", "Turn"]
    moved = await w.tables.finding.table(table.id)
    assert (moved.channel, moved.thread) == (71, 72)


async def test_moderators_find_private_tables_and_others_do_not(w: World) -> None:
    table = await w.start("quay", [ANN, BOB], visibility="private")
    assert [it.id for it in await w.tables.finding.live(GUILD)] == [table.id]
    assert await w.tables.finding.running(GUILD) == []


async def test_owners_decisions_are_kept_with_who_and_what(w: World) -> None:
    def decide(server: Server) -> None:
        server.pace, server.most = "live", 3

    await w.tables.servers.change(GUILD, MOD, decide)
    await w.tables.servers.change(GUILD, MOD, decide)  # nothing changed
    acts = await w.tables.moderation.acts(GUILD)
    assert {(act.person, act.table, act.detail) for act in acts} == {
        (MOD, None, "pace=live"),
        (MOD, None, "most=3"),
    }
    assert await w.tables.moderation.acts(8) == []


async def test_two_owners_at_once_both_have_their_way(w: World) -> None:
    def slower(server: Server) -> None:
        server.pace = "live"

    def stricter(server: Server) -> None:
        server.most = 3

    servers = w.tables.servers
    await asyncio.gather(servers.change(GUILD, MOD, slower), servers.change(GUILD, DAN, stricter))
    assert await servers.of(GUILD) == Server(pace="live", most=3)


@pytest.mark.parametrize("person", [MOD, BOB, CAT])
async def test_names_are_handed_over_and_forgotten(w: World, person: int) -> None:
    table = await w.start("quay", [ANN, BOB])
    await w.tables.moderation.replace(table.id, MOD, 1, CAT)
    (mine,) = (await w.tables.privacy.export(person))["moderation"]
    roles = {MOD: "person", BOB: "old_person", CAT: "new_person"}
    assert {who for who in roles.values() if mine[who]} == {roles[person]}
    await w.tables.privacy.delete(person)
    (act,) = await w.tables.moderation.acts(GUILD)
    assert getattr(act, roles[person]) is None
    assert [getattr(act, who) for p, who in roles.items() if p != person] == [
        p for p in roles if p != person
    ]
    assert isinstance(act, ActRow)


async def test_a_seat_that_is_replaced_while_its_draft_waits(w: World) -> None:
    table = await w.start("rival", [ANN])
    panel = await w.tables.play.question(table.id, ANN)
    await w.tables.play.choose(table.id, ANN, panel.step, ["heap:1"])
    await w.tables.moderation.replace(table.id, MOD, 0, CAT)
    assert not (await w.tables.play.question(table.id, CAT)).chosen
    await w.tables.play.answer_line(table.id, CAT, [Answer("", ["heap:1"])])
