"""Two games that differ only in somebody's secret look the same to all others.

Compared are messages with their ids and pictures, all that buttons, menus and forms lead to, and
the completions of commands. One press of each kind is tried, and by `./test --long` several, with
every secret.
"""

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

from cogs.buttons import guessing as guesses
from cogs.buttons import looking
from cogs.learn import guide
from cogs.play import more
from render.painters import PAINTERS
from rules.core import Choice, Game
from rules.play import random_answer
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Answer, Panel, Profile
from tables.turn.lessons import Lessons
from tables.turn.tryouts import Tryouts
from tests.bench import Bench
from tests.cogs.crawl import Crawl, IsOut, Settle
from tests.cogs.forging import forge
from tests.cogs.friends import begun, group
from tests.cogs.glass import Glass
from tests.cogs.house import all_told, app_of, at_home, leap
from tests.cogs.playing import sit_down
from tests.cogs.puzzling import Made
from tests.marks import long

GAME, NAMES, WATCHER = "candelabria", ("anna", "boris", "clara"), "dina"
LOOKING = ("board", "seat", "since", "log", "replay", "undo", "turn", "mygames", "game list",
           "solo today")  # fmt: skip
FORGED = (looking.points(1), looking.signs(1, "whole"), guesses.guess(1))
TYPED = {"commit": ("left", "right"), "manoeuvre": ("card", "figure"), "deploy": ("card", "role")}
COMMIT, QUEST, TAVERN = "candelabria.commit", "candelabria.quest", "candelabria.tavern"

QUESTS = "Quests: yes"
LATEST = 3  # newest messages of a place to go on from
MOST_DECISIONS = 2000  # decisions of the longest game
TIMES = ("at", "begun", "created", "ended")

Keys = list[str]
Wanted = Callable[[Game[Any]], Choice | None]
Answers = Sequence[Callable[[Choice], Keys]]


@dataclass
class Secret:
    """A secret that sets otherwise equal worlds apart.

    ``hide`` makes it in the world of the given number and returns the people who know it. A
    ``sealed`` secret, of a question that all answer in secret, is out when they have answered.
    """

    worlds: int
    hide: Callable[[Bench, int], Awaitable[set[int]]]
    sealed: bool = False
    game: str = GAME
    quick: bool = False
    borrowed: bool = False  # played in a group message
    in_channel: bool = False  # others look for it in the table's channel


# Answers to a question


def sealed(game: Game[Any], enough: Callable[[int], bool]) -> Choice | None:
    """Return the question of the last seat among several who answer in secret, if `enough` accepts
    its number of options and nobody has answered."""
    commits = [it for it in game.pending if it.point == COMMIT]
    asked = [it for it in commits if enough(len(it.keys))]
    return asked[-1] if len(commits) > 1 and asked and not game.answered else None


def cards_for_a_battle(game: Game[Any]) -> Choice | None:
    return sealed(game, lambda cards: cards > 1)


def the_only_card(game: Game[Any]) -> Choice | None:
    """Return a sealed question of somebody with a single card, so that both playing and keeping it
    are secrets."""
    return sealed(game, lambda cards: cards == 1)


def cards_in_a_tavern(game: Game[Any]) -> Choice | None:
    asked = (it for it in game.pending if it.point == TAVERN and len(it.keys) > 1)
    return next(asked, None)


def a_quest(game: Game[Any]) -> Choice | None:
    return next((it for it in game.pending if it.point == QUEST), None)


def answers_to(wanted: Wanted, *answers: Callable[[Choice], Keys]) -> Secret:
    async def hide(table: Bench, world: int) -> set[int]:
        choice = await play_to(table, wanted)
        return {await answer(table, choice, answers[world])}

    return Secret(len(answers), hide, sealed=wanted is not cards_in_a_tavern)


async def play_to(table: Bench, wanted: Wanted) -> Choice:
    """Answer at random until the wanted question comes; return it."""
    house, chance = app_of(table).tables.house, Random(7)
    async with house.change(1) as opened:
        game = opened.to_play()
        while (choice := wanted(game)) is None:
            asked = game.pending[0]
            keys = random_answer(asked, chance)
            opened.answer(asked.seat, asked, keys, person=opened.table.seats[asked.seat].actor)
    return choice


