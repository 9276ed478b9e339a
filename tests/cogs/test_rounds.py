"""Results of rounds rank opponents, but not the members of a team."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.news import rounds
from cogs.words.foresight import gains
from cogs.words.texts import Texts
from render.painters import PAINTERS
from rules.core import Foresight
from tables import Seat, Settings, Table
from tests.cogs.glass import MOST_SEATS, Glass

EN = Texts("en")
PEOPLE = ["Anna", "Boris"]
Seen = list[dict[str, int]]


@pytest.fixture(autouse=True)
def painter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a painter that returns the view itself as the list of scores."""
    holder: Any = SimpleNamespace(holdings=lambda view, language: view)
    for game in ("quay", "siege", "rival"):
        monkeypatch.setitem(PAINTERS, game, holder)


class Replays:
    def __init__(self, *seen: Seen) -> None:
        self.seen = dict(enumerate(seen))

    async def views(self, table: int, person: int | None, moments: Any) -> dict[int, Seen]:
        return {at: self.seen[at] for at in moments}


async def told(game: str, before: Seen, after: Seen) -> list[str]:
    seats = 1 if game == "rival" else 2
    table = Table(
        settings=Settings(game=game, seats=seats),
        host=1,
        created=0,
        seats=[Seat(person=number) for number in range(seats)],
        rounds={1: 0, 2: 1},
    )
    replays: Any = Replays(before, after)
    return await rounds.story(replays, table, 1, EN, PEOPLE[:seats])


async def test_against_each_other_there_is_a_ranking() -> None:
    before = [{"Points": 3, "Rope": 1}, {"Points": 0, "Rope": 1}]
    after = [{"Points": 4, "Rope": 1}, {"Points": 6, "Rope": 0}]
    assert await told("quay", before, after) == [
        "1. **Boris** · Points: 6 (+6)",
        "-# Rope −1 (1 → 0)",
        "2. **Anna** · Points: 4 (+1)",
    ]


async def test_in_a_team_nobody_leads() -> None:
    before = [{"Stones": 3, "Rope": 1}, {"Stones": 2, "Rope": 1}]
    after = [{"Stones": 2, "Rope": 1}, {"Stones": 2, "Rope": 1}]
    assert await told("siege", before, after) == ["**Anna** · Stones −1 (3 → 2)"]


async def test_a_rival_is_ranked_by_its_name() -> None:
    before, after = [{"Points": 1}, {"Points": 1}], [{"Points": 2}, {"Points": 5}]
    assert await told("rival", before, after) == [
        "1. **The clerk** · Points: 5 (+4)",
        "2. **Anna** · Points: 2 (+1)",
    ]


def test_a_draft_tells_what_a_rival_would_gain() -> None:
    before: Any = [{"Points": 1}, {"Points": 1}]
    after: Any = [{"Points": 1}, {"Points": 5}]
    seen = Foresight(before, after, [], "", [])
    assert list(gains("rival", seen, EN, ["Anna", "Clerk"])) == ["**Clerk**: Points +4 (1 → 5)"]


def test_a_game_that_is_painted_as_its_view_has_a_score_too() -> None:
    """The tests' painter `Glass` has scores, so that whoever watches any game can be told them."""
    assert [rounds.score(held)[1] for held in Glass().holdings({}, "en")] == [0] * MOST_SEATS
