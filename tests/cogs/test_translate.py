"""The Russian names of commands, as Discord receives them."""

from collections.abc import Iterator
from typing import Any

from tests.bench import Bench


async def test_every_command_has_its_russian_name(table: Bench) -> None:
    russian = {c["name"]: c["name_localizations"].get("ru") for c in table.world.commands[None]}
    assert russian["game"] == "игра"
    assert russian["ryozen"] == "рёдзен"
    assert all(russian.values())
    (game,) = (c for c in table.world.commands[None] if c["name"] == "game")
    assert all(option["name_localizations"]["ru"] for option in game["options"])


async def test_no_two_commands_have_the_same_russian_name(table: Bench) -> None:
    """Nor do the subcommands of one command, or its options."""
    for family in families(table.world.commands[None]):
        russian = [one["name_localizations"]["ru"] for one in family]
        assert len(set(russian)) == len(russian), russian


def families(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    yield [one for one in commands if one["description"]]  # commands in menus have no description
    for one in commands:
        if one.get("options"):
            yield from families(one["options"])
