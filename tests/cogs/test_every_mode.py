"""A whole game in every mode and with every number of seats, by clicks or by typing."""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import pytest

import rules
from rules.core.verify import verify
from sandbox.model import Channel
from tests.bench import Bench
from tests.cogs.house import app_of, at_home
from tests.cogs.playing import Hand, exported, play_on, sit_down, take_turn
from tests.cogs.typists import by_commands, by_lines

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("few_pictures")]

NAMES = ("anna", "boris", "clara", "dina")
ON = "1"  # the second value of a setting
PHOENIX_PALACE = {"option.palace": ON}
OWN_CLANS = {"option.asymmetric_clans": ON}
FIRST_GAME = {"option.first_game": ON}
OWN_CITIES = {"option.choose_city": ON}


def by_clicks(table: Bench, thread: Channel) -> Hand:
    return take_turn


@pytest.mark.parametrize(
    ("game", "seats", "agreed", "language", "playing"),
    [
        ("bonfire", 2, {}, "ru", by_commands),
        ("bonfire", 2, FIRST_GAME, "en-US", by_clicks),
        ("bonfire", 3, OWN_CITIES, "en-US", by_lines),
        ("ryozen", 2, {}, "en-US", by_commands),
        ("ryozen", 2, PHOENIX_PALACE, "en-US", by_lines),
        ("ryozen", 3, PHOENIX_PALACE | OWN_CLANS, "ru", by_clicks),
        ("ryozen", 4, OWN_CLANS, "en-US", by_clicks),
    ],
)
async def test_a_whole_game(
    tmp_path: Path,
    game: str,
    seats: int,
    agreed: Mapping[str, str],
    language: str,
    playing: Callable[[Bench, Channel], Hand],
) -> None:
    async with at_home(tmp_path, NAMES, seed=b"every mode") as table:
        table.guild.locale = language
        for person in table.people.values():
            person.user.locale = language
        thread = await sit_down(table, game, NAMES[:seats], agreed=agreed)
        hand = playing(table, thread)
        assert await play_on(table, thread, Random(5), hand=hand) > 10
        saved = await exported(table["anna"].go(thread))
        assert not app_of(table).faults.latest()
    assert verify(rules.GAMES[game], saved).replayed
    assert saved.seats == seats
    chosen = {f"option.{id}" for id, value in saved.options.items() if value is True}
    assert chosen == set(agreed)