async def answer(table: Bench, asked: Choice, keys: Callable[[Choice], Keys]) -> int:
    """Answer the whole chain that begins with this question; return whose it was."""
    async with app_of(table).tables.house.change(1) as opened:
        game = opened.to_play()
        seat, point = asked.seat, asked.point
        actor = opened.table.seats[seat].actor
        assert actor is not None
        now = (*game.pending, *game.changeable)
        choice: Choice | None = next(it for it in now if (it.seat, it.point) == (seat, point))
        while choice is not None and choice.point == point:
            opened.answer(seat, choice, keys(choice), person=actor)
            choice = game.choice_for(seat)
    return actor


def first(choice: Choice) -> Keys:
    return [choice.keys[0]]


def last(choice: Choice) -> Keys:
    return [choice.keys[-1]]


def whole(choice: Choice) -> Keys:
    return [*choice.keys]


def fewest(choice: Choice) -> Keys:
    return [*choice.keys[: choice.least]]


def last_fewest(choice: Choice) -> Keys:
    return [*choice.keys[-choice.least :]]


def none(choice: Choice) -> Keys:
    return []


def changing_ones_mind(*, all_in: bool) -> Secret:
    """Change a sealed answer `world` times. With `all_in` the others answer too before anybody
    looks."""

    async def hide(table: Bench, world: int) -> set[int]:
        asked = await play_to(table, the_only_card)
        for _ in range(world):
            await answer(table, asked, first)
        knows = {await answer(table, asked, none)}
        if all_in:
            await go_on(table, Random(3))
        return knows

    return Secret(3, hide, sealed=not all_in, quick=all_in)


def played_out(secret: Secret, **how: Any) -> Secret:
    """Return the secret in a game that is then played to its end, so that others also see the
    result, the share card and the points."""

    async def hide(table: Bench, world: int) -> set[int]:
        knows = await secret.hide(table, world)
        await go_on(table, Random(3), decisions=MOST_DECISIONS)
        assert (await app_of(table).tables.finding.table(1)).outcome is not None
        return knows

    return replace(secret, hide=hide, sealed=False, **how)


async def go_on(table: Bench, chance: Random, decisions: int = 12) -> None:
    """Play on for a while, each answer by itself."""
    house = app_of(table).tables.house
    for _ in range(decisions):
        async with house.change(1) as opened:
            if opened.game.over:
                return
            asked = opened.to_play().pending[0]
            actor = opened.table.seats[asked.seat].actor
            opened.answer(asked.seat, asked, random_answer(asked, chance), person=actor)


# Preparing, noting, trying out


async def standing(table: Bench, world: int) -> set[int]:
    """In one world give a standing answer, in the other the same answer for this question only."""
    tables = app_of(table).tables
    choice = await play_to(table, the_only_card)
    person = (await tables.finding.table(1)).seats[choice.seat].actor
    assert person is not None
    if world:
        await tables.standing.add(1, person, [], always=True)
    await answer_if_asked(table, choice)
    return {person}


async def answer_if_asked(table: Bench, choice: Choice) -> None:
    async with app_of(table).tables.house.open(1) as opened:
        open_still = any(it.seat == choice.seat for it in opened.game.pending)
    if open_still:
        await answer(table, choice, none)


async def drafting(table: Bench, world: int) -> set[int]:
    """Draft a card and start over, as many times as ``world`` says."""
    choice = await play_to(table, cards_for_a_battle)
    return {await drafted(table, choice, world)}


async def drafted(table: Bench, choice: Choice, count: int) -> int:
    tables = app_of(table).tables
    person = (await tables.finding.table(1)).seats[choice.seat].actor
    assert person is not None
    for _ in range(count):
        panel = await tables.play.question(1, person)
        await tables.play.choose(1, person, panel.step, [choice.keys[0]])
        await tables.play.start_over(1, person, (await tables.play.question(1, person)).step)
    return person


