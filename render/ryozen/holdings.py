"""Each seat's goods and progress by name, to tell what a turn would bring."""

from render.ryozen.scene import mark_of
from render.ryozen.words import name, text
from rules.ryozen.view import PlayerView, RyozenView


def marks(view: RyozenView) -> dict[int, int]:
    return {it["seat"]: mark_of(it["clan"]) for it in view["players"] if it["clan"]}


def holdings(view: RyozenView, language: str) -> list[dict[str, int | str]]:
    ordered = sorted(view["players"], key=lambda player: player["seat"])
    return [of_player(player, language) for player in ordered]


def of_player(player: PlayerView, language: str) -> dict[str, int | str]:
    goods = {name("resources", id, language): n for id, n in player["resources"].items()}
    shards = {name("moons", id, language): n for id, n in player["shards"].items()}
    counted = {
        "favour": player["favour"],
        "hand": len(player["hand"]),
        "stack": len(player["stack"]),
        "cards": len(player["cards"]),
    }
    places = {id: str(player[id] or "") for id in ("explorer", "herald")}
    named = {text(language, f"held-{id}"): held for id, held in (counted | places).items()}
    return named | goods | shards
