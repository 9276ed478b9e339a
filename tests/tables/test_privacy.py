"""Deletes a person whose data is in every place, and finds it in none.

Searched are all files of the data folder, restored copies, and dumps of the server.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_origin

import pytest
from msgspec.structs import fields

from db import ActRow, GuessRow, NewsRow, PlaceRow, PressRow, PuzzleAnswerRow, PuzzleRow, WatchRow
from db.personal import PERSONAL, Personal
from db.postgres import PostgresStore
from db.sqlite import backups
from rules.core import Decision, Event
from rules.search import Appraisal, Exercise
from tables import Caretaker, KeyedHashes, Profile, Settings, Status, read_key
from tables.base import news
from tables.base.days import shown_at
from tables.base.keeping import pack, unpack_row
from tables.base.model import DAY, HOUR, NOBODY
from tables.base.naming import naming
from tables.base.posed import Attempted, Posed, Puzzles
from tests import stores
from tests.tables.sieges import plan
from tests.tables.world import ANN, BOB, CAT, FakeTime, World

LEA = 1_234_567_890_123_456_789
NAME = "Leonore Unverwechselbar"
MOD = 900
GUILD = 7
NOTHING = Exercise(0, 0, [], [], Appraisal(0.0, {}), Appraisal(1.0, {}))


@pytest.fixture
async def w(address: str, tmp_path: Path) -> AsyncIterator[World]:
    """Yield a world with a folder like a program's."""
    yield (made := await opened(address, tmp_path))
    await made.store.close()


async def opened(address: str, folder: Path) -> World:
    hashes = KeyedHashes(read_key(folder / "key"), folder / "tables.forgotten")
    return World(await stores.start(address), FakeTime(), hashes=hashes)


def forms(number: int) -> Iterator[bytes]:
    """Yield the forms of a number in texts, in columns, in packed bodies, and in a key of
    SQLite."""
    yield str(number).encode()
    yield number.to_bytes(8)
    yield number.to_bytes(8).hex().encode()
    low, rest = number & 0xFF, number >> 8
    yield bytes([0x80 | rest >> shift & 0x7F for shift in range(49, -1, -7)] + [low])


def traces(content: bytes) -> list[bytes]:
    name = NAME.encode()
    return [form for form in (*forms(LEA), name, name.hex().encode()) if form in content]


async def stored(w: World, it: Personal) -> int:
    """Count the rows that name Lea."""
    where = f"instr({it.column}, x'{LEA.to_bytes(8).hex()}') > 0"
    if isinstance(w.store, PostgresStore):
        where = f"instr({it.column}, '\\x{LEA.to_bytes(8).hex()}') > 0"
    if it.gone != "body":
        where = it.of.replace("?", str(LEA))
    ((count,),) = await stores.ask(w.store, f"SELECT count(*) FROM {it.table} WHERE {where}")
    return int(count)


async def everywhere(w: World) -> dict[str, int]:
    """Put Lea into every kind of table; return the tables by her part in them."""
    t = w.tables
    tables: dict[str, int] = {}

    def known(profile: Profile) -> None:
        profile.name, profile.digest = NAME, True

    await t.absence.prefer(LEA, known)
    playing = await w.start("masks", [LEA, ANN])
    panel = await t.play.question(playing.id, LEA)
    assert panel.question is not None
    await t.play.choose(playing.id, LEA, panel.step, [panel.question.options[0].key])
    tables["playing"] = playing.id
    tables["sealed"] = (await w.start("siege", [LEA, ANN])).id
    await plan(w, tables["sealed"])
    await t.standing.add(tables["sealed"], LEA, [], condition="weak:north")
    tables["ended"] = (await w.play((await w.start("siege", [LEA, BOB])).id, Random(1))).id
    await t.coach.of_table(tables["ended"], LEA)
    tables["noted"] = (await w.start("quay", [BOB, LEA])).id
    await t.notes.add(tables["noted"], LEA, f"{NAME} wants the pier")
    await t.tryouts.begin(tables["noted"], LEA, 0, press=7)
    await t.lessons.begin(LEA, "bonfire.first", "sea", press=8)
    tables["sitting"] = (await w.start("quay", [BOB, CAT])).id
    await t.seats.lend(tables["sitting"], BOB, LEA, w.time.at + DAY)
    tables["left"] = (await w.start("quay", [ANN, LEA])).id
    await t.moderation.replace(tables["left"], MOD, 1, CAT)
    tables["taken"] = (await w.start("quay", [ANN, CAT])).id
    await t.moderation.replace(tables["taken"], MOD, 1, LEA)
    await t.moderation.pause(tables["taken"], LEA)
    await gatherings(w, tables)
    await elsewhere(w, tables["noted"])
    return tables


