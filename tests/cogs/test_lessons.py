"""Lessons over the stand-in for Discord: played by lit choices, left, resumed, counted nowhere."""

import re
from collections.abc import Sequence

import pytest

from cogs.layouts.kit import Layout
from cogs.layouts.phone import HIGHEST, SCREEN, message_height
from cogs.presses.replies import Reply
from locales import LANGUAGES
from playground import SEED
from render.kit.encode import Picture
from rules import GAMES
from rules.lessons import Lesson, lessons_of
from sandbox.seed import plant
from tests.bench import Bench
from tests.cogs.forging import forge
from tests.cogs.house import app_of
from tests.cogs.learning import GREEN, Learner
from tests.cogs.playing import live, open_table, prefer

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
PRESSES = 120
OVER = 2  # the most panels of a lesson that may be taller than a screen


def learner(table: Bench, lesson: Lesson | None = None, name: str = "anna") -> Learner:
    return Learner(table, table[name], lesson or lessons_of("bonfire")["first"])


async def test_a_chapter_is_played_by_what_is_lit_over_a_restart(table: Bench) -> None:
    me = learner(table)
    chapter = me.lesson.chapters[0]
    panel = await me.begin(chapter)
    assert "To sea · 1/8" in panel.text
    panel = await me.press(panel)
    await table.restart()
    shown = (await me.person.slash("learn")).message
    shown = (await me.person.select(shown.selects[0].custom_id, me.lesson.key, on=shown)).message
    panel = (await me.person.press("Go on where I left off", on=shown)).message
    assert "To sea · 2/8" in panel.text
    while not me.is_over(panel):
        panel = await me.press(panel)
    assert "✓ To sea" in panel.text
    assert "Automa 2 turns the Great Bonfire" in panel.text
    panel = (await me.person.press("Next chapter", on=panel)).message
    assert "Stones and stars · 1/8" in panel.text


async def test_what_is_not_lit_is_told_why_it_waits(table: Bench) -> None:
    me = learner(table)
    panel = await me.begin(me.lesson.chapters[0])
    (others,) = panel.selects
    said = await me.person.select(others.custom_id, others.options[0], on=panel)
    assert "This lesson sails with the ship on the other one." in said.further[0].text
    panel = await me.press(await me.press(panel))
    later = panel.selects[0]
    said = await me.person.select(later.custom_id, later.options[0], on=panel)
    assert "but not just yet" in said.further[0].text
    walk = await me.walk()
    assert walk.index == 0, "nothing of it counts"


async def test_where_nothing_is_to_be_taken_that_button_is_lit(table: Bench) -> None:
    me = learner(table, lessons_of("ghost_stories")["first"])
    panel = await me.begin(me.lesson.chapters[0])
    while "After that" not in panel.text:
        panel = await me.press(panel)
    lit = [one.label for one in panel.buttons if one.style == GREEN]
    assert lit == ["End the turn"]
    (others,) = panel.selects
    said = await me.person.select(others.custom_id, others.options[0], on=panel)
    assert "but not just yet" in said.further[0].text


async def test_a_game_without_a_lesson_says_so(table: Bench) -> None:
    said = await forge(table["anna"], "e/learn-game/gems")
    assert "no lesson for this game" in said.text


async def test_a_tables_card_leads_to_the_lesson_of_its_game(table: Bench) -> None:
    anna = table["anna"]
    card = await open_table(table, anna, "bonfire", 2)
    shown = (await anna.press("Learn by playing", on=card)).message
    assert "Bonfire: a first game" in shown.text
    assert shown.ephemeral
    plain = await open_table(table, anna, "gems", 2)
    assert "learn-game" not in live(plain)


async def test_the_last_chapter_gives_hints_and_takes_back(table: Bench) -> None:
    me = learner(table)
    panel = await me.begin(me.lesson.chapters[-1])
    hint = (await me.person.press("Hint", on=panel)).message
    assert "would do in your place" in hint.text
    assert "use-plan" not in live(hint)
    first = await me.begin(me.lesson.chapters[0])
    assert not {"lesson-hint", "back"} & live(first)
    panel = first
    while "Confirm" not in [one.label for one in panel.buttons]:
        panel = await me.press(panel)
    panel = await me.press(panel)
    back = (await me.person.press("Take back", on=panel)).message
    assert "To sea · 1/8" in back.text


