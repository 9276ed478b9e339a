"""The daily letter: tables that wait for the person, news of other tables, and finished tables."""

from collections.abc import Sequence

import discord
from discord import ui

from tables import Digest, Status, Story, Table

from ..buttons import gathering, looking
from ..layouts.kit import ACCENT, CALM, Item, Layout, button, card, line, newest, rows, text
from ..layouts.table_list import table_name, urgent_section, where
from ..words.names import Names
from ..words.results import verdict
from ..words.story import sentences
from ..words.texts import Texts, joined

# The most tables of each kind, since Discord takes 40 parts.
WAITING, GATHERED, STORIES, OVER = 4, 2, 6, 2
LINES, ROOM = 2, 240  # lines and characters for one table's events


async def letter(digest: Digest, person: int, names: Names, t: Texts, mark: str) -> Layout:
    """Lay out the letter; ``mark`` is its button's custom id, by which it is recognised."""
    stories = [
        told
        for story in digest.stories[:STORIES]
        for told in story_lines(story, await names.of(story.table, t), t)
    ]
    return Layout(
        card(
            text(f"## {t('letter-title')}", f"### {t('mine-title', count=len(digest.waiting))}"),
            *(urgent_section(it, t) for it in digest.waiting[:WAITING]),
            *(word_section(table, t) for table in digest.gathered[:GATHERED]),
            *part("letter-elsewhere", [text(*stories)], t),
            *part("letter-over", [over_section(it, person, t) for it in digest.over[:OVER]], t),
            line(),
            text(more(digest, t), f"-# {t('letter-stop')}"),
            *rows([button(t("letter-tables"), mark)]),
            colour=ACCENT if digest.waiting else CALM,
        )
    )


def custom_ids(sent: discord.Message) -> set[str]:
    """Return the custom ids of everything in a message that can be pressed."""
    items = ui.LayoutView.from_message(sent, timeout=None).walk_children()
    return {item.custom_id for item in items if isinstance(item, ui.Button) and item.custom_id}


def part(title: str, items: Sequence[Item | None], t: Texts) -> list[Item | None]:
    """Return a titled part, or nothing if it is empty."""
    return [text(f"### {t(title)}"), *items] if any(items) else []


def word_section(table: Table, t: Texts) -> ui.Section[ui.LayoutView]:
    here = button(t("lobby-here"), gathering.here(table.id))
    return ui.Section(f"**{table_name(table, t)}**", t("letter-word"), accessory=here)


def story_lines(story: Story, names: Sequence[str], t: Texts) -> list[str]:
    """Return lines about a table's progress and its last events."""
    table = story.table
    moves = sum(entry.seat is not None for entry in story.entries)
    waiting = ", ".join(names[asked.seat] for asked in table.asked)
    facts = [
        f"**{table_name(table, t)}**",
        where(table, t) if table.guild is not None else "",
        t("letter-moves", count=moves) if moves else "",
        t.news("round", round=table.round) if table.round else "",
        t("letter-waiting", people=waiting) if waiting else "",
    ]
    events = [event for entry in story.entries for event in entry.events]
    happened = sentences(table.settings.game, events, t.language, names)[-LINES:]
    vote = [f"-# {t('letter-vote')}"] if story.vote else []
    return [joined(facts), *(f"-# {told}" for told in newest(happened, ROOM)), *vote]


def over_section(table: Table, person: int, t: Texts) -> ui.Section[ui.LayoutView]:
    replay = button(t("replay"), looking.replay(table.id))
    return ui.Section(f"**{table_name(table, t)}**", outcome(table, person, t), accessory=replay)


def outcome(table: Table, person: int, t: Texts) -> str:
    """Return how the table ended for this person."""
    if table.status is Status.ABANDONED or table.outcome is None:
        return t.news("abandoned")
    if table.outcome.won is not None:
        return " ".join(verdict(table.outcome, table, t))
    own = table.seats_of(person)
    found = (it for it in table.outcome.ranking if it.seat in own)
    return "; ".join(
        t("letter-rank", rank=it.rank, all=len(table.seats), score=it.score) for it in found
    )


def more(digest: Digest, t: Texts) -> str:
    """Return a line with the number of tables that the letter has no room for; nothing if all
    fit."""
    shown = ((digest.waiting, WAITING), (digest.gathered, GATHERED), (digest.stories, STORIES),
             (digest.over, OVER))  # fmt: skip
    left = sum(max(0, len(tables) - most) for tables, most in shown)
    return t("letter-more", count=left) if left else ""
