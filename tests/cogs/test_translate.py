"""The translated names of commands, as Discord receives them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bench import Bench
from tests.locales import pseudo


async def test_every_command_has_its_russian_name(table: Bench) -> None:
    russian = {c["name"]: c["name_localizations"].get("ru") for c in table.world.commands[None]}
    assert russian["game"] == "игра"
    assert russian["ryozen"] == "рёдзен"
    assert all(russian.values())
    (game,) = (c for c in table.world.commands[None] if c["name"] == "game")
    assert all(option["name_localizations"]["ru"] for option in game["options"])


async def test_no_two_commands_have_the_same_russian_name(table: Bench) -> None:
    """The same holds for the subcommands of one command, and for its options."""
    for family in families(table.world.commands[None]):
        russian = [one["name_localizations"]["ru"] for one in family]
        assert len(set(russian)) == len(russian), russian


def families(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    yield [one for one in commands if one["description"]]  # commands in menus have no description
    for one in commands:
        if one.get("options"):
            yield from families(one["options"])


HOSTILE = f"""
command-help = Zwei Wörter
    .about = {"lang " * 30}
command-mygames = stats
command-stats = stats
command-game = spel
    .about = Tafels
command-game-new = x
    .p-game = gelijk
    .p-seats = gelijk
"""


async def test_what_discord_would_refuse_of_a_language_is_left_out(
    table: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bad translations are dropped, and names used twice among siblings; all else is registered."""
    (tmp_path / "xd").mkdir()
    (tmp_path / "xd" / "language.toml").write_text(
        'name = "Nederlands"\ndiscord = ["nl"]\n', "utf-8"
    )
    (tmp_path / "xd" / "commands.ftl").write_text(HOSTILE, "utf-8")
    monkeypatch.setattr("tests.cogs.conftest.PAYLOADS", {})
    with pseudo.spoken(tmp_path):
        await table.restart()
    commands = {it["name"]: it for it in table.world.commands[None]}
    assert all("nl" not in it["name_localizations"] for it in commands.values())
    assert "nl" not in commands["help"]["description_localizations"]
    assert commands["game"]["description_localizations"]["nl"] == "Tafels"
    new = next(it for it in commands["game"]["options"] if it["name"] == "new")
    assert new["name_localizations"]["nl"] == "x"
    assert all("nl" not in it["name_localizations"] for it in new["options"])
    assert commands["help"]["name_localizations"]["de"] == "hilfe"
