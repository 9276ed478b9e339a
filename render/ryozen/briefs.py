"""Effects of sectors and villages in icons, for the small places on the board."""

from collections.abc import Sequence

from render.kit.widgets import Icon, Piece

DAY: dict[str, Sequence[Piece]] = {
    "gates": ("+1", Icon("lantern"), Icon("event_off")),
    "capital": ("+2", Icon("scroll"), Icon("herald")),
    "outskirts": ("2", Icon("explore"), "/", "1", Icon("explore"), Icon("build")),
    "altar": ("1", Icon("explore"), Icon("village")),
    "springs": ("2", Icon("revelation")),
    "clan_house": (Icon("reveal"), Icon("hire")),
}

NIGHT: dict[str, Sequence[Piece]] = {
    "gates": ("4", Icon("favour")),
    "capital": ("2", Icon("favour")),
    "outskirts": ("1", Icon("scroll")),
    "altar": ("1", Icon("any_resource")),
    "springs": ("1", Icon("lantern")),
    "clan_house": ("1", Icon("coin")),
}

MOON = {
    "gates": "coral",
    "capital": "coral",
    "outskirts": "jade",
    "altar": "jade",
    "springs": "agate",
    "clan_house": "agate",
}

VILLAGE: dict[str, Sequence[Piece]] = {
    "start": ("2", Icon("coin")),
    "blessed_city": (Icon("coin"), Icon("scroll"), Icon("lantern")),
    "craftsville": ("3", Icon("scroll")),
    "fire_cape": ("2", Icon("lantern")),
    "river_shoal": ("1", Icon("favour"), "/", "2", Icon("revelation")),
    "stronghold": (Icon("any_resource"), "/", Icon("event_off")),
    "owl_bay": (Icon("cloak"),),
    "bandit_den": (Icon("event"), "3", Icon("favour")),
    "bird_gorge": (Icon("favour"), "/", Icon("day")),
    "town_hall": ("2", Icon("scroll"), Icon("herald")),
    "nomad_camp": (Icon("hire"), Icon("explore")),
    "moon_forge": (Icon("back"), Icon("any_shard")),
    "moon_harbour": (Icon("night"),),
    "altar_tile": (Icon("any_resource"), Icon("any_shard")),
}
