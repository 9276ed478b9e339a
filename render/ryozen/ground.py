"""The board before anything lies on it: drawn once for a theme, a language and a size."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.geometry import Box, Point
from render.kit.icons import draw_icon
from render.kit.materials import stone, vignette, wood
from render.kit.pen import Pen
from render.kit.text import Style
from render.kit.theme import Colour, darker, lighter, mix
from render.kit.widgets import Icon, Piece, draw_row
from render.ryozen import layout, motifs
from render.ryozen.briefs import DAY, MOON, NIGHT
from render.ryozen.words import name, text
from rules.ryozen.parts import BOX

SECTOR_NAME = Style(Face.TITLE, 50, 34)
HEADING = Style(Face.SERIF, 38, 24)


def draw_ground(canvas: Canvas, language: str, prices: Sequence[Sequence[str]], seats: int) -> None:
    """Table, provinces with names and effects, plates for everything else.

    A crop shows only what lies in it as a whole.
    """
    canvas.image.paste(vignette(wood(canvas.image.size, canvas.theme["table"]), 0.4))
    for sector, spots in zip(layout.SECTORS, prices, strict=True):
        if canvas.shows(layout.hexagon_box(layout.centre(sector))):
            draw_province(canvas, sector, language, len(spots))
    if canvas.shows(layout.hexagon_box(layout.PALACE)):
        draw_hexagon(canvas, layout.PALACE, canvas.theme["plaza"])
    draw_plate(canvas, layout.CLAN_HOUSE, text(language, "clan-house"))
    draw_plate(canvas, layout.CAPITAL, text(language, "capital-track"))
    draw_plate(canvas, layout.SUPPLY, "")
    boxes = layout.seat_boxes(seats)
    if canvas.shows(boxes[0]):
        for box in boxes:
            canvas.panel(box, "board", "line", 20, 3, shadow=6)
        if seats % 2:
            draw_memo(canvas, layout.seat_boxes(seats + 1)[-1], language)


def draw_plate(canvas: Canvas, box: Box, title: str) -> None:
    if canvas.shows(box):
        canvas.panel(box, "board", "line", 18, 3, shadow=5)
        heading = Box(box.x + 18, box.y + 4, box.w - 36, 42)
        canvas.write(title, heading, HEADING, canvas.theme["ink_soft"])


def draw_hexagon(canvas: Canvas, middle: Point, colour: Colour) -> None:
    """A tile of stone with a bevelled rim and a shadow on the table."""
    box = layout.hexagon_box(middle).grown(14)
    left, top, right, bottom = canvas.pixels(box)
    size = right - left, bottom - top
    shade = shape_mask(canvas, box, middle, layout.HEX + 2).filter(
        ImageFilter.GaussianBlur(7 * canvas.scale)
    )
    strength = canvas.theme.shadow
    shade = shade.point([value * strength // 255 for value in range(256)])
    canvas.image.paste((0, 0, 0), (left, top + round(6 * canvas.scale)), shade)
    for radius, paint in (
        (layout.HEX, darker(colour, 0.55)),
        (layout.HEX - 5, lighter(colour, 0.16)),
    ):
        canvas.image.paste(paint, (left, top), shape_mask(canvas, box, middle, radius))
    face = stone(size, colour)
    light = Image.linear_gradient("L").resize(size).point([v // 5 for v in range(256)])
    face.paste(Image.new("RGB", size, darker(colour, 0.7)), (0, 0), light)
    canvas.image.paste(face, (left, top), shape_mask(canvas, box, middle, layout.HEX - 9))


def shape_mask(canvas: Canvas, box: Box, middle: Point, radius: float) -> Image.Image:
    left, top, right, bottom = canvas.pixels(box)
    mask = Image.new("L", ((right - left) * 3, (bottom - top) * 3), 0)
    factor = canvas.scale * 3
    points = [
        ((x - box.x) * factor, (y - box.y) * factor) for x, y in layout.outline(middle, radius)
    ]
    ImageDraw.Draw(mask).polygon(points, 255)
    return mask.reduce(3)


def draw_province(canvas: Canvas, sector: str, language: str, spots: int) -> None:
    theme = canvas.theme
    middle = layout.centre(sector)
    draw_hexagon(canvas, middle, theme[sector])
    box = layout.hexagon_box(middle)
    tint = mix(theme[sector], theme["ink"], 0.2)

    def motif(pen: Pen) -> None:
        motifs.MOTIFS[sector](pen, tint)
        pen.inside_of(layout.outline((box.w / 2, box.h / 2), layout.HEX - 12))
        pen.fade(0.55)

    canvas.stamp(box, ("motif", sector), motif, units=(box.w, box.h))
    write_province(canvas, sector, language)
    for spot in layout.spots(sector, spots):
        draw_well(canvas, spot)


def write_province(canvas: Canvas, sector: str, language: str) -> None:
    theme = canvas.theme
    title = name("sectors", sector, language)
    canvas.write(title, layout.name_box(sector), SECTOR_NAME, theme["ink"])
    day: list[Piece] = [Icon("day"), *DAY[sector]]
    night: list[Piece] = [Icon("night"), *NIGHT[sector], Icon("majority"), Icon(MOON[sector])]
    draw_row(canvas, day, layout.day_box(sector), 48, theme["ink"])
    draw_row(canvas, night, layout.night_box(sector), 48, theme["ink"])
    canvas.place(f"sector:{sector}", layout.name_box(sector))


def draw_well(canvas: Canvas, box: Box) -> None:
    """An empty spot: a shallow round hollow."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 49, lighter(theme["well"], 0.28))
        pen.circle((50, 48.5), 47, theme["well"])
        pen.circle((50, 51.5), 44, lighter(theme["well"], 0.07))

    canvas.stamp(box, "well", paint)


def draw_price(canvas: Canvas, box: Box, price: str) -> None:
    """What an empty spot costs, in its middle."""
    draw_icon(canvas, price, box.inset(box.w * 0.2))


def draw_memo(canvas: Canvas, box: Box, language: str) -> None:
    """What counts at the end, where a fourth player would be."""
    theme = canvas.theme
    score = BOX.scoring
    canvas.panel(box, "board", "line", 20, 3)
    title = box.top(62).inset(24, 6)
    canvas.write(text(language, "scoring"), title, HEADING, theme["ink_soft"], "left")
    lines: list[list[Piece]] = [
        [Icon("jade"), Icon("jade"), Icon("jade"), "=", str(score.same_colour)],
        [Icon("coral"), Icon("agate"), Icon("jade"), "=", str(score.three_colours)],
        [Icon("any_shard"), "=", str(score.loose_shard)],
        [str(score.resources), Icon("any_resource"), "=", str(score.resources_favour)],
    ]
    rooms = [room for row in box.below(62).inset(24, 4).rows(2, 8) for room in row.columns(2, 20)]
    for pieces, room in zip(lines, rooms, strict=True):
        draw_row(canvas, [*pieces, Icon("favour")], room, 54, theme["ink"], align="left")
