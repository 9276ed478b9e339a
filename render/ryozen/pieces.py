"""The pieces on the table beside cards and tiles, for looking them up."""

from render.kit.cards import Thing
from render.kit.widgets import Icon

PIECES: dict[str, Thing] = {
    "explorer": Thing("explorer", "outskirts"),
    "herald": Thing("herald", "capital"),
    "first_player": Thing("first_player", "roof", (("=", Icon("any_shard")),)),
    "cloaked": Thing("cloak", "plaza", (("1", Icon("coin")), ("2", Icon("influence")))),
    "influence": Thing("influence", "capital"),
    "majority": Thing("lead", "agate"),
    "stack": Thing("deck", "clan_house"),
    "ban": Thing("ban", "gates", (("1", Icon("coin")),)),
    "event_area": Thing("event", "gates"),
    "site": Thing("build", "outskirts"),
    "light": Thing("turn", "plaza"),
    "wall": Thing("phoenix", "plaza", (("1", Icon("any_resource")), (Icon("turn"),))),
    "loophole": Thing("phoenix", "plaza", ((Icon("lantern"), ":", Icon("day")), (Icon("turn"),))),
    "summit": Thing("phoenix", "plaza", (("1", Icon("any_resource")),
                                        (Icon("lantern"), ":", Icon("day"), Icon("turn")))),
}  # fmt: skip
