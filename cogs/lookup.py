"""`/card` and `/rules`: what a component does and what the rules say, in one's own language."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from discord import app_commands
from discord.ext import commands

from render.painters import PAINTERS, face
from rules import GAMES

from . import ids, pictures, rulebook
from .actions import matching
from .actions.matching import Name
from .app import Emberboard
from .board import seen, sent
from .choices import Choice, match
from .faults import Told
from .guide import guide_button
from .pieces.kit import (
    CALM,
    ENTRIES,
    ENTRY,
    Entry,
    Item,
    Layout,
    Row,
    button,
    card,
    fit,
    rows,
    select,
    text,
)
from .replies import Interaction, Press, Reply
from .router import Answer, pressed
from .rulebook import Topic
from .texts import LANGUAGES, Texts
from .translate import about, described

Named = Mapping[str, Mapping[str, str]]  # by language, of each thing that can be looked up
Rank = Callable[[str, Mapping[str, str], str], float | None]


class Lookup(commands.Cog):
    def __init__(self, app: Emberboard) -> None:
        self.app = app

    # /card

    @app_commands.command(name="card", description=about("card"))
    @described("card")
    async def card(self, interaction: Interaction, name: str, game: str = "") -> None:
        reply: Reply = interaction.extras["reply"]
        texts = partial(card_texts, game)
        found = best(name, cards(game), reply.t.language, texts)
        if found is None:
            raise Told(reply.t("card-unknown"))
        own, _, key = found.partition("/")
        look = pictures.look(reply.t.language, reply.theme, ())
        picture = await pictures.component(own, key, look)
        await reply.show(Layout(seen(picture, reply)), sent(picture, reply))

    @card.autocomplete("name")
    async def names(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        game = str(interaction.namespace.game or "")
        return offered(typed, cards(game), t.language, partial(card_texts, game))

    @card.autocomplete("game")
    async def games_with_pictures(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        return offered(typed, games_named(tuple(pictured())), t.language)

    # /rules

    @app_commands.command(name="rules", description=about("rules"))
    @described("rules")
    async def rules(self, interaction: Interaction, topic: str = "", game: str = "") -> None:
        reply: Reply = interaction.extras["reply"]
        if not topic:
            await self.contents(reply, game or await self.own_game(reply.person))
            return
        found = best(topic, topics(game), reply.t.language, partial(topic_texts, game))
        if found is None:
            raise Told(reply.t("rules-unknown"))
        await self.show(reply, *found.split("/"))

    @rules.autocomplete("topic")
    async def titles(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        game = str(interaction.namespace.game or "")
        return offered(typed, topics(game), t.language, partial(topic_texts, game))

    @rules.autocomplete("game")
    async def games_with_rules(self, interaction: Interaction, typed: str) -> list[Choice]:
        t = await self.app.texts(interaction)
        return offered(typed, games_named(tuple(rulebook.games())), t.language)

    async def own_game(self, person: int) -> str:
        """What this person plays, or else the first game there is."""
        known = rulebook.games()
        playing = [table.settings.game for table in await self.app.tables.finding.mine(person)]
        return next((game for game in playing if game in known), known[0])

    @pressed("rules", Answer.PRIVATE)
    async def open(self, reply: Reply, press: Press) -> None:
        await self.contents(reply, press.word(0))

    @pressed("contents", Answer.SAME)
    async def back_to_contents(self, reply: Reply, press: Press) -> None:
        await self.contents(reply, press.word(0))

    @pressed("topic", Answer.SAME)
    async def turn_to(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.word(0), press.word(1))

    @pressed("topic-open", Answer.PRIVATE)
    async def open_at(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.word(0), press.word(1))

    @pressed("topics", Answer.SAME)
    async def choose(self, reply: Reply, press: Press) -> None:
        await self.show(reply, press.word(0), press.values[0])

    @pressed("rules-of", Answer.SAME)
    async def other_game(self, reply: Reply, press: Press) -> None:
        await self.contents(reply, press.values[0])

    async def contents(self, reply: Reply, game: str) -> None:
        t = reply.t
        if game not in rulebook.games():
            known = ", ".join(t.game(id) for id in rulebook.games())
            raise Told(t("rules-none", games=known))
        title = t("rules-title", game=t.game(game))
        await reply.show(
            Layout(
                card(
                    text(f"### {title}", t("rules-hint")),
                    *menus(game, "", t),
                    game_menu(game, t),
                    *rows([guide_button(game, t)]),
                    colour=CALM,
                )
            )
        )

    async def show(self, reply: Reply, game: str, id: str) -> None:
        t = reply.t
        known = rulebook.topics(game, t.language)
        if id not in known:
            raise Told(t("rules-unknown"))
        await reply.show(Layout(card(*page(known[id], t), colour=CALM)))


def page(topic: Topic, t: Texts) -> list[Item | None]:
    place = rulebook.place_told(topic.place, t)
    return [
        text(f"### {topic.title}", topic.text, f"-# {t.game(topic.game)} · {place}"),
        *menus(topic.game, topic.id, t),
    ]


def menus(game: str, id: str, t: Texts) -> list[Row]:
    """All topics in the order of the rulebook, as many menus as they need."""
    known = list(rulebook.topics(game, t.language).values())
    made = []
    for first in range(0, len(known), ENTRIES):
        part = known[first : first + ENTRIES]
        entries = [Entry(topic.title, topic.id, chosen=topic.id == id) for topic in part]
        span = t("rules-choose", first=part[0].title, last=part[-1].title)
        made.append(select(ids.make("topics", game, first), span, entries))
    return [*made, *turning([topic.id for topic in known], game, id, t)]


def turning(known: Sequence[str], game: str, id: str, t: Texts) -> list[Row]:
    """To the topics before and after this one, and back to the contents."""
    if id not in known:
        return []
    at = known.index(id)
    leads = [("rules-before", at - 1), ("rules-after", at + 1)]
    neighbours = [
        button(t(label), ids.make("topic", game, known[to]))
        for label, to in leads
        if 0 <= to < len(known)
    ]
    return rows([*neighbours, button(t("rules-contents"), ids.make("contents", game))])


def game_menu(game: str, t: Texts) -> Row | None:
    games = rulebook.games()
    entries = [Entry(t.game(other), other, chosen=other == game) for other in games]
    return select(ids.make("rules-of"), t("rules-game"), entries) if len(games) > 1 else None


# What can be looked up, by its names in every language


def cards(game: str) -> Named:
    """The names of each component by language; of all games if none is named."""
    return merged([cards_of(own) for own in pictured(game)])


@cache
def cards_of(game: str) -> Named:
    return {
        f"{game}/{key}": {language: card_name(game, key, language) for language in LANGUAGES}
        for key in PAINTERS[game].known_keys()
    }


def card_texts(game: str) -> Named:
    """What each component does."""
    return merged([card_texts_of(own) for own in pictured(game)])


@cache
def card_texts_of(game: str) -> Named:
    return {
        f"{game}/{key}": {language: face(game, key, language).words for language in LANGUAGES}
        for key in PAINTERS[game].known_keys()
    }


def topic_texts(game: str) -> Named:
    return merged([topic_texts_of(own) for own in rulebook.games() if game in ("", own)])


@cache
def topic_texts_of(game: str) -> Named:
    return {
        f"{game}/{id}": {
            language: rulebook.topic(game, id, language).text for language in LANGUAGES
        }
        for id in rulebook.topics(game, LANGUAGES[0])
    }


def merged(games: Sequence[Named]) -> Named:
    return games[0] if len(games) == 1 else {key: it[key] for it in games for key in it}


def pictured(game: str = "") -> list[str]:
    return [own for own in PAINTERS if own in GAMES and game in ("", own)]


def card_name(game: str, key: str, language: str) -> str:
    told = face(game, key, language)
    return f"{told.title} · {told.kind} · {Texts(language).game(game)}"


def topics(game: str) -> Named:
    return merged([topics_of(own) for own in rulebook.games() if game in ("", own)])


@cache
def topics_of(game: str) -> Named:
    known = {language: rulebook.topics(game, language) for language in LANGUAGES}
    return {
        f"{game}/{id}": {
            language: topic_name(known[language][id], language) for language in LANGUAGES
        }
        for id in known[LANGUAGES[0]]
    }


def topic_name(topic: Topic, language: str) -> str:
    return f"{topic.title} · {Texts(language).game(topic.game)}"


def games_named(games: tuple[str, ...]) -> Named:
    return {
        game: {language: Texts(language).game(game) for language in LANGUAGES} for game in games
    }


def offered(
    typed: str, known: Named, language: str, texts: Callable[[], Named] = dict
) -> list[Choice]:
    """What fits in any language, the best first, named in the reader's own: by names, or else by
    names that are written alike, or else by what is told."""
    found = (
        fitting(by_name, typed, known, language)
        or fitting(by_likeness, typed, known, language)
        or fitting(by_text, typed, texts(), language)
    )
    return [
        Choice(name=fit(known[value][language], ENTRY), value=value)
        for _, _, value in found[:ENTRIES]
    ]


def fitting(rank: Rank, typed: str, among: Named, language: str) -> list[tuple[float, int, str]]:
    """The nearest first."""
    return sorted(
        (far, place, value)
        for place, (value, names) in enumerate(among.items())
        if (far := rank(typed, names, language)) is not None
    )


def by_name(typed: str, names: Mapping[str, str], language: str) -> float | None:
    """One's own language counts before others."""
    wanted = plain(typed)
    ranks = [
        rank * 2 + (spoken != language)
        for spoken, name in names.items()
        if (rank := match(wanted, plain(name))) is not None
    ]
    return min(ranks, default=None)


def by_likeness(typed: str, names: Mapping[str, str], language: str) -> float | None:
    """With a letter wrong, or another ending."""
    wanted = matching.words(typed)
    found = (matching.distance(wanted, Name(matching.words(name))) for name in names.values())
    return min((far for far in found if far is not None), default=None)


def by_text(typed: str, texts: Mapping[str, str], language: str) -> float | None:
    """Every word of weight, or its beginning, is in the text."""
    wanted = [word for word in matching.words(typed) if word not in matching.SMALL]
    for told in map(plain, texts.values()):
        if wanted and all(word in told for word in wanted):
            return float(told.index(wanted[0]))
    return None


def plain(text: str) -> str:
    return text.casefold().strip().replace("ё", "е")


def best(typed: str, known: Named, language: str, texts: Callable[[], Named] = dict) -> str | None:
    """What was chosen from the list, or else what fits best what was typed."""
    if typed in known:
        return typed
    found = offered(typed, known, language, texts)
    return found[0].value if found else None