def laid_ready(*, asked: bool, borrowed: bool = False) -> Secret:
    """Prepare a turn ahead in one of the worlds. With `asked` that turn has come when
    others look."""

    async def hide(table: Bench, world: int) -> set[int]:
        tables = app_of(table).tables
        mover, after, _ = (await tables.finding.table(1)).people()
        if world:
            step = (await tables.ahead.question(1, after)).step
            await tables.ahead.choose(1, after, step, ["site:bank"])
        if asked:
            await tables.play.answer_line(1, mover, [Answer("", ["site:pier"])])
        return {after}

    return Secret(2, hide, game="quay", quick=asked and not borrowed, borrowed=borrowed)


async def noting(table: Bench, world: int) -> set[int]:
    """Add Clara's notes and try-outs before those of others, whose numbers follow hers."""
    tables, (anna, boris, clara) = app_of(table).tables, (table[name].id for name in NAMES)
    await play_to(table, cards_for_a_battle)
    for _ in range(world):
        await tables.notes.add(1, clara, "Beware of Boris.")
        await tables.tryouts.begin(1, clara, 0, 1)
    for person in (anna, boris):
        await tables.notes.add(1, person, "Beware of Clara.")
        await tables.tryouts.begin(1, person, 0, 1)
    return {clara}


async def attempting(table: Bench, world: int) -> set[int]:
    """Begin the day's challenge with three answers that differ between the worlds, before the
    others make their own attempt."""
    tables, clara = app_of(table).tables, table["clara"]
    place = clara.go_to_dm().channel.id
    made = await tables.challenges.begin(clara.id, "rival", "en", place)
    chance = Random(world)
    for _ in range(3):
        panel = await tables.play.question(made.id, clara.id)
        assert panel.question is not None
        panel = await tables.play.choose(
            made.id, clara.id, panel.step, random_answer(panel.question, chance)
        )
        await tables.play.confirm(made.id, clara.id, panel.step)
    return {clara.id}


async def guessing(table: Bench, world: int) -> set[int]:
    """Guess who will lead, and in one world answer a lesson's question, while the others read
    German."""
    tables, dina = app_of(table).tables, table[WATCHER].id
    table["anna"].user.locale = table["clara"].user.locale = "de"
    round = (await tables.finding.table(1)).round or 0
    await tables.guesses.guess(1, dina, round, world)
    panel = await tables.lessons.begin(dina, "bonfire.first", "sea", 1)
    taught = panel.taught
    assert panel.question is not None
    assert taught is not None
    lit = [key for key in panel.question.keys if taught.lit is None or key in taught.lit]
    if world:
        await tables.lessons.choose(0, dina, panel.step, [lit[0]])
    return {dina}


async def answering(table: Bench, world: int) -> set[int]:
    """Draw up an answer to the puzzle of the week; in the second world, draw up another one and
    seal it."""
    tables, (anna, clara) = app_of(table).tables, (table["anna"].id, table["clara"].id)
    await go_on(table, Random(3), decisions=MOST_DECISIONS)
    await all_told(table)
    tables.posing.__dict__["_exercises"] = Made(table)
    guild, channel = table.guild.id, table.channel.id
    await tables.puzzles.want(guild, channel, "en", anna)
    await tables.posing.write_due(lambda guild, channel: lambda table: True)
    await all_told(table)
    panel = await tables.puzzles.begin(guild, channel, clara)
    while panel.question is not None:
        keys = [panel.question.keys[0 if world else -1]]
        panel = await tables.puzzles.choose(0, clara, panel.step, keys)
    if world:
        await tables.puzzles.seal(clara, panel.step)
    return {clara}


async def guessing_unnamed(table: Bench, world: int) -> set[int]:
    """Guess, by chance right in one of the worlds, without letting others see one's results."""
    tables, dina = app_of(table).tables, table[WATCHER].id
    await tables.house.profiles.change(dina, hidden_results)
    return await guessing(table, world)


