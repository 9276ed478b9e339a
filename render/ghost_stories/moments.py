"""Ghost Stories' moments: exorcisms, tiles that are haunted, villagers who are saved or lost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from render.ghost_stories.corners import draw_face
from render.ghost_stories.houses import paint_tile
from render.ghost_stories.layout import CARD
from render.ghost_stories.people import SHEET, draw_villager
from render.ghost_stories.scene import Scene
from render.ghost_stories.things import draw_ghost
from render.ghost_stories.words import event_said, text
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.icons import draw_icon
from render.kit.look import Look
from render.kit.matter import CARDBOARD
from render.kit.moments import Moment, Teller
from render.kit.painter import Told
from render.kit.pen import Pen
from render.kit.places import card
from render.kit.text import Style
from render.kit.tweens import emerging, in_turn, within

LABEL = Style(Face.BOLD, 48, 42)
DIE = 190.0
TOKEN = 140.0
GOAL = 1.9  # a goal's width as a multiple of the room beside its middle: below 2, as roofs jut out
SCENE = 0.86  # height of a tile's scene, as a share of its width
ROLLS = ("rolled", "rerolled")


@dataclass
class Exorcism:
    """An exorcism: dice and tokens against ghosts, with the missing symbols of a failed one."""

    dice: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    ghosts: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    mark: int = -1

    @property
    def done(self) -> bool:
        return not self.missing


def moments_of(scene: Scene, events: Sequence[Told], look: Look) -> Iterator[Moment]:
    marks = {f"seat:{board.seat}": board.mark for board in scene.boards}
    teller = Teller(event_said, look, marks)
    at = 0
    while at < len(events):
        event = events[at]
        if event.id in ROLLS:
            tried, at = exorcism(events, at, teller)
            if tried.ghosts:
                yield exorcised(tried, look.language)
            continue
        if event.id == "haunted":
            tile = last(event, "tile")
            yield Moment("haunted", [teller.say(event)], Haunting(tile).draw, "haunted", edge="bad")
        elif event.id in ("saved", "killed"):
            good = event.id == "saved"
            family = last(event, "villager")
            sign, edge = ("shelter", "good") if good else ("graveyard", "bad")
            yield Moment(
                event.id, [teller.say(event)], Villager(family, sign).draw, sign, edge=edge
            )
        at += 1


def exorcism(events: Sequence[Told], at: int, teller: Teller) -> tuple[Exorcism, int]:
    """Follow a roll to its end; the other events between are told elsewhere."""
    tried = Exorcism()
    while at < len(events):
        event = events[at]
        if event.id == "rolled" and tried.dice:
            break
        if event.id in ROLLS:
            tried.dice = keys(event, "dice")
        elif event.id == "spent":
            tried.spent += repeated(str(event.args["thing"]))
        elif event.id == "exorcised":
            tried.ghosts.append(last(event, "ghost"))
            tried.lines.insert(0, teller.say(event))
            tried.mark = teller.mark(event)
        elif event.id == "exorcism-failed":
            tried.lines.insert(0, teller.say(event))
            tried.mark = teller.mark(event)
        elif event.id == "withstands":
            tried.ghosts.append(last(event, "ghost"))
            tried.missing += needed(keys(event, "missing"))
        elif event.id not in ("uses-power", "borrowed", "gained-tao"):
            break
        if event.id in (*ROLLS, "spent", "withstands"):
            tried.lines.append(teller.say(event))
        at += 1
    return tried, at


def repeated(spent: str) -> list[str]:
    """Return an icon for each thing spent: two red tokens for `spent:red:2`, two crystals for
    `crystals:2`."""
    kind, *thing, number = spent.split(":")
    return ["crystal" if kind == "crystals" else f"tao_{thing[0]}"] * int(number)


def needed(need: Sequence[str]) -> list[str]:
    """Return an icon for each missing symbol: two red ones for `red-2`."""
    pairs = [part.rpartition("-") for part in need]
    return [colour for colour, _, number in pairs for _ in range(int(number))]


@dataclass(frozen=True)
class Row:
    """Dice or tokens that appear one by one between `start` and `end`, both shares of the scene's
    time."""

    what: str
    icons: Sequence[str]
    start: float
    end: float


def exorcised(tried: Exorcism, language: str) -> Moment:
    sign, edge = ("done", "good") if tried.done else ("ban", "bad")
    stage = Altar(tried, language)
    return Moment("exorcism", tried.lines, stage.draw, sign, tried.mark, edge)


@dataclass(frozen=True)
class Altar:
    """The scene of an exorcism: ghosts on the left; dice, tokens and missing signs on the right."""

    tried: Exorcism
    language: str

    def draw(self, canvas: Canvas, box: Box, done: float) -> None:
        count = min(3, len(self.tried.ghosts))
        wide = min(box.h * CARD[0] / CARD[1], box.w * 0.56 / count)
        for number, ghost in enumerate(self.tried.ghosts[:count]):
            cell = Box(box.x + number * (wide + 12), box.y, wide, box.h)
            draw_ghost(canvas, cell, ghost)
            if self.tried.done:
                come = within(done, 0.75, 0.95)
                with emerging(canvas, cell, come):
                    seal = cell.inset(wide * 0.3).moved(0, (come - 1) * wide * 0.4)
                    draw_icon(canvas, "ghost_stories/mantra", seal, shadow=6)
        rows = [
            Row("dice", [face_icon(face) for face in self.tried.dice], 0, 0.5),
            Row("spent", self.tried.spent, 0.45, 0.7),
            Row("missing", [f"tao_{colour}" for colour in self.tried.missing], 0.6, 0.85),
        ]
        room = box.beside(count * (wide + 12) + 24)
        self.draw_rows(canvas, [row for row in rows if row.icons], room, done)

    def draw_rows(self, canvas: Canvas, rows: Sequence[Row], room: Box, done: float) -> None:
        for row, cell in zip(rows, room.rows(max(1, len(rows)), 8), strict=False):
            icons, dice = row.icons, row.what == "dice"
            ink = canvas.theme["bad" if row.what == "missing" else "ink"]
            label = cell.top(min(64, cell.h * 0.35))
            canvas.write(text(self.language, f"moment-{row.what}"), label, LABEL, ink, "left")
            line = cell.below(label.h)
            size = min(DIE if dice else TOKEN, line.h, (line.w + 10) / len(icons) - 10)
            for number, icon in enumerate(icons):
                come = in_turn(done, row.start, row.end, number, len(icons))
                spot = Box(line.x + number * (size + 10), line.y, size, size)
                with emerging(canvas, spot.grown(size), come):
                    spot = spot.moved((1 - come) * size * 0.6, (come - 1) * size * 0.5)
                    if dice:
                        draw_face(canvas, spot, icon)
                    else:
                        draw_icon(canvas, icon, spot, matter=CARDBOARD)


def face_icon(face: str) -> str:
    return "face_white" if face == "white" else f"tao_{face}"


@dataclass(frozen=True)
class Haunting:
    """The scene of a haunting: the tile before and after."""

    tile: str

    def draw(self, canvas: Canvas, box: Box, done: float) -> None:
        theme = canvas.theme
        side = min(box.h / SCENE, (box.w - 170) / 2)
        left = box.centre[0] - side - 85
        for number, haunted in enumerate((False, True)):
            corner = left + number * (side + 170), box.centre[1] - side * SCENE / 2
            spot = Box(*corner, side, side * SCENE)

            def paint(pen: Pen, haunted: bool = haunted) -> None:
                paint_tile(pen, theme, self.tile, haunted=haunted)
                outline = Box(0, 0, *pen.units)
                pen.inside_of(card(outline, 5).outline)
                pen.rounded(outline, 5, None, theme["haunt_light" if haunted else "gold"], 2)

            with emerging(canvas, spot.grown(12), within(done, 0.25, 0.85) if haunted else 1):
                canvas.stamp(
                    spot,
                    ("moment tile", self.tile, haunted),
                    paint,
                    (100, 100 * SCENE),
                    matter=CARDBOARD,
                )
        arrow = Box.around((left + side + 85, box.centre[1]), 110)
        draw_icon(canvas, "onward", arrow)


@dataclass(frozen=True)
class Villager:
    """The scene of a villager, and of the place where they end up."""

    key: str
    goal: str

    def draw(self, canvas: Canvas, box: Box, done: float) -> None:
        wide = box.h * SHEET[0] / SHEET[1]
        x, y = box.centre
        apart = min(box.w * 0.27, box.h * 1.1)
        draw_icon(canvas, "onward", Box.around((x, y), min(110, apart * 0.5)))
        goal = Box.around((x + apart, y), min(box.h * 0.9, (box.w / 2 - apart) * GOAL))
        with emerging(canvas, goal.grown(12), within(done, 0.3, 0.85)):
            draw_icon(canvas, self.goal, goal, shadow=6)
        come = within(done, 0, 0.35)
        start = Box.around((x - apart, y), wide, box.h)
        with emerging(canvas, box.grown(wide), come):
            draw_villager(canvas, self.key, start.moved((come - 1) * wide * 0.5, 0))


def keys(event: Told, name: str) -> list[str]:
    """Return the parts of the key in this argument, without the first one, its kind."""
    return str(event.args[name]).split(":")[1:]


def last(event: Told, name: str) -> str:
    return str(event.args[name]).rpartition(":")[2]
