"""`/rules`: the rules topic by topic, in the reader's language."""

from functools import cache, partial

from discord import app_commands
from discord.ext import commands

from render.kit.encode import Picture
from render.painters import face
from tables import Tables

from ..buttons import learning
from ..buttons.who import EVERYBODY
from ..layouts.kit import (
    CALM,
    ENTRIES,
    Button,
    Entry,
    Item,
    Layout,
    Row,
    button,
    card,
    gallery,
    rows,
    select,
    text,
)
from ..layouts.suggestions import Suggestion
from ..look.board import only
from ..pictures import painting
from ..presses.faults import Told
from ..presses.replies import Interaction, Reply, shown
from ..presses.router import LOOK, Answer, pressed, replying
from ..rulebook import contents, pages
from ..rulebook.citing import guide_button
from ..rulebook.contents import Topic
from ..words.readers import Readers
from ..words.texts import LANGUAGES, Texts
from ..words.translate import about, described
from .guide import example_board
from .searching import Named, best, games_named, merged, offered

BOARD = "board/"


class Rules(commands.Cog):
    def __init__(self, tables: Tables, readers: Readers) -> None:
        self.tables = tables
        self.readers = readers

    @app_commands.command(name="rules", description=about("rules"), extras=LOOK)
    @described("rules")
    @replying(EVERYBODY)
    async def rules(self, reply: Reply, topic: str = "", game: str = "") -> None:
        if not topic:
            await self.contents(reply, game or await self.own_game(reply.person))
            return
        found = best(topic, topics(game), reply.t.language, partial(topic_texts, game))
        if found is None:
            raise Told(reply.t("rules-unknown"))
        await self.show(reply, *found.split("/"))

    @rules.autocomplete("topic")
    async def titles(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        game = str(interaction.namespace.game or "")
        return offered(typed, topics(game), t.language, partial(topic_texts, game))

    @rules.autocomplete("game")
    async def games_with_rules(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        t = await self.readers.texts(interaction)
        return offered(typed, games_named(tuple(contents.games())), t.language)

    async def own_game(self, person: int) -> str:
        """Return a game with rules that this person plays, or else the first game there is."""
        known = contents.games()
        playing = [table.settings.game for table in await self.tables.finding.mine(person)]
        return next((game for game in playing if game in known), known[0])

    @pressed(learning.rules, Answer.LOOK)
    async def open(self, reply: Reply, game: str) -> None:
        await self.contents(reply, game)

    @pressed(learning.contents, Answer.SAME)
    async def back_to_contents(self, reply: Reply, game: str) -> None:
        await self.contents(reply, game)

    @pressed(learning.topic, Answer.SAME)
    async def turn_to(self, reply: Reply, game: str, topic: str) -> None:
        await self.show(reply, game, topic)

    @pressed(learning.topic_open, Answer.LOOK)
    async def open_at(self, reply: Reply, game: str, topic: str, point: str = "") -> None:
        await self.show(reply, game, topic, asked=point)

    @pressed(learning.put_away, Answer.SAME)
    async def put_away(self, reply: Reply) -> None:
        """Close the rules, and leave the earlier message as it was."""
        await reply.put_away()

    @pressed(learning.topics, Answer.SAME)
    async def choose(self, reply: Reply, game: str, first: int) -> None:
        await self.show(reply, game, reply.press.choice)

    @pressed(learning.rules_of, Answer.SAME)
    async def other_game(self, reply: Reply) -> None:
        await self.contents(reply, reply.press.choice)

    async def contents(self, reply: Reply, game: str) -> None:
        t = reply.t
        if game not in contents.games():
            known = ", ".join(t.game(id) for id in contents.games())
            raise Told(t("rules-none", games=known))
        title = t("rules-title", game=t.game(game))
        await reply.show(
            Layout(
                card(
                    text(f"### {title}", t("rules-hint")),
                    *menus(game, "", t),
                    game_menu(game, t),
                    *rows([guide_button(game, t, here=True), leaving("rules-close", t)]),
                    colour=CALM,
                )
            )
        )

    async def show(self, reply: Reply, game: str, id: str, asked: str = "") -> None:
        t = reply.t
        known = contents.topics(game, t.language) if game in contents.games() else {}
        if id not in known:
            raise Told(t("rules-unknown"))
        drawn = await self.picture(reply, known[id], asked)
        parts = page(known[id], asked, t, drawn)
        await reply.show(Layout(card(*parts, colour=CALM)), only(drawn))

    async def picture(self, reply: Reply, topic: Topic, asked: str) -> Picture | None:
        """Draw a topic's illustration; nothing for those who play by words."""
        key = contents.picture(topic.game, topic.id, asked)
        if key is None or reply.profile.text_only:
            return None
        look = painting.look(reply.t.language, reply.theme, ())
        if not key.startswith(BOARD):
            return await painting.component(topic.game, key, look)
        return await example_board(topic.game, key.removeprefix(BOARD), reply)


def page(topic: Topic, asked: str, t: Texts, drawn: Picture | None = None) -> list[Item | None]:
    """Lay out a topic; ``asked`` is the point of the question the reader came from."""
    place = pages.place_told(topic.place, t)
    back = leaving("rules-back" if asked else "rules-close", t)
    return [
        text(
            f"### {topic.title}",
            component_asking(topic.game, asked, t),
            topic.text,
            f"-# {t.game(topic.game)} · {place}",
        ),
        gallery(shown(drawn)) if drawn else None,
        *menus(topic.game, topic.id, t),
        *rows([*turning(topic, t), back]),
    ]


def component_asking(game: str, point: str, t: Texts) -> str:
    """Return the text of the card or tile that asks the question; nothing if no component asks
    it."""
    key = contents.asking(game, point)
    if key is None:
        return ""
    told = face(game, key, t.language)
    return t("rules-card", title=told.title, words=told.words)


def leaving(label: str, t: Texts) -> Button:
    return button(t(label), learning.put_away())


def menus(game: str, id: str, t: Texts) -> list[Row]:
    """Return menus of all topics, in the order of the rulebook."""
    known = list(contents.topics(game, t.language).values())
    made = []
    for first in range(0, len(known), ENTRIES):
        part = known[first : first + ENTRIES]
        entries = [Entry(topic.title, topic.id, chosen=topic.id == id) for topic in part]
        span = t("rules-choose", first=part[0].title, last=part[-1].title)
        made.append(select(learning.topics(game, first), span, entries))
    return made


def turning(topic: Topic, t: Texts) -> list[Button]:
    """Return buttons to the neighbouring topics and the contents."""
    known = list(contents.topics(topic.game, t.language))
    at = known.index(topic.id)
    leads = [("rules-before", at - 1), ("rules-after", at + 1)]
    neighbours = [
        button(t(label), learning.topic(topic.game, known[to]))
        for label, to in leads
        if 0 <= to < len(known)
    ]
    return [*neighbours, button(t("rules-contents"), learning.contents(topic.game))]


def game_menu(game: str, t: Texts) -> Row | None:
    games = contents.games()
    entries = [Entry(t.game(other), other, chosen=other == game) for other in games]
    return select(learning.rules_of(), t("rules-game"), entries) if len(games) > 1 else None


# Names of topics in every language


def topics(game: str) -> Named:
    return merged([topics_of(own) for own in contents.games() if game in ("", own)])


@cache
def topics_of(game: str) -> Named:
    known = {language: contents.topics(game, language) for language in LANGUAGES}
    return {
        f"{game}/{id}": {
            language: topic_name(known[language][id], language) for language in LANGUAGES
        }
        for id in known[LANGUAGES[0]]
    }


def topic_name(topic: Topic, language: str) -> str:
    return f"{topic.title} · {Texts(language).game(topic.game)}"


def topic_texts(game: str) -> Named:
    return merged([topic_texts_of(own) for own in contents.games() if game in ("", own)])


@cache
def topic_texts_of(game: str) -> Named:
    return {
        f"{game}/{id}": {
            language: contents.topic(game, id, language).text for language in LANGUAGES
        }
        for id in contents.topics(game, LANGUAGES[0])
    }
