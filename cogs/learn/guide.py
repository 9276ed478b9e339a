"""The guides for people new to a game: a few screens with pictures of an example game. Their words
are in `locales/<language>/<game>/guide.ftl`."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from discord.ext import commands

import locales
from render.kit.encode import Picture
from render.painters import PAINTERS
from rules import GAMES, new_game
from rules.play import random_decision

from ..buttons import learning
from ..games.faces import FACES
from ..games.screens import Example
from ..gather.opening import open_button
from ..layouts.kit import CALM, Button, Entry, Layout, Style, button, card, rows, select, text
from ..look.board import seen
from ..pictures import painting
from ..presses.faults import Told
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed
from ..words.texts import LANGUAGES, Texts

GUIDES = {game: face.guide for game, face in FACES.items() if face.guide is not None}


class Guide(commands.Cog):
    @pressed(learning.guides, Answer.LOOK)
    async def choose(self, reply: Reply) -> None:
        """Ask which game's guide to show."""
        t = reply.t
        entries = [Entry(t.game(game), game) for game in GUIDES]
        menu = select(learning.guide_of(), t("help-which-game"), entries)
        words = text(f"### {t('guide')}", t("guide-hint"))
        await reply.show(Layout(card(words, menu, colour=CALM)))

    @pressed(learning.guide_of, Answer.SAME)
    async def begin(self, reply: Reply) -> None:
        await self.show(reply, reply.press.choice, 0)

    @pressed(learning.guide_open, Answer.LOOK)
    async def open(self, reply: Reply, game: str) -> None:
        await self.show(reply, game, 0)

    @pressed(learning.guide, Answer.SAME)
    async def turn_to(self, reply: Reply, game: str, screen: int) -> None:
        await self.show(reply, game, screen)

    async def show(self, reply: Reply, game: str, number: int) -> None:
        if game not in GAMES or game not in GUIDES:
            raise Told(reply.t("guide-none"))
        guide = GUIDES[game]
        screens = list(guide.screens.items())
        if not 0 <= number < len(screens):
            raise Outdated
        id, draw = screens[number]
        look = painting.look(reply.t.language, reply.theme, people(guide.seats, reply.t))
        region = guide.shows.get(id, "")
        picture = await painting.drawn(game, lambda it: draw(it, example(game, region), look))
        face = await painting.cover(game, look.language, look.theme) if number == 0 else None
        drawn = [] if reply.profile.text_only else [it for it in (face, picture) if it]
        told = locales.forms(reply.t.language, f"{game}/guide", id, {})
        heading = f"### {number + 1}/{len(screens)} · {told['title']}"
        words = text(heading, " ".join(told[""].split()))
        buttons = rows(ways_on(game, number, len(screens), reply.t))
        await reply.show(
            Layout(
                card(
                    seen(face, reply) if face in drawn else None,
                    words,
                    seen(picture, reply) if picture else None,
                    *buttons,
                    colour=CALM,
                )
            ),
            drawn,
        )


def ways_on(game: str, number: int, all: int, t: Texts) -> list[Button | None]:
    last = number == all - 1
    back = button(t("rules-before"), learning.guide(game, number - 1), disabled=number == 0)
    on = button(t("rules-after"), learning.guide(game, number + 1), Style.primary)
    return [
        back,
        open_button(t) if last else on,
        button(t("rules-all"), learning.contents(game)),
    ]


async def example_board(game: str, region: str, reply: Reply) -> Picture | None:
    """Draw a part of the board, as it is in the example."""
    look = painting.look(reply.t.language, reply.theme, people(GUIDES[game].seats, reply.t))
    return await painting.drawn(
        game, lambda it: it.board(example(game, region).view(None), look, region=region)
    )


def people(seats: int, t: Texts) -> Sequence[str]:
    """Return the names in the example game."""
    return tuple(t(f"guide-name-{number}") for number in range(1, seats + 1))


@lru_cache
def example(game: str, region: str = "") -> Example:
    """Return the example game, always the same one, played on until the board has this region."""
    guide, chance = GUIDES[game], Random(game)
    made = new_game(game, seats=guide.seats, seed=b"guide")
    while len(made.log) < guide.decisions or len(made.pending[0].options) < guide.seats:
        random_decision(made, chance)
    while region and region not in PAINTERS[game].regions(LANGUAGES[0], made.view(None)):
        random_decision(made, chance)
    return made
