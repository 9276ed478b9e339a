"""`/card`: a component's effect, in one's own language."""

from collections import Counter
from functools import cache, partial

from discord import app_commands
from discord.ext import commands

from render.painters import PAINTERS, face
from rules import GAMES
from tables import Tables

from ..buttons.who import EVERYBODY
from ..channels.table_here import game_here
from ..layouts.kit import Layout
from ..layouts.suggestions import Suggestion
from ..look.board import seen, sent
from ..pictures import painting
from ..presses.faults import Told
from ..presses.replies import Interaction, Reply
from ..presses.router import LOOK, replying
from ..words.readers import Readers
from ..words.texts import LANGUAGES, Texts, joined
from ..words.translate import about, described
from .searching import Named, best, games_named, merged, offered


class Cards(commands.Cog):
    def __init__(self, readers: Readers, tables: Tables) -> None:
        self.readers = readers
        self.tables = tables

    @app_commands.command(name="card", description=about("card"), extras=LOOK)
    @described("card")
    @replying(EVERYBODY)
    async def card(self, reply: Reply, name: str, game: str = "") -> None:
        texts = partial(card_texts, game)
        here = await game_here(self.tables, reply.interaction)
        found = best(name, cards(game), reply.t.language, texts, here)
        if found is None:
            raise Told(reply.t("card-unknown"))
        own, _, key = found.partition("/")
        look = painting.look(reply.t.language, reply.theme, ())
        picture = await painting.component(own, key, look)
        await reply.show(Layout(seen(picture, reply)), sent(picture, reply))

    @card.autocomplete("name")
    async def names(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        game = str(interaction.namespace.game or "")
        here = await game_here(self.tables, interaction)
        return offered(typed, cards(game), t.language, partial(card_texts, game), here)

    @card.autocomplete("game")
    async def games_with_pictures(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        return offered(typed, games_named(tuple(pictured())), t.language)


# Names of components in every language


def cards(game: str) -> Named:
    """Return each component's names by language, of one game or of all."""
    return merged([cards_of(own) for own in pictured(game)])


@cache
def cards_of(game: str) -> Named:
    named = {language: card_names(game, language) for language in LANGUAGES}
    return {
        f"{game}/{key}": {language: named[language][key] for language in LANGUAGES}
        for key in PAINTERS[game].known_keys()
    }


def card_names(game: str, language: str) -> dict[str, str]:
    """Return each card's title with its kind and game, and with its text as well if two cards would
    read alike."""
    told = {key: face(game, key, language) for key in PAINTERS[game].known_keys()}
    known = Counter((one.title, one.kind) for one in told.values())
    own = Texts(language).game(game)
    return {
        key: joined([one.title, one.kind, one.words * (known[one.title, one.kind] > 1), own])
        for key, one in told.items()
    }


def card_texts(game: str) -> Named:
    """Return the text of each component by language; of all games if none is named."""
    return merged([card_texts_of(own) for own in pictured(game)])


@cache
def card_texts_of(game: str) -> Named:
    return {
        f"{game}/{key}": {language: face(game, key, language).words for language in LANGUAGES}
        for key in PAINTERS[game].known_keys()
    }


def pictured(game: str = "") -> list[str]:
    return [own for own in PAINTERS if own in GAMES and game in ("", own)]
