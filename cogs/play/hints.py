"""Hints: an automa's best plan, the next best, and the difference between them."""

from collections.abc import Iterator, Mapping, Sequence

from discord.ext import commands

import locales
from render.kit.encode import Picture
from rules.lessons import taught
from rules.search import RIVALS
from tables import Answer as Answered
from tables import Chosen, Hint, Refused, Tables, Trial, Why

from ..buttons import learning, turns
from ..buttons.picks import Picks
from ..layouts.kit import (
    CALM,
    Button,
    Layout,
    Style,
    button,
    card,
    gallery,
    line,
    newest,
    rows,
    text,
)
from ..pictures import painting
from ..presses.replies import Outdated, Reply, shown
from ..presses.router import Answer, pressed
from ..rulebook.citing import question_button
from ..words.aims import aims_told, message_told
from ..words.drafted import numbered, worth_telling
from ..words.foresight import outlook
from ..words.gains import TENTH
from ..words.names import Names
from ..words.results import side_names
from ..words.texts import Texts
from .turn import Turn

WORTH_TELLING = 3
MOST = 4  # the most parts of a plan's worth to list
ROOM = 900
MOST_PLACES = 25  # places of options that fit into a custom id


class Hinting(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn, names: Names) -> None:
        self.hints = tables.hints
        self.play = tables.play
        self.turn = turn
        self.names = names

    @pressed(turns.hint, Answer.LOOK)
    async def hint(self, reply: Reply, table: int) -> None:
        step = (await self.play.question(table, reply.person)).step
        found = await self.hints.of(table, reply.person)
        names = await self.names.of(found.table, reply.t)
        take = button(reply.t("take-turn"), turns.turn(table))
        await told_to(reply, found, names, [use_button(found, step, reply.t), take])

    @pressed(turns.use_plan, Answer.PRIVATE, once=True)
    async def use(self, reply: Reply, table: int, step: str, plan: Picks) -> None:
        """Take a plan over as a draft, still to be confirmed."""
        rehearsal = await self.play.rehearse(table, reply.person)
        if rehearsal.panel.step != step:
            raise Refused(Why.STALE)
        answers = answers_of(plan, rehearsal.drafted)
        now = await self.play.draft(table, reply.person, step, answers, reply.id)
        await self.turn.show(reply, now)


async def told_to(
    reply: Reply, found: Hint, names: Sequence[str], ways_on: Sequence[Button | None] = ()
) -> None:
    """Show the hint, with the board as the best plan leaves it."""
    picture = None if reply.profile.text_only else await pictured(reply, found, names)
    page = layout(found, names, picture, ways_on, reply.t)
    await reply.show(page, [picture] if picture else ())


async def pictured(reply: Reply, found: Hint, names: Sequence[str]) -> Picture | None:
    """Draw the best plan with arrows."""
    look = painting.look(reply.t.language, reply.theme, names)
    views = [found.best.foresight.before, found.best.foresight.after]
    return await painting.close_up(found.table.settings.game, views, look, found.seat)


def layout(
    found: Hint,
    names: Sequence[str],
    picture: Picture | None,
    ways_on: Sequence[Button | None],
    t: Texts,
) -> Layout:
    table = found.table
    sides = side_names(table, names, t)
    after = outlook(table.settings.game, found.best.foresight, t, sides, whole=True)
    return Layout(
        card(
            text(f"### {t('hint-title')}", *newest(numbered(found.best.chosen, t, names), ROOM)),
            text(*purpose(found, names, t)),
            text(f"{t('hint-brings')}:", *newest(after, ROOM)) if after else None,
            gallery(shown(picture)) if picture else None,
            line() if found.other else None,
            text(*newest(list(runner_up(found, t, names)), ROOM)) if found.other else None,
            text(f"-# {t('hint-footing')}"),
            *rows([*ways_on, why_button(found, t)]),
            colour=CALM,
        )
    )