async def gatherings(w: World, tables: dict[str, int]) -> None:
    settings = Settings(game="quay", seats=3)
    hosted = await w.tables.lobby.create(LEA, settings, guild=GUILD, invited=[BOB])
    guest = await w.tables.lobby.create(BOB, settings, guild=GUILD, invited=[LEA])
    banned = await w.tables.lobby.create(ANN, settings, guild=GUILD)
    await w.tables.lobby.join(banned.id, LEA)
    await w.tables.lobby.kick(banned.id, ANN, LEA)
    left = await w.tables.lobby.create(ANN, settings, guild=GUILD)
    code = (await w.tables.lobby.code(left.id, ANN)).code
    await w.tables.lobby.join_by(code, LEA, afar=True)
    await w.tables.lobby.leave(left.id, LEA)
    tables |= {"hosted": hosted.id, "guest": guest.id, "banned": banned.id, "left": left.id}


async def elsewhere(w: World, table: int) -> None:
    """Put Lea into data of no single table, and into every kind of news that names somebody."""
    t = w.tables
    await t.challenges.begin(LEA, "rival", "en", 70, guild=GUILD)
    await t.weeks.want(70, GUILD, "en", LEA)
    await answer_a_puzzle(w)
    await w.store.guess(GuessRow(LEA, table, 1, 0))
    await t.watching.watch(table, 71, "turn", LEA)
    await t.presses.first(PressRow(5, LEA, "join", 5_000))
    await w.news()
    async with w.house.change(table) as opened:
        for number, item in enumerate(naming_items()):
            body = news.encode(item)
            place = (("thread", table), ("person", BOB), ("person", LEA))[number % 3]
            told = NewsRow(*place, w.time.at, f"told {number}", news.topic(type(item)), body)
            opened.writes.news.append(told)
        opened.close_place(PlaceRow("person", LEA), "forbidden")
    await w.store.watch(WatchRow(LEA, table, None, "turn", LEA))


async def answer_a_puzzle(w: World) -> None:
    posed = Posed(1, w.time.at + DAY, 1, Settings(game="quay", seats=2), NOTHING)
    row = PuzzleRow(GUILD, 72, "en", posed.until, pack(Puzzles(posed)))
    await w.store.want_puzzle(row, ActRow(GUILD, None, w.time.at, MOD, "settings"))
    await w.store.keep_puzzle_answer(PuzzleAnswerRow(GUILD, 1, LEA, pack(Attempted())), None)


def naming_items() -> Iterator[news.Item]:
    """Yield one item of each kind that can name people, with Lea wherever possible."""
    samples: dict[Any, Any] = {int: 1, str: "word", bool: True, list[Event]: [], news.Act: "pause"}
    for kind in news.KINDS:
        hints = naming(kind)
        named = {it: [LEA] if get_origin(hints[it]) is list else LEA for it in hints}
        others = [it for it in fields(kind) if it.required and it.name not in named]
        if named:
            yield kind(**named, **{it.name: samples[it.type] for it in others})


async def test_she_is_found_nowhere_after_a_deletion(
    w: World, address: str, tmp_path: Path
) -> None:
    tables = await everywhere(w)
    empty = [it for it in PERSONAL if it.gone != "body" and not await stored(w, it)]
    assert empty == [], "she was not written there"
    assert [it.table for it in PERSONAL if it.gone == "body" and await stored(w, it)] == [
        "tables", "outbox",
    ]  # fmt: skip
    assert traces(await content(w, address, tmp_path))
    await w.tables.privacy.delete(LEA)
    await Caretaker(w.house, tmp_path / "backups").sweep()
    assert [it for it in PERSONAL if await stored(w, it)] == []
    assert traces(await content(w, address, tmp_path)) == []
    await whole_for_the_others(w, tables)
    assert traces(await content(w, address, tmp_path)) == []


async def whole_for_the_others(w: World, tables: dict[str, int]) -> None:
    """Check that all news can be told, and that each of Lea's tables has the state it
    should have."""
    await w.news()
    await w.pass_time(DAY)
    await w.news()
    for item in w.listener.items(news.Left):
        assert item.person in (NOBODY, None, BOB, CAT)
    states = {name: (await w.tables.finding.table(n)).status for name, n in tables.items()}
    assert states["playing"] is Status.RUNNING
    assert states["ended"] is Status.ENDED
    assert states["hosted"] is Status.ABANDONED
    for number in tables.values():
        await w.tables.snapshots.take(number, ANN)


async def content(w: World, address: str, folder: Path) -> bytes:
    """Return all files of the folder with the store, and a dump of the server."""
    files = [file.read_bytes() for file in folder.rglob("*") if file.is_file()]
    if isinstance(w.store, PostgresStore):
        files.append(await asyncio.to_thread(stores.dumped, address))
    return b"\n".join(files)


async def test_everything_is_handed_over(w: World) -> None:
    await everywhere(w)
    told = await w.tables.privacy.export(LEA)
    assert set(told) == {"person", *(it.part for it in PERSONAL)}
    assert [part for part, found in told.items() if not found] == []
    others = {str(other) for other in (ANN, BOB, CAT, MOD)}
    assert not others & set(str(told["news"]).replace("(", " ").replace(",", " ").split())
    assert {it["topic"] for it in told["named in news"]} >= {"Started", "Left", "Invited"}


