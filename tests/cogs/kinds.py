"""How much each kind of question asks of a person: presses from the call to done, and how high its
panel is on a phone.

python -m tests.cogs.kinds [GAME ...]

Random games of every mode are searched for the position with most options; nothing is timed. A
press is a button, or a menu however much is picked in it. The presses are those of a turn that asks
nothing else: **Take turn**, the answer, **Confirm**; or one where the options stand on the call, as
buttons or in a menu.
"""

import argparse
import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from playwright.async_api import Page as Tab
from playwright.async_api import ViewportSize, async_playwright

import sandbox.page
from cogs.layouts.options import SELECTS, as_buttons, as_counters, grouped, in_a_menu, on_a_call
from cogs.layouts.panel import Question, TurnPanel, panel
from cogs.news.offers import MOST_ALONG
from cogs.pictures.painting import marked
from cogs.play.panels import question_of
from cogs.presses.replies import shown
from cogs.rulebook.citing import question_button
from cogs.words.equal_options import Alike, alike
from cogs.words.texts import Texts
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.look import Look
from render.kit.shown import PIXELS
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.core import Choice
from rules.play import random_decision
from sandbox.model import Channel, MessageFlag
from sandbox.posting import Upload, post
from sandbox.seed import Seed, plant
from sandbox.world import World
from tables import Settings
from tests.bench.tools import CHROMIUM

PEOPLE = ("Mira", "Tobias", "Juno", "Oskar", "Света", "Андрей")
PHONE = ViewportSize(width=390, height=844)
DECISIONS = 400  # of a game, at most
GAMES_EACH = 2  # of a mode with a number of seats
SCRIPT_OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
PATIENCE = 120_000  # milliseconds
AT_ONCE = 12  # panels on the page
CARD = ".message[data-id='{id}']"


@dataclass(frozen=True)
class Kind:
    """A kind of question where it offered most."""

    point: str
    question: Question
    labels: Sequence[str]
    known: bool  # its options are what everybody may know
    settings: Settings
    view: Any
    seat: int
    marks: Sequence[Option]
    reasons: bool  # something cannot be chosen, and the panel can say why

    @property
    def on_call(self) -> bool:
        """Whether the options stand on the call that everybody sees."""
        if not self.known or not in_a_menu(self.labels):
            return False
        return self.question.most == 1 or not any(it.others for it in self.question.options)

    @property
    def in_buttons(self) -> bool:
        explained = sum(bool(option.more) for option in self.question.options)
        return on_a_call(self.labels, declining=not self.question.least, explained=explained)

    @property
    def few(self) -> bool:
        """Whether it stands in the menu of the question before."""
        only = (self.question.least, self.question.most) == (1, 1)
        return only and self.known and len(self.labels) <= MOST_ALONG

    @property
    def presses(self) -> int:
        return 1 if self.on_call else 2 + answer(self.question)


