"""One component, large, for those who look it up: by its key, such as `upgrade:upgrade_05`."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import locales
from render.candelabria import briefs, figures
from render.candelabria.offers import draw_quest_card
from render.candelabria.tiles import draw_candle_card, draw_tactic, draw_upgrade, draw_withered
from render.candelabria.words import MARKS, ROMAN, capital, house_name, said, series, text
from render.kit.canvas import Canvas
from render.kit.cards import CardFace
from render.kit.geometry import Box
from render.kit.markers import seat_marker
from render.kit.matter import WOOD
from render.kit.theme import Theme
from render.kit.widgets import Icon
from rules.candelabria.parts import AMOUNTS, BOX, CANDLES, CURSES, HOUSES, TACTICS, UPGRADES

Drawer = Callable[[Canvas, Box], None]


class Words(NamedTuple):
    """The words and icons of a card; `band` names the colour of its band."""

    title: str
    words: str
    icon: str
    band: str
    facts: Sequence[briefs.Row] = ()
    draw: Drawer | None = None


def card_told(id: str, language: str) -> Words:
    part = CANDLES[id]
    words = text(
        language, "card-words", year=ROMAN[part.year], wax=part.wax,
        symbols=said(f"symbols:card:{id}", language),
    )  # fmt: skip
    if part.house:
        words += " " + text(language, "card-of", house=house_name(part.house, language))
    return Words(
        said(f"card:{id}", language), words, "hand", f"year_{part.year}",
        draw=lambda canvas, box: draw_candle_card(canvas, id, tall(box), language),
    )  # fmt: skip


def tall(box: Box) -> Box:
    """Return the box of an upright card in the middle of the given box."""
    return Box.around(box.centre, 268, 356)


def wide(box: Box) -> Box:
    """Return the box of a token or a sideways card in the middle of the given box."""
    return Box.around(box.centre, 320, 190)


def joined(rows: Sequence[briefs.Row]) -> briefs.Row:
    """Return several rows of symbols as one row."""
    return [piece for row in rows for piece in row]


def tactic_told(id: str, language: str) -> Words:
    part = TACTICS[id]
    words = capital(said(f"symbols:tactic:{id}", language)) + "."
    if part.marked:
        words += " " + text(language, "marked")
    if part.house:
        words += " " + text(language, "card-of", house=house_name(part.house, language))
    return Words(
        said(f"tactic-name:{id}", language), words, "tactics", "act_barracks",
        draw=lambda canvas, box: draw_tactic(canvas, id, tall(box), 104),
    )  # fmt: skip


def curse_told(id: str, language: str) -> Words:
    part = CURSES[id]
    words = text(language, f"curse-{part.effect.replace('_', '-')}")
    return Words(
        text(language, "curse-title", name=said(f"curse-name:{id}", language), region=part.region),
        words, "on_place_curse", "curse",
        draw=lambda canvas, box: figures.draw_curse(
            canvas, box.inset(28, 0), number=part.region
        ),
    )  # fmt: skip


def upgrade_told(id: str, language: str) -> Words:
    part = UPGRADES[id]
    words = text(
        language, "upgrade-words", year=ROMAN[part.year], gold=part.year,
        text=said(f"upgrade-text:{id}", language),
    )  # fmt: skip

    def draw(canvas: Canvas, box: Box) -> None:
        draw_upgrade(canvas, id, wide(box), 104)

    return Words(
        said(f"upgrade:{id}", language), words, "upgrade", f"year_{part.year}",
        [(str(part.year), Icon("gold"))],
        draw,
    )  # fmt: skip


def house_told(id: str, language: str) -> Words:
    part, mark = HOUSES[id], MARKS[id]
    told = [
        f"{ROMAN[row.year]}: {said(f'ability:{id}:{number}', language)}"
        for number, row in enumerate(part.ability)
    ]
    words = " ".join([text(language, "house-starts", region=part.region), *told])
    return Words(
        house_name(id, language), words, "castle", "spot",
        [joined(briefs.symbols(slot)) for slot in part.war_board.slots],
        lambda canvas, box: seat_marker(canvas, mark, box.inset(20), matter=WOOD),
    )  # fmt: skip


def quest_told(id: str, language: str) -> Words:
    annual = id in BOX.quests.annual
    points = AMOUNTS.annual_points if annual else AMOUNTS.hierarchical_points
    numbers = series(points)
    words = text(language, "quest-annual" if annual else "quest-hierarchical", points=numbers)
    title = said(f"quest:{id}", language)
    return Words(
        title, words, "quest", "seal", [(numbers, Icon("laurel"))],
        lambda canvas, box: draw_quest_card(canvas, id, language, wide(box), 1 if annual else 3),
    )  # fmt: skip


def withering_told(id: str, language: str) -> Words:
    name = said(f"withering-name:{id}", language)
    rows = briefs.withering(id)
    named = [said(f"symbol:{option}:1", language) for option in BOX.withering[id].options]
    words = text(language, "withering-words", options=" / ".join(named))
    return Words(
        name, words, "withered", "seal",
        draw=lambda canvas, box: draw_withered(canvas, rows, tall(box)),
    )  # fmt: skip


def scenario_told(id: str, language: str) -> Words:
    part = BOX.scenario[id]
    enemies = ", ".join(house_name(enemy, language) for enemy in part.enemies)
    goal = text(language, "goal-candles")
    if part.target:
        goal = text(language, "goal-around", place=said(f"territory:{part.target}", language))
    words = text(
        language, "scenario-words", goal=goal, house=house_name(part.house, language),
        enemies=enemies, turns=part.turns, par=part.par,
    )  # fmt: skip
    facts = [(Icon("wait"), str(part.turns))]
    return Words(said(f"scenario:{id}", language), words, "kindling", "act_forge", facts)


def temple_told(id: str, language: str) -> Words:
    words = said(f"temple-text:{id}", language) + " " + text(language, "temple-words")
    price = (str(AMOUNTS.temple_cost), Icon("gold"))
    return Words(said(f"temple:{id}", language), words, f"temple_{id}", "line", [price])


def role_told(id: str, language: str) -> Words:
    flames = BOX.role[id].flames
    words = text(language, f"role-{id}")
    title = capital(said(f"role:{id}", language))
    return Words(title, words, id, "wax", [(str(flames), Icon("supply"))])


def symbol_told(id: str, language: str) -> Words:
    title = locales.name(language, "candelabria/parts", f"symbol-{id}")[""]
    return Words(title, text(language, f"symbol-{id.replace('_', '-')}"), id, "act_mine")


def action_told(id: str, language: str) -> Words:
    words = text(language, f"action-{id}")
    return Words(said(f"action:{id}", language), words, f"act_{id}", f"act_{id}")


PIECES: dict[str, tuple[str, str, Drawer | None]] = {
    "castle": ("castle", "line", None),
    "ground_flame": ("supply", "act_forge",
                     lambda canvas, box: figures.draw_flame(canvas, 0, box.inset(28, 0))),
    "candle": ("on_deploy", "wax", None),
    "curse": ("on_place_curse", "curse", None),
    "region": ("spot", "spot", None),
    "track": ("track", "line", None),
    "wax": ("wax", "wax", None),
    "gold": ("gold", "gold", None),
    "quest": ("quest", "seal", None),
    "points": ("laurel", "laurel", None),
    "mist": ("mist", "line", None),
    "kindling": ("kindling", "act_forge", None),
    "war": ("war", "act_barracks", None),
    "manoeuvre": ("area", "line", None),
    "war_board": ("weak", "act_barracks", None),
}  # fmt: skip


def piece_told(id: str, language: str) -> Words:
    icon, band, draw = PIECES[id]
    title, words = text(language, f"piece-{id}"), text(language, f"piece-{id}-words")
    return Words(title, words, icon, band, draw=draw)


WORDS: dict[str, tuple[Iterable[str], Callable[[str, str], Words]]] = {
    "card": (CANDLES, card_told),
    "tactic": (TACTICS, tactic_told),
    "curse": (CURSES, curse_told),
    "upgrade": (UPGRADES, upgrade_told),
    "house": (HOUSES, house_told),
    "quest": ([*BOX.quests.annual, *BOX.quests.hierarchical], quest_told),
    "withering": (BOX.withering, withering_told),
    "scenario": (BOX.scenario, scenario_told),
    "temple": (BOX.temple, temple_told),
    "role": (BOX.role, role_told),
    "symbol": (BOX.symbol, symbol_told),
    "action": (BOX.action, action_told),
    "piece": (PIECES, piece_told),
}


def known_keys() -> list[str]:
    """Return all keys that can be looked up."""
    return [f"{kind}:{id}" for kind, (ids, _) in WORDS.items() for id in ids]


def face_of(key: str, language: str, theme: Theme) -> CardFace:
    kind, _, id = key.partition(":")
    told = WORDS[kind][1](id, language)
    return CardFace(
        title=capital(told.title),
        kind=text(language, f"kind-{kind}"),
        words=told.words,
        icon=told.icon,
        band=theme[told.band],
        facts=told.facts,
        draw=told.draw,
    )
