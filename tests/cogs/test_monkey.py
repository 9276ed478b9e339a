"""Whatever is visible may be pressed by anybody, at any time: everything is answered, nothing
goes wrong or leaks, and every game is sound and can be played on."""

from contextlib import nullcontext
from pathlib import Path
from random import Random

import pytest

from render import painters
from tests.cogs.glass import Glass
from tests.cogs.house import all_told, app_of, tables_of
from tests.cogs.monkey import let_loose, parts, verb
from tests.cogs.playing import sit_down
from tests.marks import long

SEED = "at home"


@pytest.mark.parametrize(
    ("game", "presses", "by_hand"),
    [
        ("gems", 100, 5),
        long("gems", 300, 1),
        long("ryozen", 300, 1),
        long("bonfire", 300, 1),
        long("ghost_stories", 300, 1),
        long("candelabria", 300, 5),
    ],
)
async def test_people_press_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, presses: int, by_hand: int
) -> None:
    monkeypatch.setitem(painters.PAINTERS, "gems", Glass())
    async with let_loose(tmp_path, game, SEED) as monkey:
        await monkey.run(presses, by_hand)
    assert monkey.presses >= presses


async def test_what_is_secret_is_noticed(tmp_path: Path) -> None:
    """The watch itself: it knows a hand from what everybody may see."""
    async with let_loose(tmp_path, "gems", SEED) as monkey:
        await sit_down(monkey.bench, "gems", ["anna", "boris"])
        await all_told(monkey.bench)
        await monkey.leaks.look()
        tables = app_of(monkey.bench).tables
        anna, boris = (monkey.bench[name] for name in ("anna", "boris"))
        number = (await tables_of(monkey.bench))[0].id
        seat = (await tables.finding.table(number)).seat_of(anna.id)
        held = (await tables.play.view(number, anna.id))["seats"][seat]["hand"][0]
        for reader, leaks in ((anna.id, False), (boris.id, True), (None, True)):
            monkey.leaks.shown.append((reader, f"Look: {held}!"))
            with pytest.raises(AssertionError, match="is shown") if leaks else nullcontext():
                await monkey.leaks.look()


async def test_people_get_further_in(tmp_path: Path) -> None:
    """Whoever types a command goes on with what it shows; what was pressed often bores them."""
    async with let_loose(tmp_path, "quay", SEED) as monkey:
        await monkey.gather(["clara", "emil"])
        emil = monkey.bench["emil"]
        help_shown = await emil.slash("help")
        some = parts(help_shown.message)
        new = monkey.lure(some[0], playful=False)
        for number in range(20):
            await monkey.go_on(emil, help_shown, Random(number))
        assert monkey.presses > 5
        pressed = next(part for part in some if monkey.done[verb(part)])
        assert monkey.lure(pressed, playful=False) < new
        await monkey.settle()
        await monkey.check()