def purpose(found: Hint, names: Sequence[str], t: Texts) -> Iterator[str]:
    """Yield the aims that the best plan serves, and the time left."""
    game = found.table.settings.game
    if aims := aims_told(game, found.best.serves, t, names):
        yield t("hint-plan", aims=aims)
    if time := message_told(game, found.clock, t, names):
        yield f"-# {time}"


def why_button(found: Hint, t: Texts) -> Button | None:
    """Return the button to the lesson step or rules behind the plan."""
    settings, chosen = found.table.settings, worth_telling(found.best.chosen)
    for it in chosen:
        step = taught(settings.game, it.choice.point, it.keys, settings.options)
        if step is not None:
            ids = (step.lesson.key, step.chapter.id, step.step.id)
            return button(t("hint-why"), learning.why(*ids))
    asked = question_button(settings, chosen[0].choice.point, t)
    return button(t("hint-why"), str(asked.custom_id)) if asked else None


def use_button(found: Hint, step: str, t: Texts) -> Button | None:
    """Return the button that takes the best plan over, if its id fits."""
    plan = places_of(found.best.chosen)
    if not plan or len(plan) > MOST_PLACES:
        return None
    return button(t("hint-use"), turns.use_plan(found.table.id, step, plan), Style.primary)


def places_of(chosen: Sequence[Chosen]) -> Picks:
    """Return, for each answer, the number of its options and their places in the question."""
    return Picks(
        number
        for it in chosen
        for number in (len(it.keys), *(it.choice.keys.index(key) for key in it.keys))
    )


def answers_of(plan: Picks, drafted: Trial) -> list[Answered]:
    """Turn a plan from a custom id into answers that continue this draft; raise Outdated if they do
    not fit the questions."""
    trial, numbers = drafted.copy(), list(plan)
    first = len(trial.chosen)
    while numbers:
        count = numbers.pop(0)
        places, numbers = numbers[:count], numbers[count:]
        known = trial.question.keys if trial.question is not None else ()
        if len(places) < count or not all(place < len(known) for place in places):
            raise Outdated
        trial.add(Answered("", [known[place] for place in places]))
    return trial.answers[first:]


def runner_up(found: Hint, t: Texts, names: Sequence[str]) -> Iterator[str]:
    """Yield the second plan, and where the first is better or worse."""
    assert found.other is not None
    yield f"**{t('hint-other')}**"
    yield from numbered(found.other.chosen, t, names)
    game = found.table.settings.game
    if aims := aims_told(game, found.other.puts_off, t, names):
        yield t("hint-puts-off", aims=aims)
    told = [
        t(id, parts=", ".join(parts))
        for id, parts in zip(
            ("hint-for", "hint-against"),
            differences(game, found.best.parts, found.other.parts, t),
            strict=True,
        )
        if parts
    ]
    yield from (f"-# {it}" for it in told)
    if told:
        yield f"-# {t('hint-figures')}"


def differences(
    game: str, best: Mapping[str, int], other: Mapping[str, int], t: Texts
) -> tuple[list[str], list[str]]:
    """Return the parts of worth in which the best plan leads, and those in which the other does;
    the weightiest first."""
    change = {part: best.get(part, 0) - other.get(part, 0) for part in {**best, **other}}
    known = [
        part for part in change if abs(change[part]) >= WORTH_TELLING and part_name(game, part, t)
    ]
    known = sorted(known, key=lambda part: (-abs(change[part]), part))[:MOST]

    def said(part: str) -> str:
        return t("hint-part", part=part_name(game, part, t), by=abs(change[part]) / TENTH)

    return (
        [said(part) for part in known if change[part] > 0],
        [said(part) for part in known if change[part] < 0],
    )


def part_name(game: str, part: str, t: Texts) -> str:
    """Return the name of a part of a position's worth, or an empty string if the game has none."""
    if part == RIVALS:
        return t("hint-rivals")
    known = locales.has(t.language, f"{game}/game", f"worth-{part}")
    return locales.text(t.language, f"{game}/game", f"worth-{part}") if known else ""
