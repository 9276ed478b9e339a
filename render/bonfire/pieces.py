"""The pieces other than cards and tiles, for people who look them up."""

from render.kit.cards import Thing
from render.kit.widgets import Icon
from rules.bonfire.parts import DATA

POINTS = [str(place.guardian_points) for place in DATA.place]
PRICES = [str(place.path_cost) for place in DATA.place[1:]]
COUNTED = tuple("54321")

PIECES: dict[str, Thing] = {
    "ship": Thing("ship_0", "token_ship", ((Icon("token_ship"),),)),
    "novice": Thing("novice_0", "token_great_bonfire"),
    "neutral": Thing("novice_neutral", "token_great_bonfire"),
    "bonfire": Thing(
        "fire",
        "ember",
        ((Icon("bonfire_blue"), Icon("bonfire_red"), Icon("bonfire_yellow")), ("2 – 8",)),
    ),
    "great_bonfire": Thing("great_bonfire", "token_great_bonfire"),
    "gift": Thing("gift", "token_task"),
    "start": Thing("path", "token_path", ((Icon("gold"),),)),
    "bonfire_place": Thing("flame_out", "ring_lit", (POINTS[:4], POINTS[4:])),
    "path_place": Thing("path", "token_path", ((Icon("token_path"), ":"), PRICES)),
    "notch": Thing("notch_circle", "ring_lit"),
    "fate_area": Thing(
        "cells_highlighted", "token_ship", ((Icon("cells_gold"), Icon("cells_outer")),)
    ),
    "oval": Thing("oval", "neutral"),
    "countdown": Thing("wait", "ember", (COUNTED,)),
    "points": Thing("points", "shore"),
    "pier": Thing("ship", "token_ship"),
}
