"""How to play, for people new to a game: a few screens with pictures. The words are those of
`locales/<language>/<game>_guide.ftl`; each picture comes from a game that was played for it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from discord.ext import commands

import locales
from render.kit.encode import Picture
from render.kit.look import Look
from render.painters import Painter
from rules import GAMES, Game, new_game
from rules.play import random_decision

from . import ids, pictures
from .app import Emberboard
from .board import seen, sent
from .faults import Told
from .opening import open_button
from .pieces.kit import CALM, Button, Entry, Layout, Style, button, card, rows, select, text
from .replies import Outdated, Press, Reply
from .router import Answer, pressed
from .texts import Texts

SEATS = 3
Example = Game[Any]
Draw = Callable[[Painter, Example, Look], Picture]


def board(region: str | None = None) -> Draw:
    return lambda paint, game, look: paint.board(game.view(None), look, region=region)


def component(key: str) -> Draw:
    return lambda paint, game, look: paint.lookup(key, look)


def seat(paint: Painter, game: Example, look: Look) -> Picture:
    return paint.panel(game.view(0), 0, look)


def question(paint: Painter, game: Example, look: Look) -> Picture:
    """What somebody is asked, with the numbers of the menu."""
    choice = game.pending[0]
    options = pictures.marked(choice, look)
    return paint.asked(game.view(choice.seat), look, options=options, player=choice.seat)


# The screens of each game in their order: what each is about, and its picture.
SCREENS: dict[str, dict[str, Draw]] = {
    "ryozen": {
        "aim": board(),
        "turn": question,
        "day": board("kingdom"),
        "hire": component("companion:archer"),
        "night": board("events"),
        "end": seat,
    },
    "bonfire": {
        "aim": board(),
        "fate": seat,
        "actions": board("sea"),
        "light": component("task:blue_03"),
        "walk": board("great_bonfire"),
        "end": board("council"),
    },
}
DECISIONS = {"ryozen": 45, "bonfire": 150}  # into the example, so that there is something to see


class Guide(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app

    @pressed("guides", Answer.PRIVATE)
    async def choose(self, reply: Reply, press: Press) -> None:
        """Which game? Each press answers for itself, so nothing has to be remembered."""
        t = reply.t
        entries = [Entry(t.game(game), game) for game in SCREENS]
        menu = select(ids.make("guide-of"), t("help-which-game"), entries)
        words = text(f"### {t('guide')}", t("guide-hint"))
        await reply.show(Layout(card(words, menu, colour=CALM)))

    @pressed("guide-of", Answer.SAME)
    async def begin(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.values[0], 0)

    @pressed("guide", Answer.SAME)
    async def turn_to(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.word(0), press.number(1))

    async def show(self, reply: Reply, game: str, number: int) -> None:
        if game not in GAMES or game not in SCREENS:
            raise Told(reply.t("guide-none"))
        screens = list(SCREENS[game].items())
        if not 0 <= number < len(screens):
            raise Outdated
        id, draw = screens[number]
        look = pictures.look(reply.t.language, reply.theme, people(reply.t))
        picture = await pictures.drawn(game, lambda paint: draw(paint, example(game), look))
        told = locales.forms(reply.t.language, f"{game}_guide", id, {})
        heading = f"### {number + 1}/{len(screens)} · {told['title']}"
        words = text(heading, " ".join(told[""].split()))
        buttons = rows(ways_on(game, number, len(screens), reply.t))
        await reply.show(
            Layout(card(words, seen(picture, reply), *buttons, colour=CALM)), sent(picture, reply)
        )


def ways_on(game: str, number: int, all: int, t: Texts) -> list[Button | None]:
    last = number == all - 1
    back = button(t("rules-before"), ids.make("guide", game, number - 1), disabled=number == 0)
    on = button(t("rules-after"), ids.make("guide", game, number + 1), Style.primary)
    return [
        back,
        open_button(t) if last else on,
        button(t("rules-all"), ids.make("contents", game)),
    ]


def guide_button(game: str, t: Texts) -> Button | None:
    """From the rules of a game to its first screens."""
    if game not in SCREENS:
        return None
    return button(t("guide"), ids.make("guide", game, 0), Style.primary)


def people(t: Texts) -> Sequence[str]:
    """What the people of the example are called."""
    return tuple(t(f"guide-name-{number}") for number in range(1, SEATS + 1))


@lru_cache
def example(game: str) -> Example:
    """The same one always."""
    chance = Random(game)
    made = new_game(game, seats=SEATS, seed=b"guide")
    while len(made.log) < DECISIONS[game] or len(made.pending[0].options) < SEATS:
        random_decision(made, chance)
    return made
