"""Moving pictures: a table agrees on them, and each player can do without."""

from random import Random
from typing import Any

import pytest

from cogs.pictures import painting
from render.kit.encode import Picture
from render.kit.look import Look
from sandbox.model import Channel
from tests.bench import Bench
from tests.cogs.house import all_told
from tests.cogs.playing import play_on, prefer, sit_down


class Changes:
    """Records how the changes of each turn were requested."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moving: list[bool] = []
        draw = painting.changed

        async def noted(game: str, views: Any, told: Any, look: Look, *seat: Any) -> list[Picture]:
            self.moving.append(look.moving)
            return await draw(game, views, told, look, *seat)

        monkeypatch.setattr(painting, "changed", noted)

    async def of_turns(self, table: Bench, thread: Channel) -> set[bool]:
        self.moving.clear()
        await play_on(table, thread, Random(4), turns=2)
        await all_told(table)
        return set(self.moving)


async def test_nothing_moves_unless_the_table_agrees(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, changes = await sit_down(table, "ryozen", ["anna", "boris"]), Changes(monkeypatch)
    assert await changes.of_turns(table, thread) == {False}


@pytest.mark.long
async def test_one_who_wants_stills_has_them_at_every_table(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreed, changes = {"motion": "moving"}, Changes(monkeypatch)
    thread = await sit_down(table, "ryozen", ["anna", "boris"], agreed=agreed)
    assert await changes.of_turns(table, thread) == {True}
    await prefer(table["boris"].go("games"), "moving", "stills")
    assert await changes.of_turns(table, thread) == {False}
    await prefer(table["boris"].go("games"), "moving", "agreed")
    assert await changes.of_turns(table, thread) == {True}


@pytest.mark.long
@pytest.mark.parametrize("wish", ["agreed", "stills"])
async def test_no_film_is_posted_where_somebody_wants_stills(
    table: Bench, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    films = list[str]()

    async def noted(game: str, *given: Any) -> Picture | None:
        films.append(game)
        return None

    monkeypatch.setattr(painting, "film", noted)
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await prefer(table["anna"].go("games"), "moving", wish)
    await play_on(table, thread, Random(3))
    await all_told(table)
    await table["boris"].go(thread).sees("The game is over")
    assert films == (["quay"] if wish == "agreed" else [])
