"""The entries of sheets: things to choose from, with their words."""

from collections.abc import Callable, Sequence
from functools import partial

from render.ghost_stories import cards
from render.ghost_stories.layout import CARD
from render.ghost_stories.lookup import family_args, stones_told
from render.ghost_stories.people import SHEET, draw_villager
from render.ghost_stories.scene import GhostSeen, MoonSeen, Scene
from render.ghost_stories.words import capital, name, said, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.matter import CARDBOARD
from render.kit.sheets import Entry, Paint
from render.kit.widgets import Icon, Piece, draw_row
from rules.ghost_stories.parts import COLOURS, DATA

Entries = Callable[[Scene, str, int], list[Entry]]


def icon_of(name: str) -> Paint:
    def paint(canvas: Canvas, box: Box) -> None:
        draw_icon(canvas, name, Box(box.x + 4, box.y + 24, 148, 148), matter=CARDBOARD)

    return paint


# ---- ghosts


def draw_small(canvas: Canvas, box: Box, ghost: GhostSeen) -> None:
    tall = box.w * CARD[1] / CARD[0]
    room = Box(box.x, box.y + 4, box.w, tall)
    cards.draw_card(canvas, room, ghost.id, ghost.colour)
    if ghost.figure:
        draw_icon(canvas, "figure", Box(room.right - 58, room.y + 50, 58, 58), shadow=4)
    need = Box(box.x - 4, room.bottom + 8, box.w + 8, 58)
    cards.draw_need(canvas, need, ghost.printed, ghost.need, 40)


def ghost_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    return [
        Entry(
            f"space:{ghost.space}",
            f"{said(f'space:{ghost.space}', language)} {name('ghost', ghost.id, language)}",
            " ".join(stones_told(ghost.part, language, "name")) or text(language, "no-stones"),
            partial(draw_small, ghost=ghost),
        )
        for ghost in scene.in_play()
    ]


# ---- villagers


def villager_entry(villager: str, language: str) -> Entry:
    def paint(canvas: Canvas, box: Box) -> None:
        tall = box.w * SHEET[1] / SHEET[0]
        draw_villager(canvas, villager, Box(box.x, box.y + 6, box.w, tall))

    part = DATA.villager[villager]
    args = family_args(part.family, language)
    words = f"{capital(said(f'family:{part.family}', language))}. " + " ".join(
        text(language, message, **args) for message in ("penalty", "reward")
    )
    return Entry(f"villager:{villager}", name("villager", villager, language), words, paint)


def family_entry(family: str, moon: MoonSeen, language: str) -> Entry:
    def count(where: Sequence[str]) -> int:
        return sum(DATA.villager[villager].family == family for villager in where)

    def foot(canvas: Canvas, box: Box) -> None:
        """Draw how many of the family's villagers are saved, of how many, and how many are dead."""
        saved, dead = f"{count(moon.shelter)}/{args['members']}", str(count(moon.graveyard))
        pieces: list[Piece] = [Icon("shelter"), saved, Icon("graveyard"), dead]
        draw_row(canvas, pieces, box, 58, canvas.theme["card_ink"], align="left")

    args = family_args(family, language)
    words = " ".join(text(language, message, **args) for message in ("penalty", "reward"))
    title = capital(said(f"family:{family}", language))
    return Entry(f"family:{family}", title, words, icon_of(f"family_{family}"), foot)


def family_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    if not scene.moon:
        return []
    return [family_entry(family, scene.moon, language) for family in DATA.family]


def villager_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    """Return entries for all villagers, wherever they are."""
    return [villager_entry(villager, language) for villager in DATA.villager]


# ---- tokens, powers, boards


def tao_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    supply = scene.view["supply"]
    held = scene.of_seat(player).tao if player >= 0 else {}
    return [
        Entry(
            f"tao:{colour}",
            capital(said(f"tao:{colour}", language)),
            " ".join([
                text(language, "supply-count", count=supply[colour]) + ".",
                *([text(language, "held-count", count=held[colour]) + "."] if held else []),
            ]),
            icon_of(f"tao_{colour}"),
        )
        for colour in COLOURS
    ]  # fmt: skip


def power_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    return [
        Entry(
            f"power:{power}",
            name("power", power, language),
            text(language, f"power-{power}"),
            icon_of(f"power_{power}"),
        )
        for power in DATA.power
    ]


def colour_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    """Return entries for all five colours; the four that boards have come with their powers."""
    return [
        Entry(
            f"colour:{colour}",
            capital(said(f"colour:{colour}", language)),
            " / ".join(
                name("power", power, language)
                for power in (DATA.board[colour].powers if colour in DATA.board else ())
            ),
            icon_of(f"tao_{colour}"),
        )
        for colour in COLOURS
    ]


def artefact_entries(scene: Scene, language: str, player: int) -> list[Entry]:
    return [
        Entry(
            f"artefact:{artefact}",
            name("artefact", artefact, language),
            text(language, f"artefact-{artefact}"),
            icon_of(f"artefact_{artefact}"),
        )
        for artefact in DATA.artefact
    ]


SHEETS: dict[str, Entries] = {
    "ghosts": ghost_entries,
    "villagers": family_entries,
    "supply": tao_entries,
    "powers": power_entries,
    "colours": colour_entries,
    "people": villager_entries,
    "artefacts": artefact_entries,
}
# Sheets that always show only what can be chosen.
NARROWED = ("colours", "people", "artefacts")
# By sheet: the sentence shown if it is empty.
NOTHING = {"ghosts": "no-ghosts", "villagers": "no-villagers"}
