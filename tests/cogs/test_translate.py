"""What Discord is told of the commands' names."""

from tests.bench import Bench


async def test_every_command_has_its_russian_name(table: Bench) -> None:
    russian = {c["name"]: c["name_localizations"].get("ru") for c in table.world.commands[None]}
    assert russian["game"] == "игра"
    assert russian["ryozen"] == "рёдзен"
    assert all(russian.values())
    (game,) = (c for c in table.world.commands[None] if c["name"] == "game")
    assert all(option["name_localizations"]["ru"] for option in game["options"])