async def test_the_pages_first_screen_leads_to_lessons(table: Bench) -> None:
    anna = table["anna"]
    guild = plant(table.world, SEED)
    table.world.add_member(guild, anna.user)
    assert SEED.channels[0][0] in [name for name, _, _ in SEED.buttons], "the one that opens"
    for name, label, _ in SEED.buttons:
        channel = next(it for it in table.world.channels.values() if it.name == name)
        first = await anna.go(channel).sees(lambda seen: "learn" in live(seen))
        shown = (await anna.press(label, on=first)).message
        assert "A first game that you play instead of reading" in shown.text


@pytest.mark.long
async def test_a_lesson_counts_nowhere(table: Bench) -> None:
    me = learner(table)
    async for _ in me.chapter(me.lesson.chapters[-1]):
        pass
    tables = app_of(table).tables
    assert await tables.finding.mine(me.person.id) == []
    assert (await tables.statistics.of(me.person.id)).games == {}
    assert (await tables.lessons.of(me.person.id))[me.lesson.key].done == ["end"]


async def test_a_first_real_game_has_friendly_automas_and_hints(table: Bench) -> None:
    me = learner(table)
    shown = (await me.person.slash("learn")).message
    shown = (await me.person.select(shown.selects[0].custom_id, me.lesson.key, on=shown)).message
    said = await me.person.press("Play a first real game", on=shown)
    (number,) = map(int, re.findall(r"\d+", said.text))
    real = await app_of(table).tables.finding.table(number)
    assert real.settings.hints == "always"
    assert [seat.level for seat in real.seats if seat.automa] == ["friendly"]
    assert real.played_alone


async def test_the_lesson_of_somebody_else_is_nobodys(table: Bench) -> None:
    mine = learner(table)
    panel = await mine.begin(mine.lesson.chapters[0])
    boris = table["boris"]
    boris.go(mine.person.channel)
    progress = await app_of(table).tables.lessons.of(boris.id)
    assert progress == {}
    hers = await app_of(table).tables.lessons.of(mine.person.id)
    await mine.press(panel)
    assert (await app_of(table).tables.lessons.of(boris.id)) == {}
    assert (await app_of(table).tables.lessons.of(mine.person.id)) != hers


@pytest.fixture
def high(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the heights of the private answers, filled as they are shown."""
    high: list[float] = []
    show = Reply.show

    async def measured(reply: Reply, layout: Layout, pictures: Sequence[Picture] = ()) -> None:
        high.append(message_height(layout, [(it.width, it.height) for it in pictures]))
        await show(reply, layout, pictures)

    monkeypatch.setattr(Reply, "show", measured)
    return high


@pytest.mark.long
async def test_its_panels_keep_to_a_phone(table: Bench, high: list[float]) -> None:
    me = learner(table)
    async for _ in me.chapter(me.lesson.chapter("path")):
        pass
    assert len(high) > len(me.lesson.chapter("path").steps)
    assert max(high) <= SCREEN


@pytest.mark.long
@pytest.mark.parametrize("in_words", [False, True], ids=["pictures", "in words"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[it.key for it in LESSONS])
async def test_every_lesson_is_played_whole(
    table: Bench, high: list[float], lesson: Lesson, language: str, in_words: bool
) -> None:
    """Nearly all panels with pictures fit on one screen of a phone; at most ``OVER`` of a lesson do
    not."""
    me = learner(table, lesson)
    await prefer(me.person, "language", language)
    if in_words:
        await prefer(me.person, "text_only", "on")
    high.clear()
    for number, chapter in enumerate(lesson.chapters):
        async for panel in me.chapter(chapter):
            assert panel.text
        if number == 1:
            await table.restart()
    done = (await app_of(table).tables.lessons.of(me.person.id))[lesson.key].done
    assert done == [chapter.id for chapter in lesson.chapters]
    assert me.presses <= PRESSES
    if not in_words:
        assert max(high) <= HIGHEST
        assert sum(it > SCREEN for it in high) <= OVER
