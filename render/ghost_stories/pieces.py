"""The pieces other than cards and tiles, drawn one by one for people who look them up."""

from render.kit.cards import Thing
from render.kit.widgets import Icon

FACES = [Icon(f"tao_{colour}") for colour in ("red", "green", "blue", "yellow", "black")]

PIECES: dict[str, Thing] = {
    "qi": Thing("qi", "stone_harm"),
    "yin_yang": Thing("yin_yang", "black"),
    "power_token": Thing("power_token", "black"),
    "buddha": Thing("buddha", "gold"),
    "mantra": Thing("mantra", "yellow", ((Icon("power_enfeeblement_mantra"),),)),
    "figure": Thing("figure", "haunt_light", ((Icon("stone_haunter"),),)),
    "symbol": Thing("symbol", "haunt_light", ((Icon("figure"), Icon("su_ling")),)),
    "taoist": Thing("taoist_0", "red"),
    "taoist_dead": Thing("ghost", "grave"),
    "ghost": Thing("ghost", "roof_lit"),
    "deck": Thing("deck", "stone_harm"),
    "incarnation": Thing("incarnation", "stone_harm"),
    "haunted": Thing("haunted", "haunt_light"),
    "active": Thing("active", "wood"),
    "tao_die": Thing("tao_die", "stone_bar", (FACES[:3], [*FACES[3:], Icon("face_white")])),
    "white": Thing("face_white", "stone_bar"),
    "curse": Thing(
        "curse", "haunt_light", ((Icon("curse_haunt"), Icon("curse_ghost")),
                                 (Icon("curse_lose_tao"), Icon("curse_lose_qi")))
    ),
    "circle": Thing("circle", "gold"),
    "portal": Thing("village_portal", "blue"),
    "villager": Thing("villager", "villager"),
    "shelter": Thing("shelter", "villager"),
    "graveyard": Thing("graveyard", "grave"),
    "su_ling": Thing("su_ling", "roof_lit"),
    "crystal": Thing("crystal", "blue"),
    "receptacle": Thing("receptacle", "blue", ((Icon("crystal"),),)),
    "barrier": Thing("barrier", "blue", ((Icon("crystal"),) * 4,)),
    "neutral": Thing("neutral", "roof_lit"),
    "possessed": Thing("possessed", "haunt_light"),
}  # fmt: skip