def hidden_results(profile: Profile) -> None:
    profile.statistics = False


SECRETS = {
    "a guess and a lesson": Secret(2, guessing, game="quay"),
    "an attempt at the challenge": Secret(2, attempting, game="quay"),
    "cards for a battle": answers_to(cards_for_a_battle, first, last, none),
    "the only card for a battle": answers_to(the_only_card, whole, none),
    "cards in a tavern": answers_to(cards_in_a_tavern, fewest, last_fewest),
    "a quest": answers_to(a_quest, first, last),
    "changing one's mind": changing_ones_mind(all_in=False),
    "having changed one's mind": changing_ones_mind(all_in=True),
    "a standing answer": Secret(2, standing, sealed=True),
    "a draft": Secret(3, drafting, sealed=True),
    "a turn laid ready": laid_ready(asked=False),
    "a turn that was laid ready": laid_ready(asked=True),
    "a turn that was laid ready in a group": laid_ready(asked=True, borrowed=True),
    "cards for a battle in a group": replace(
        answers_to(cards_for_a_battle, first, last, none), borrowed=True
    ),
    "a guess, at the end": played_out(Secret(2, guessing_unnamed, game="quay")),
    "an answer to the puzzle": Secret(2, answering, game="quay", quick=True, in_channel=True),
    "notes and try-outs": Secret(2, noting, quick=True),
}
QUICK = [(name, 1) for name, secret in SECRETS.items() if secret.quick]
THOROUGH = [long(name, 4) for name in SECRETS]