async def test_the_file_of_a_running_game_tells_nothing_of_chance_or_counts(w: World) -> None:
    """Stored decisions include what was shuffled; the file for a player leaves that out."""
    table = await w.start("candelabria", [ANN, BOB])
    await w.play(table.id, Random(3), most=30)
    await w.tables.tryouts.begin(table.id, ANN, 0, press=7)
    await w.tables.notes.add(table.id, ANN, "the bridge")
    rows = [unpack_row(row.row) for _, row in await w.store.answers_of(ANN)]
    assert any(isinstance(row, Decision) and row.chance for row in rows)
    told = await w.tables.privacy.export(ANN)
    known = {
        "answers": {"table", "at", "seat", "point", "keys"},
        "tried": {"table", "name", "begun", "body"},
        "notes": {"table", "seat", "at", "body"},
        "news": {"table", "at", "topic"},
    }
    for part, fields_of_it in known.items():
        assert all(it.keys() == fields_of_it for it in told[part]), part


async def test_a_copy_that_is_gone_back_to_forgets_again(tmp_path: Path) -> None:
    """A restored copy applies the deletions listed since it was made, but keeps what the person has
    stored after asking for deletion."""
    path = tmp_path / "tables.sqlite"
    w = await opened(str(path), tmp_path)
    await everywhere(w)
    before, after = tmp_path / "backups/1.sqlite", tmp_path / "backups/2.sqlite"
    await w.store.backup(before)
    await w.tables.privacy.delete(LEA)
    again = await w.start("quay", [LEA, ANN])
    await w.store.backup(after)
    await w.store.close()
    assert traces(before.read_bytes())
    backups.restore(before, path)
    assert traces(path.read_bytes())
    w = await opened(str(path), tmp_path)
    await w.tables.privacy.settle()
    await Caretaker(w.house, tmp_path / "backups").sweep()
    await w.store.close()
    assert not traces(path.read_bytes())
    backups.restore(after, path)
    w = await opened(str(path), tmp_path)
    await w.tables.privacy.settle()
    assert [it.id for it in await w.tables.finding.mine(LEA)] == [again.id]
    await w.store.close()


async def test_the_list_is_kept_with_the_store_too(w: World, tmp_path: Path) -> None:
    """If the file of deletions is lost, it is written again from the store."""
    await w.tables.privacy.delete(LEA)
    listed = w.house.hashes.listed()
    assert listed == {w.house.hashes.deletion(LEA): w.time.at}
    (tmp_path / "tables.forgotten").unlink()
    await w.tables.privacy.settle()
    assert w.house.hashes.listed() == listed
    w.time.at += 400 * DAY
    await Caretaker(w.house, tmp_path / "backups").sweep()
    await w.house.keep_deletions()
    assert w.house.hashes.listed() == {}


async def test_a_deletion_that_cannot_be_listed_is_one(w: World, tmp_path: Path) -> None:
    """The deletion is done although the file of deletions cannot be written; the file follows
    later."""
    await w.start("quay", [LEA, ANN])
    tmp_path.joinpath("tables.forgotten.partial").mkdir()
    await w.tables.privacy.delete(LEA)
    assert LEA not in await w.store.everybody()
    assert w.house.hashes.listed() == {}
    tmp_path.joinpath("tables.forgotten.partial").rmdir()
    await w.house.keep_deletions()
    assert w.house.hashes.listed() == {w.house.hashes.deletion(LEA): w.time.at}


async def test_what_a_store_was_replaced_by_goes_with_the_copies(w: World, tmp_path: Path) -> None:
    aside = tmp_path / "tables.sqlite.before-restore"
    aside.touch()
    caretaker = Caretaker(w.house, tmp_path / "backups")
    w.time.at = round(aside.stat().st_mtime) + 47 * HOUR
    await caretaker.sweep()
    assert aside.exists()
    w.time.at += 2 * HOUR
    await caretaker.sweep()
    assert not aside.exists()


@pytest.mark.parametrize("finished", [False, True])
async def test_whoever_begins_again_has_no_second_place(w: World, finished: bool) -> None:
    begin = w.tables.challenges.begin
    day = w.tables.challenges.today
    first = await begin(LEA, "rival", "en", 70)
    if finished:
        await w.play(first.id, Random(1))
    await w.tables.privacy.delete(LEA)
    second = await begin(LEA, "rival", "en", 70)
    assert second.settings.undo == "all"
    await w.play(second.id, Random(2))
    places = await w.tables.challenges.places(day, "rival")
    assert [(it.table, it.person) for it in places] == [(first.id, None)] * finished
    w.time.at = shown_at(day)
    await Caretaker(w.house, Path("nowhere")).sweep()
    ((left,),) = await stores.ask(w.store, "SELECT count(*) FROM attempts WHERE mark IS NOT NULL")
    assert left == 0
    assert (await begin(LEA, "rival", "en", 70)).settings.undo == "never"