def answer(asked: Question) -> int:
    """Presses until the answer stands, at worst."""
    if as_buttons(asked.options, asked.most):
        return 1
    if as_counters(asked.options, asked.most):
        return max(1, asked.least) + 1
    menus = len(grouped(asked.options))
    leaf_through = -(-menus // SELECTS) - 1
    return leaf_through + (1 if menus == 1 or asked.most == 1 else min(menus, asked.most) + 1)


@cache
def kinds(game: str) -> dict[str, Kind]:
    """By point, in alphabetical order."""
    t, found, most = Texts("en"), dict[str, Kind](), dict[str, int]()
    for settings in tables(game):
        for number in range(GAMES_EACH):
            for choice, view in asked(settings, number):
                if len(choice.keys) <= most.get(choice.point, 0):
                    continue
                most[choice.point] = len(choice.keys)
                groups = alike(choice, "en", PEOPLE)
                if choice.point in found and len(groups) <= len(found[choice.point].labels):
                    continue
                found[choice.point] = kind_of(choice, view, settings, groups, t)
    return dict(sorted(found.items()))


def tables(game: str) -> Iterator[Settings]:
    """Every mode with its fewest and its most seats."""
    for mode in GAMES[game].modes.values():
        for seats in sorted({mode.seats[0], mode.seats[-1]}):
            yield Settings(game=game, seats=seats, options={"mode": mode.id})


def asked(settings: Settings, number: int) -> Iterator[tuple[Choice, Any]]:
    """The questions of a random game, with what who is asked sees."""
    chance = Random(number)
    it = new_game(
        settings.game, seats=settings.seats, options=settings.options, seed=bytes([number])
    )
    while not it.over and len(it.line) < DECISIONS:
        for choice in it.pending:
            yield choice, it
        random_decision(it, chance)


def kind_of(choice: Choice, it: Any, settings: Settings, groups: Sequence[Alike], t: Texts) -> Kind:
    return Kind(
        choice.point,
        question_of(choice, groups, t, PEOPLE, badged=True),
        [one.label for one in groups],
        it.lies_open(choice),
        settings,
        it.view(choice.seat),
        choice.seat,
        marked(choice, groups),
        bool(choice.refused),
    )


# ---- the panel on a phone


def picture_of(it: Kind) -> Picture | None:
    if not it.marks:
        return None
    look = Look("en", width=PIXELS, people=PEOPLE)
    paint = PAINTERS[it.settings.game]
    return paint.asked(it.view, look, options=it.marks, player=it.seat)


def body_of(it: Kind, picture: Picture | None) -> dict[str, Any]:
    t = Texts("en")
    heading = t("panel-title", game=t.game(it.settings.game), table=7, seat=PEOPLE[it.seat])
    laid = TurnPanel(
        table=7,
        step="12.0",
        heading=heading,
        question=it.question,
        picture=shown(picture) if picture else None,
        rules=question_button(it.settings, it.point, t),
        why_not=it.reasons,
    )
    return {
        "flags": MessageFlag.COMPONENTS_V2,
        "components": panel(laid, t).to_components(),  # type: ignore[no-untyped-call]
        "attachments": [{"id": 0, "filename": picture.name}] if picture else [],
    }


async def heights(found: Mapping[str, Kind]) -> dict[str, int]:
    """Of each panel in the page at the size of a phone, in its pixels."""
    world = World()
    guild = plant(world, Seed())
    channel = next(it for it in world.channels.values() if it.guild_id == guild.id)
    served = sandbox.page.Page(world)
    await served.start()
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=CHROMIUM, args=SCRIPT_OPTIONS, chromium_sandbox=False
            )
            tab = await browser.new_page(viewport=PHONE)
            tab.set_default_timeout(PATIENCE)
            measured = dict[str, int]()
            for some in batches(list(found), AT_ONCE):
                sent = {point: send(world, channel, found[point]) for point in some}
                await tab.goto(served.address)
                measured |= {point: await height(tab, sent[point]) for point in some}
            await browser.close()
    finally:
        await served.stop()
    return measured


def batches(points: list[str], size: int) -> Iterator[list[str]]:
    return (points[first : first + size] for first in range(0, len(points), size))


def send(world: World, channel: Channel, it: Kind) -> str:
    picture = picture_of(it)
    files = {0: Upload(picture.name, picture.data)} if picture else {}
    return str(post(world, channel, world.bot, body_of(it, picture), files).id)


async def height(tab: Tab, message: str) -> int:
    """Pictures need not have come: their room is kept."""
    card = tab.locator(CARD.format(id=message))
    await card.wait_for()
    box = await card.bounding_box()
    assert box is not None
    return round(box["height"])


# What whole turns ask one after the other, payments that go without saying left out.
TURNS = {
    "a path": ("bonfire.turn", "bonfire.path_tile"),
    "a gnome": ("bonfire.turn", "bonfire.gnome", "bonfire.gnome_price"),
    "a fate tile": ("bonfire.turn", "bonfire.fate_tile", "bonfire.fate_cell", "bonfire.fate_way"),
    "a voyage and a task": (
        "bonfire.turn", "bonfire.sail", "bonfire.island_action",
        "bonfire.task_tile", "bonfire.space",
    ),
    "an opening turn with a voyage and a task": (
        "bonfire.start_tile", "bonfire.start_way", "bonfire.turn", "bonfire.sail",
        "bonfire.island_action", "bonfire.task_tile", "bonfire.space",
    ),
    "a companion": ("ryozen.companion", "ryozen.place", "ryozen.side"),
    "a candle": ("candelabria.turn", "candelabria.role", "candelabria.deploy_at"),
    "a step and an exorcism": ("ghost_stories.yang", "ghost_stories.yang"),
}  # fmt: skip


def turn_presses(found: Mapping[str, Kind], points: Sequence[str]) -> int:
    """From the call to done; a first answer on the call opens the panel by itself, and its menu may
    hold the second one as well."""
    first, second, *_ = (found[point] for point in points)
    take = 0 if first.on_call else 1
    along = 1 if first.on_call and not first.in_buttons and second.few else 0
    return take + sum(answer(found[point].question) for point in points) + 1 - along


async def measured(games: Sequence[str]) -> None:
    for game in games:
        found = kinds(game)
        high = await heights(found)
        for point, it in found.items():
            options = len(it.question.options)
            print(f"| {point} | {options} | {it.presses} | {high[point]} |", flush=True)
        for turn, points in TURNS.items():
            if found.keys() >= set(points):
                print(f"{turn}: {turn_presses(found, points)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.kinds")
    parser.add_argument("games", nargs="*", default=list(PAINTERS))
    asyncio.run(measured(parser.parse_args().games))


if __name__ == "__main__":
    main()
