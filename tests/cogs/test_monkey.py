"""Anybody may press anything visible at any time: everything is answered, nothing fails or leaks,
and every game stays sound and playable."""

from contextlib import nullcontext
from pathlib import Path
from random import Random

import pytest

from render import painters
from tables import Answer
from tests.cogs.glass import Glass
from tests.cogs.house import all_told, app_of, tables_of
from tests.cogs.leaks import everything, words
from tests.cogs.monkey import let_loose, parts, verb
from tests.cogs.playing import button, sit_down
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
    """The watch itself must tell a hand from what everybody may see."""
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


async def test_numbers_of_what_can_be_pressed_are_no_seed(tmp_path: Path) -> None:
    """However short a run's seed is, no number in a message may be taken for a table's seed."""
    async with let_loose(tmp_path, "quay", "3") as monkey:
        await sit_down(monkey.bench, "quay", ["anna", "boris"])
        monkey.leaks.shown.append((None, '{"custom_id": "e/manners/1", "id": 33}'))
        await monkey.leaks.look()


async def test_what_somebody_imagines_is_no_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until Anna's next turn the others are shown newly dealt gems, which somebody else may
    hold."""
    monkeypatch.setitem(painters.PAINTERS, "gems", Glass())
    async with let_loose(tmp_path, "gems", "two") as monkey:
        await sit_down(monkey.bench, "gems", ["anna", "boris", "clara", "dina"])
        await all_told(monkey.bench)
        app, anna = app_of(monkey.bench), monkey.bench["anna"]
        (table,) = await tables_of(monkey.bench)
        asked = (await app.tables.play.question(table.id, anna.id)).question
        assert asked is not None
        await app.tables.play.answer_line(table.id, anna.id, [Answer("", [asked.keys[0]])])
        await all_told(monkey.bench)
        await monkey.leaks.look()
        board = (await anna.slash("board")).message
        panel = (await anna.press(button(board, "ahead"), on=board)).message
        panel = (await anna.press(button(panel, "skip"), on=panel)).message
        ((imagined, secret),) = [
            (words(everything(panel.message)), hidden) for _, hidden in await monkey.leaks.learn()
        ]
        assert imagined & secret - monkey.leaks.known[anna.id], "all that is shown is known"
        await monkey.leaks.look()


async def test_people_get_further_in(tmp_path: Path) -> None:
    """Typing a command leads on to what it shows; repeated presses lose their appeal."""
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
