"""Lessons: a first game that is played, not read; and a first real game after them."""

from discord import app_commands
from discord.ext import commands

from rules import GAMES
from rules.lessons import Chapter, Lesson, lessons_of, words
from tables import Progress, Refused, Settings, Status, Tables, Why

from ..buttons import learning
from ..buttons.who import EVERYBODY
from ..gather.solo import knock
from ..layouts.kit import (
    CALM,
    Button,
    Entry,
    Layout,
    Style,
    button,
    card,
    rows,
    select,
    text,
)
from ..play import hints
from ..play.turn import Turn
from ..presses.faults import Told
from ..presses.replies import Outdated, Reply
from ..presses.router import Answer, pressed, replying
from ..rulebook.citing import cited, question_button
from ..words.names import Names
from ..words.texts import Texts
from ..words.translate import about

FRIENDLY = "friendly"


class Lessons(commands.Cog):
    def __init__(self, tables: Tables, turn: Turn, names: Names) -> None:
        self.tables = tables
        self.lessons = tables.lessons
        self.turn = turn
        self.names = names

    @app_commands.command(name="learn", description=about("learn"))
    @replying(EVERYBODY)
    async def learn(self, reply: Reply) -> None:
        await self.choose(reply)

    @pressed(learning.learn, Answer.PRIVATE)
    async def choose(self, reply: Reply) -> None:
        """Show every lesson, with the person's progress."""
        t = reply.t
        known = await self.lessons.of(reply.person)
        entries = [
            Entry(words.title(lesson, t.language), lesson.key, self.reached(lesson, known, t))
            for game in GAMES
            for lesson in lessons_of(game).values()
        ]
        menu = select(learning.lesson_of(), t("lesson-which"), entries)
        await reply.show(Layout(card(text(f"### {t('learn')}", t("learn-hint")), menu,
                                     colour=CALM)))  # fmt: skip

    def reached(self, lesson: Lesson, known: dict[str, Progress], t: Texts) -> str:
        done = len(known[lesson.key].done) if lesson.key in known else 0
        return t("lesson-reached", done=done, chapters=len(lesson.chapters))

    @pressed(learning.lesson_of, Answer.SAME)
    async def chosen(self, reply: Reply) -> None:
        await self.show(reply, reply.press.choice)

    @pressed(learning.lesson, Answer.SAME)
    async def again(self, reply: Reply, lesson: str) -> None:
        await self.show(reply, lesson)

    @pressed(learning.learn_game, Answer.PRIVATE)
    async def of_game(self, reply: Reply, game: str) -> None:
        """Show the first lesson of a game."""
        found = next(iter(lessons_of(game).values()), None) if game in GAMES else None
        if found is None:
            raise Told(reply.t("lesson-none"))
        await self.show(reply, found.key)

    async def show(self, reply: Reply, key: str) -> None:
        """Show a lesson with its chapters, to begin, continue or repeat."""
        t, lesson = reply.t, known(key)
        progress = (await self.lessons.of(reply.person)).get(key)
        done = progress.done if progress else []
        entries = [
            Entry(f"{number}. {title(lesson, chapter, t)}{' ✓' if chapter.id in done else ''}",
                  chapter.id)
            for number, chapter in enumerate(lesson.chapters, 1)
        ]  # fmt: skip
        menu = select(learning.chapter_of(key), t("lesson-which-chapter"), entries)
        heading = f"### {words.title(lesson, t.language)}"
        said = text(heading, t("lesson-about", chapters=len(lesson.chapters)))
        buttons = self.next_buttons(lesson, progress, t)
        await reply.show(Layout(card(said, *rows(buttons), menu, colour=CALM)))

    def next_buttons(self, lesson: Lesson, progress: Progress | None, t: Texts) -> list[Button]:
        """Return the buttons to a lesson's next chapter, the one in progress or else the first one
        not done, and to a real game."""
        done = progress.done if progress else []
        if progress is not None and progress.chapter not in done:
            on = button(t("lesson-go-on"), learning.lesson_on(lesson.key), Style.success)
        else:
            left = [it for it in lesson.chapters if it.id not in done] or lesson.chapters
            on = button(t("lesson-begin", chapter=title(lesson, left[0], t)),
                        learning.chapter(lesson.key, left[0].id), Style.success)  # fmt: skip
        return [on, button(t("lesson-real"), learning.real_game(lesson.key))]

    @pressed(learning.lesson_on, Answer.SAME)
    async def go_on(self, reply: Reply, lesson: str) -> None:
        await self.turn.show(reply, await self.lessons.go_on(reply.person, lesson))

    @pressed(learning.chapter, Answer.SAME, once=True)
    async def begin(self, reply: Reply, lesson: str, chapter: str) -> None:
        await self.start(reply, lesson, chapter)

    @pressed(learning.chapter_of, Answer.SAME, once=True)
    async def begin_chosen(self, reply: Reply, lesson: str) -> None:
        await self.start(reply, lesson, reply.press.choice)

    async def start(self, reply: Reply, lesson: str, chapter: str) -> None:
        begun = await self.lessons.begin(reply.person, lesson, chapter, reply.id)
        await self.turn.show(reply, begun)

    @pressed(learning.lesson_hint, Answer.LOOK)
    async def hint(self, reply: Reply, table: int, step: str) -> None:
        """Show an automa's plan where the learner plays freely."""
        found = await self.lessons.hint(reply.person, step)
        await hints.told_to(reply, found, await self.names.of(found.table, reply.t))

    @pressed(learning.why, Answer.LOOK)
    async def why(self, reply: Reply, lesson: str, chapter: str, step: str) -> None:
        """Show the step on which a hint rests, with its rule and the way to its chapter."""
        it, t = known(lesson), reply.t
        found = next((one for one in it.chapters if one.id == chapter), None)
        taught = next((one for one in found.steps if one.id == step), None) if found else None
        if found is None or taught is None:
            raise Outdated
        said = words.of_step(it, found, step, t.language)
        places = [cited(it.game, it.beginner[rule], t) for rule in taught.teaches]
        settings = Settings(game=it.game, seats=it.seats, options=it.options)
        begin = learning.chapter(lesson, chapter)
        await reply.show(
            Layout(
                card(
                    text(f"### {t('hint-why')}", said[""], said.get(words.DONE, "")),
                    text(*(f"-# {place}" for place in places)),
                    *rows(
                        [
                            question_button(settings, taught.point, t),
                            button(t("why-chapter", chapter=title(it, found, t)), begin),
                        ]
                    ),
                    colour=CALM,
                )
            )
        )

    # The first real game

    @pressed(learning.real_game, Answer.SAME, once=True)
    async def play(self, reply: Reply, lesson: str) -> None:
        """Open a table in messages with friendly automas, hints and undo."""
        it, t = known(lesson), reply.t
        lobby = self.tables.lobby
        table = await lobby.opened_by(reply.menu)
        if table is None:
            place = await knock(reply, t.game(it.game), self.tables, self.names)
            settings = Settings(
                game=it.game, seats=it.seats, options={**it.options, **it.real},
                language=t.language, pace="none", visibility="private", hints="always",
                auto_start=False,
            )  # fmt: skip
            table = await lobby.create(reply.person, settings, channel=place, press=reply.menu)
        if table.status is Status.LOBBY:
            while len(table.seats) < it.seats:
                others = len(table.seats) - 1
                table = await lobby.add_automa(table.id, reply.person, others, level=FRIENDLY)
            try:
                await lobby.start(table.id, reply.person, alone=True)
            except Refused as refused:
                if refused.why is not Why.NOT_LOBBY:
                    raise
        await reply.show(Layout(text(t("solo-opened", table=table.id))))


def known(key: str) -> Lesson:
    game, _, id = key.partition(".")
    found = lessons_of(game).get(id) if game in GAMES else None
    if found is None:
        raise Outdated
    return found


def title(lesson: Lesson, chapter: Chapter, t: Texts) -> str:
    return words.of_chapter(lesson, chapter, t.language)[""]
