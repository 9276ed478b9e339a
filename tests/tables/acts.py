"""Acts of people at tables of every kind, for tests that let each of their statements fail."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import patch

from db import ActRow, PuzzleRow, SqliteStore
from rules.search import Exercise
from rules.search.coaching import Appraisal
from tables import Answer, KeyedHashes, Panel, Refused, Settings, Whither, Why
from tables.base.keeping import pack
from tables.base.model import DAY
from tables.base.posed import Posed, Puzzles
from tables.people import codes
from tests.faulty import FAULTS, Plan, on_a_server
from tests.stores import AnyStore, start

from .world import ANN, BOB, CAT, DAN, NOON, FakeTime, World

KEY = bytes(32)  # the same hashes of forgotten people in all runs

Act = Callable[[World], Awaitable[object]]

RIVAL, QUAY, MASKS, LOBBY, VOTED, BORROWED, MOVING, PRIVATE = range(1, 9)
GROUP = 5_000
GUILD, CHANNEL = 7, 80  # the server and the channel where a puzzle is posed
CODE, OTHER_CODE = "EMBERS22", "EMBERS33"
LESSON = "bonfire.first"


async def furnish(w: World) -> None:
    """Make a house with a table in each interesting situation."""
    await w.start("rival", [ANN])
    await w.start("quay", [ANN, BOB])
    await w.start("masks", [ANN, BOB])
    settings = Settings(game="quay", seats=3, seating="as_joined", telling="moves")
    await w.tables.lobby.create(ANN, settings, guild=7)
    await w.tables.lobby.join(LOBBY, BOB)
    await w.start("quay", [ANN, BOB])
    await w.tables.play.answer_line(VOTED, ANN, [Answer("", ["site:pier"])])
    await w.tables.play.answer_line(VOTED, BOB, [Answer("", ["site:bank"])])
    await w.tables.undo.undo(VOTED, ANN, 0, decisions=2)
    settings = Settings(game="quay", seats=2, seating="as_joined")
    await w.tables.lobby.create(ANN, settings, channel=GROUP, borrowed=0)
    await w.tables.lobby.join(BORROWED, BOB)
    await w.tables.lobby.start(BORROWED, ANN)
    await w.start("quay", [ANN, BOB])
    await w.tables.moving.ask(MOVING, ANN, Whither(900, guild=9, afar=[BOB]))
    panel = await w.tables.play.question(RIVAL, ANN)
    await w.tables.play.choose(RIVAL, ANN, panel.step, ["heap:1"])
    settings = Settings(game="quay", seats=2, visibility="private")
    await w.tables.lobby.create(ANN, settings, guild=GUILD)
    with patch.object(codes, "fresh", return_value=CODE):
        await w.tables.lobby.code(LOBBY, ANN)
    await pose(w)
    for person in (ANN, DAN):
        await w.tables.lessons.begin(person, LESSON, "sea", press=1)
    await plan_lesson(w, DAN)


async def pose(w: World) -> None:
    """Pose a puzzle. One person has begun to draft an answer, and another has finished it."""
    table = await w.tables.finding.table(VOTED)
    exercise = Exercise(
        0,
        0,
        [("quay.site", ("site:pier",))],
        [("quay.site", ("site:bank",))],
        Appraisal(0, {}),
        Appraisal(1, {}),
    )
    posed = Posed(NOON, NOON + 5 * DAY, VOTED, table.settings, exercise)
    row = PuzzleRow(GUILD, CHANNEL, "en", posed.until, pack(Puzzles(posed)))
    await w.store.want_puzzle(row, ActRow(GUILD, None, NOON, ANN, "settings"))
    await w.tables.puzzles.begin(GUILD, CHANNEL, BOB)
    await plan_puzzle(w, DAN)


async def lay_ahead(w: World) -> None:
    step = (await w.tables.ahead.question(QUAY, BOB)).step
    await w.tables.ahead.choose(QUAY, BOB, step, ["site:bank"], press=9)


async def plan_puzzle(w: World, person: int) -> Panel:
    """Draft an answer to the puzzle, unless it is drafted already."""
    panel = await w.tables.puzzles.begin(GUILD, CHANNEL, person)
    if panel.question is None:
        return panel
    return await w.tables.puzzles.choose(0, person, panel.step, [panel.question.keys[0]])


async def seal_puzzle(w: World) -> None:
    panel = await w.tables.puzzles.begin(GUILD, CHANNEL, DAN)
    await w.tables.puzzles.seal(DAN, panel.step)


async def plan_lesson(w: World, person: int) -> None:
    """Draft the first step of a lesson, unless it is drafted already."""
    panel = await w.tables.lessons.go_on(person, LESSON)
    taught, asked = panel.taught, panel.question
    assert taught is not None
    if asked is not None and not panel.chosen:
        lit = next(key for key in asked.keys if taught.lit is None or key in taught.lit)
        await w.tables.lessons.choose(0, person, panel.step, [lit])


async def confirm_lesson(w: World) -> None:
    panel = await w.tables.lessons.go_on(DAN, LESSON)
    if panel.chosen:
        await w.tables.lessons.confirm(0, DAN, panel.step)


async def make_code(w: World) -> None:
    with patch.object(codes, "fresh", return_value=OTHER_CODE):
        await w.tables.lobby.code(PRIVATE, ANN, press=9)


ACTS: dict[str, Act] = {
    "join": lambda w: w.tables.lobby.join(LOBBY, CAT, press=9),
    "start": lambda w: w.tables.lobby.start(LOBBY, ANN, press=9),
    "choose": lambda w: w.tables.play.choose(RIVAL, ANN, "0.1", ["2"], press=9),
    "confirm": lambda w: w.tables.play.confirm(RIVAL, ANN, "0.1", press=9),
    "line": lambda w: w.tables.play.answer_line(QUAY, ANN, [Answer("", ["site:bank"])], press=9),
    "sealed": lambda w: w.tables.play.answer_line(MASKS, BOB, [Answer("", ["card:1:0"])], press=9),
    "undo": lambda w: w.tables.voting.vote(VOTED, BOB, 1, agree=True, press=9),
    "lend": lambda w: w.tables.seats.lend(QUAY, ANN, CAT, NOON + DAY, press=9),
    "leave": lambda w: w.tables.seats.leave(QUAY, ANN, press=9),
    "stand": lambda w: w.tables.standing.add(RIVAL, ANN, ["heap:2"], press=9),
    "ahead": lay_ahead,
    "end": lambda w: w.tables.seats.propose_end(QUAY, ANN, press=9),
    "note": lambda w: w.tables.notes.add(QUAY, ANN, "keep the gold", press=9),
    "thread": lambda w: w.tables.watching.set_thread(QUAY, 555),
    "borrowed": lambda w: w.tables.play.answer_line(
        BORROWED, ANN, [Answer("", ["site:bank"])], press=9
    ),
    "moved": lambda w: w.tables.voting.vote(MOVING, BOB, 1, agree=True, press=9),
    "guess": lambda w: w.tables.guesses.guess(QUAY, CAT, 1, 1),
    "lesson": lambda w: w.tables.lessons.begin(CAT, "bonfire.first", "sea", press=9),
    "lesson step": lambda w: plan_lesson(w, ANN),
    "lesson confirmed": confirm_lesson,
    "code": make_code,
    "code ended": lambda w: w.tables.lobby.end_code(LOBBY, ANN, press=9),
    "code used": lambda w: w.tables.lobby.join_by(CODE, CAT, afar=True, press=9),
    "puzzle wanted": lambda w: w.tables.puzzles.want(8, 81, "en", ANN),
    "puzzle moved": lambda w: w.tables.puzzles.want(GUILD, 81, "en", ANN),
    "puzzle ended": lambda w: w.tables.puzzles.end(GUILD, ANN),
    "puzzle opened": lambda w: w.tables.puzzles.begin(GUILD, CHANNEL, CAT),
    "puzzle answered": lambda w: plan_puzzle(w, BOB),
    "puzzle sealed": seal_puzzle,
    "forget": lambda w: w.tables.privacy.delete(BOB),
}


# Acts of several changes, one for each table; a fault may leave some for the next attempt.
IN_PARTS = ("forget",)


async def do(
    place: Path | str, act: Act, plan: Plan, number: int = 0, *, after: bool = False
) -> Why | None:
    """Do an act, with a fault at one statement if any; return why it was refused."""
    if str(place).startswith("postgresql:"):
        with on_a_server(plan):
            return await done(await start(str(place)), act, plan, number, after=after)
    store = await SqliteStore.start(Path(place), plan.connect)
    return await done(store, act, plan, number, after=after)


async def done(store: AnyStore, act: Act, plan: Plan, number: int, *, after: bool) -> Why | None:
    plan.arm(number, FAULTS[number % len(FAULTS)], after=after)
    try:
        await act(World(store, FakeTime(), hashes=KeyedHashes(KEY)))
    except Refused as refused:
        return refused.why
    finally:
        plan.left = 0
        plan.counting = False
        await store.close()
    return None


def parts_of(plan: Plan) -> list[tuple[str, bool]]:
    """Return the statements that were run, each with True if it is part of a read."""
    parts, opening = list[tuple[str, bool]](), 0
    for statement in plan.seen:
        if statement.startswith("PRAGMA"):  # sent before BEGIN, as a connection opens
            opening += 1
        elif statement.startswith("BEGIN"):
            reading = statement == "BEGIN DEFERRED"
            parts += [("PRAGMA", reading)] * opening + [(statement, reading)]
            opening = 0
        else:
            parts.append((statement, parts[-1][1]))
    return parts
