"""The bot works without a game's pictures and faces: every game can be played by its rules
alone."""

from random import Random

import pytest

from cogs.games.faces import FACES
from render.painters import PAINTERS
from rules import GAMES
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import called, play_on, sit_down
from tests.marks import all_long_but
from tests.proof import PROOF_GAMES

TURNS = 4
SHIPPED = [game for game in GAMES if game not in PROOF_GAMES]


@pytest.mark.parametrize("game", all_long_but(["ryozen"], SHIPPED))
async def test_a_game_is_played_by_its_rules_alone(
    table: Bench, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for brought in (PAINTERS, FACES):
        monkeypatch.delitem(brought, game, raising=False)
    most = max(seats for mode in GAMES[game].modes.values() for seats in mode.seats)
    names = ["anna", "boris", "clara"][:most]
    thread = await sit_down(table, game, names)
    await play_on(table, thread, Random(7), turns=TURNS)
    person = await called(table, thread)
    assert person is not None
    for look in ("turn", "board", "seat", "log", "since", "replay"):
        assert (await person.slash(look)).text, look
    offered = await person.autocomplete("move", "text", "")
    assert offered
    drafted = (await person.slash("move", text=offered[0].value)).message
    assert drafted.buttons
    assert not app_of(table).faults.latest()
    pictures = [seen for seen in person.messages(thread) if seen.images]
    assert not pictures
