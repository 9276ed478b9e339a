"""To tell one piece of news, the bot reads its table only once."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest

from cogs.news.post import Post
from tables import House, News, Table
from tables.base import news
from tests.bench import Bench
from tests.cogs.house import all_told
from tests.cogs.playing import play_on, sit_down

TOLD = (news.Moved, news.Turn, news.Ready)


@pytest.mark.long
async def test_one_piece_of_news_opens_its_table_once(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await all_told(table)
    opened, told = Counter[asyncio.Task[Any] | None](), list[tuple[str, int]]()
    real_open, real_tell = House.open, Post.tell

    def counting(self: House, number: int, **how: Any) -> object:
        opened[asyncio.current_task()] += 1  # another press opens the table for itself
        return real_open(self, number, **how)

    async def tell(self: Post, item: News, at: Table) -> int | None:
        before = opened[asyncio.current_task()]
        message = await real_tell(self, item, at)
        told.append((type(item.item).__name__, opened[asyncio.current_task()] - before))
        return message

    monkeypatch.setattr(House, "open", counting)
    monkeypatch.setattr(Post, "tell", tell)
    await play_on(table, thread, Random(3), 4)
    await all_told(table)
    kinds = {kind.__name__ for kind in TOLD}
    assert {kind for kind, _ in told} & kinds >= {"Turn"}
    assert {count for kind, count in told if kind in kinds} == {0}
