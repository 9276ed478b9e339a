"""Briefs in icons: the effects of cards, upgrades and abilities."""

from collections.abc import Sequence
from typing import TypeAlias

from render.kit.widgets import Icon, Piece
from rules.candelabria.parts import BOX, CANDLES, TACTICS, UPGRADES, Ability, Points

Row: TypeAlias = Sequence[Piece]

# By passive ability: its icon.
PASSIVE: dict[str, str] = {
    "explorer_skip": "explorer",
    "curse_power": "on_place_curse",
    "castle_power": "castle",
    "warrior_push": "push",
}
# By thing counted at the end of the game: its icon.
COUNTED: dict[str, str] = {
    "vp_per_cube": "gold",
    "vp_per_tactic": "tactics",
    "vp_per_ground_flame": "supply",
    "vp_per_region": "end_game",
}
# Icons of quests.
CURSE, WAR, BAN, OUT = Icon("on_place_curse"), Icon("war"), Icon("ban"), Icon("pilgrim_out")
QUESTS: dict[str, Row] = {
    "build_temple": (Icon("on_place_temple"),),
    "destroy_temple": (Icon("destroy_temple"),),
    "control_curse_1": (CURSE, "1"),
    "control_curse_2": (CURSE, "2"),
    "control_curse_3": (CURSE, "3"),
    "snuff_candle": (OUT,),
    "buy_upgrade_1": (Icon("upgrade"), "I"),
    "buy_upgrade_2": (Icon("upgrade"), "II"),
    "buy_upgrade_3": (Icon("upgrade"), "III"),
    "extinguish_ground_flame": (Icon("extinguish"),),
    "win_region_6": (WAR, "6"),
    "neutralise_card": (BAN, Icon("tactics")),
    "win_by_grey": (WAR, Icon("temple_grey")),
    "win_at_white": (WAR, Icon("temple_white")),
    "win_at_black": (WAR, Icon("temple_black")),
    "deploy_three": ("3", Icon("on_deploy")),
    "snuff_with_castle": (Icon("castle"), ":", OUT),
    "snuff_with_candle": (Icon("hand"), ":", OUT),
    "win_vs_opponent_curse": (WAR, ":", CURSE),
    "win_with_own_curse": (CURSE, ":", WAR),
    "neutralise_both": ("2", BAN, Icon("tactics")),
    "gain_6_resources": ("6", Icon("wax"), "/", Icon("gold")),
    "buy_3": ("3", Icon("upgrade"), "/", Icon("on_place_temple")),
    "gain_3_tactics": ("3", Icon("draw_tactic")),
}


def symbol(points: Points) -> Row:
    """Return an icon, with a number before it if there are several."""
    name, times = points
    return (str(times), Icon(name)) if times > 1 else (Icon(name),)


def symbols(points: Sequence[Points]) -> list[Row]:
    """Return a row for each symbol of a card."""
    return [symbol(one) for one in points]


def candle_card(id: str) -> list[Row]:
    return symbols(CANDLES[id].symbols)


def tactics_card(id: str) -> list[Row]:
    return symbols(TACTICS[id].symbols)


def withering(id: str) -> list[Row]:
    return [(Icon(option),) for option in BOX.withering[id].options]


def weak(entries: Sequence[str]) -> list[Row]:
    """Return the row of a weak action from its key: `kindle:1`."""
    parts = [entry.partition(":") for entry in entries]
    return symbols([(name, int(times)) for name, _, times in parts])


def ability(row: Ability) -> Row:
    """Return the trigger of an ability and its benefit, in icons."""
    if row.trigger == "passive" and row.effect == "territory_bonus":
        return (f"+{row.amount}", Icon(f"act_{row.subject}"))
    if row.trigger == "passive":
        return (f"+{row.amount}", Icon(PASSIVE[row.effect]))
    if row.trigger == "end_game":
        counted = f"act_{row.subject}" if row.subject else COUNTED[row.effect]
        return (f"{row.amount}", Icon("laurel", 0.9), "/", Icon(counted))
    trigger = "tactics" if row.trigger == "on_tactic_played" else row.trigger
    return (Icon(trigger, 0.9), ":", *symbol((row.effect, row.amount)))


def upgrade(id: str) -> Row:
    return ability(UPGRADES[id])