@pytest.fixture(autouse=True)
def glass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace pictures by their contents, and make both worlds' chance and times alike.

    The time of a note, of which its id is made, and the press that began a copy or a lesson are
    left out.
    """
    monkeypatch.setattr(more, "crc32", lambda told: crc32(told.partition(b" ")[2]))
    monkeypatch.setitem(PAINTERS, GAME, Glass(PAINTERS[GAME]))
    example = guide.example  # without its region, which glass cannot draw
    monkeypatch.setattr(guide, "example", lambda game, region="": example(game))
    begin, begin_lesson = Tryouts.begin, Lessons.begin

    async def begun(self: Tryouts, table: int, person: int, at: int, press: int) -> Panel:
        return await begin(self, table, person, at, 1)

    async def learnt(self: Lessons, person: int, lesson: str, chapter: str, press: int) -> Panel:
        return await begin_lesson(self, person, lesson, chapter, 1)

    monkeypatch.setattr(Tryouts, "begin", begun)
    monkeypatch.setattr(Lessons, "begin", learnt)


@pytest.mark.parametrize(("name", "most"), [*QUICK, *THOROUGH])
async def test_a_secret_changes_nothing_for_others(tmp_path: Path, name: str, most: int) -> None:
    worlds = [
        await seen_by_others(tmp_path / str(world), SECRETS[name], world, most)
        for world in range(SECRETS[name].worlds if most > 1 else 2)
    ]
    assert len({json.dumps(own) for _, own in worlds}) == len(worlds), "the secret is one"
    begin = worlds[0][0]
    for other, _ in worlds[1:]:
        for at, (mine, theirs) in enumerate(zip(begin, other, strict=False)):
            assert mine == theirs, f"after {begin[at - 1][:400]}"
        assert len(other) == len(begin)


async def seen_by_others(
    folder: Path, secret: Secret, world: int, most: int
) -> tuple[list[str], list[Any]]:
    """Return all that the others can find out, and all that is stored of whoever knows."""
    folder.mkdir()
    people = (*NAMES, WATCHER)
    async with at_home(folder, people, seed=b"pairs") as table:
        options = QUESTS if secret.game == GAME else ""
        if secret.borrowed:
            thread = group(table, friends=people, having_it=people)
            assert await begun(table, secret.game, options=options) == 1
        else:
            thread = await sit_down(table, secret.game, NAMES, options=options)
        app_of(table).tables.house.new_chain = lambda: b"the same days everywhere"
        watcher = table[WATCHER].id
        await app_of(table).tables.watching.watch(1, watcher, "turn", watcher)
        knows = await secret.hide(table, world)
        await all_told(table)
        leap(table, 3600)
        await all_told(table)
        settle = told_together(table, thread) if secret.borrowed else all_told
        await settle(table)
        crawl = Crawl(table, folder / "tables.sqlite", most, still(table, secret), settle)
        others = [person for person in table.people.values() if person.id not in knows]
        for person in others[-2:] if most == 1 else others:
            place = table.channel if secret.in_channel else thread
            begin = await looked_around(table, person.go(place), secret.game, crawl)
            await crawl.everything(person, begin)
            crawl.told.append(await handed_over(table, person))
        assert not app_of(table).faults.latest()
        own = [await kept_of(table, person) for person in sorted(knows)]
    return crawl.told, own


async def handed_over(table: Bench, person: Person) -> str:
    """Return what the file about somebody tells of the table; its times are those of presses."""
    told = await app_of(table).tables.privacy.export(person.id)
    parts = [told[part] for part in ("tables", "answers", "drafts", "notes", "tried", "news")]
    kept = [{**it, **dict.fromkeys(TIMES, 0)} for part in parts for it in part]
    return json.dumps(kept)


def told_together(table: Bench, place: Channel) -> Settle:
    """Let a borrowed place get its news only from the returned function, when all else is
    done. Otherwise timing would decide which message tells what, and two worlds could
    differ by chance."""
    borrowed = app_of(table).borrowed
    speak_in = borrowed.speak_in

    async def later(channel: int) -> None:
        """Do nothing, so that only `settle` tells the news."""

    vars(borrowed)["speak_in"] = later

    async def settle(table: Bench) -> None:
        await all_told(table)
        await table.quiet()
        if place.id in borrowed._tokens:
            await speak_in(place.id)
        await all_told(table)

    return settle


async def kept_of(table: Bench, person: int) -> Any:
    """Return all that the bot keeps of a person's own: drafts, sealed answers, log and notes."""
    tables = app_of(table).tables
    async with tables.house.open(1) as opened:
        seats = opened.table.seats_of(person)
        drafts = [repr(opened.drafts.get(seat)) for seat in seats]
        sealed = [repr(opened.beforehand.get(seat)) for seat in seats]
    mine = [1, *(it.id for it in await tables.finding.mine(person) if it.id != 1)]
    answers = [it.keys for n in mine for it in await tables.history.log(n, person, -1)]
    notes = [note.body for note in await tables.notes.of(1, person)] if seats else []
    table_now = await tables.finding.table(1)
    guesses = [(it.round, it.seat) for it in await tables.guesses.of(table_now, person)]
    puzzles = [repr(it.body) for it in await tables.house.store.puzzle_answers_of(person)]
    return [drafts, sealed, answers, notes, guesses, puzzles]


def still(table: Bench, secret: Secret) -> IsOut:
    """Return a check that a sealed secret is out: everybody asked at once has answered since."""

    async def is_out() -> bool:
        if not secret.sealed:
            return False
        async with app_of(table).tables.house.open(1) as opened:
            game = opened.to_play()
            return game.together is None and len(opened.table.sealings) > 0

    return is_out


async def looked_around(table: Bench, person: Person, game: str, crawl: Crawl) -> list[Seen]:
    """Return everything from which somebody may go on, with the suggestions of completion."""
    for action, parameters in (TYPED if game == GAME else {}).items():
        for parameter in parameters:
            offered = await person.autocomplete(f"{game} {action}", parameter, "")
            crawl.told.append(f"{action} {parameter} {[(it.name, it.value) for it in offered]}")
    offered = await person.autocomplete("move", "text", "")
    crawl.told.append(f"move {[(it.name, it.value) for it in offered]}")
    replies = [await person.slash(command) for command in LOOKING]
    replies += [await forge(person, custom_id) for custom_id in FORGED]
    return [*person.messages()[-LATEST:], *person.dms[-LATEST:], *(it.message for it in replies)]
