"""The six provinces and the Palace in their midst, with everybody who is there."""

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.kit.geometry import Box, polar, regular
from render.kit.icons import draw_icon
from render.kit.markers import seat_marker, seat_outline
from render.kit.pen import Pen
from render.kit.places import disc, polygon
from render.kit.theme import Colour, Theme, darker, lighter, mix
from render.ryozen import layout
from render.ryozen.ground import (
    draw_plaza,
    draw_price,
    draw_well,
    province_tile,
    write_province,
)
from render.ryozen.icons.goods import crest
from render.ryozen.scene import Place, Scene, Sector, Tower
from render.ryozen.tiles import draw_count, draw_tile


def draw_kingdom(canvas: Canvas, scene: Scene, language: str) -> None:
    shown = [s for s in scene.sectors if canvas.shows(layout.hexagon_box(layout.centre(s.id)))]
    for sector in shown:
        province_tile(canvas, sector.id, sector.lit)
    for sector in shown:
        if sector.lit:
            draw_light(canvas, sector.id)
    for sector in shown:
        write_province(canvas, sector.id, language)
        draw_spots(canvas, sector)
    if canvas.shows(layout.hexagon_box(layout.PALACE)):
        draw_plaza(canvas)
        draw_court_or_tower(canvas, scene)


def draw_court_or_tower(canvas: Canvas, scene: Scene) -> None:
    canvas.place("palace", polygon(layout.outline(layout.PALACE, layout.HEX - 6)))
    if scene.tower is None:
        draw_palace(canvas, scene)
    else:
        draw_tower(canvas, scene, scene.tower)


def draw_light(canvas: Canvas, sector: str) -> None:
    """Draw the Palace's light on a province: a bright rim and a warm haze inside it."""
    theme = canvas.theme
    box = layout.hexagon_box(layout.centre(sector)).grown(12)
    middle = box.w / 2, box.h / 2

    def paint(pen: Pen) -> None:
        glow = theme["glow"]
        rim = layout.outline(middle, layout.HEX - 4)
        pen.line([*rim, *rim[:2]], glow, 15)
        pen.soften(8)
        pen.line([*rim, *rim[:2]], glow, 9)
        pen.line([*rim, *rim[:2]], lighter(glow, 0.6), 4)

    canvas.stamp(box, "light", paint, units=(box.w, box.h))


def draw_spots(canvas: Canvas, sector: Sector) -> None:
    boxes = layout.spots(sector.id, len(sector.spots))
    for box, spot in zip(boxes, sector.spots, strict=True):
        canvas.place(spot.key, seat_outline(spot.tile.mark, box) if spot.tile else disc(box))
        if spot.tile is not None:
            draw_tile(canvas, spot.tile, box)
        else:
            draw_well(canvas, box)
        if spot.price and spot.tile is None:
            draw_price(canvas, box, spot.price)
        if spot.key == sector.guard:
            draw_icon(canvas, "ban", Box(box.x - 14, box.bottom - 44, 56, 56), shadow=3)


# ---- the Palace


def draw_beams(canvas: Canvas, scene: Scene) -> None:
    """Draw three beams from the tower's lamp to the lit provinces."""
    theme = canvas.theme
    box = layout.hexagon_box(layout.PALACE)
    middle = box.w / 2, box.h / 2
    angles = [60 * number for number, sector in enumerate(scene.sectors) if sector.lit]

    def paint(pen: Pen) -> None:
        for angle in angles:
            for half, strength in ((27, 60), (20, 60), (12, 70)):
                ends = layout.flattened(
                    middle, [polar(middle, 290, angle + side * half) for side in (-1, 1)]
                )
                beam = Pen(pen.pixels, pen.units, pen.factor)
                beam.polygon([middle, *ends], (*theme["glow"], strength))
                pen.image.alpha_composite(beam.image)
        pen.soften(4)
        pen.inside_of(layout.outline(middle, layout.HEX - 10))

    canvas.stamp(box, ("beams", tuple(angles)), paint, units=(box.w, box.h), factor=1)


def draw_palace(canvas: Canvas, scene: Scene) -> None:
    draw_beams(canvas, scene)
    draw_storeys(canvas, scene.rotation, scene.levels, 118)
    zones = layout.palace_zones(len(scene.seats))
    for seat, box in zip(scene.seats, zones, strict=True):
        for name in (f"palace:{seat.player}", *(f"palace:{seat.player}:{k}" for k in seat.palace)):
            canvas.place(name, seat_outline(seat.mark, box) if seat.palace else disc(box))
        if seat.palace:
            draw_count(canvas, seat.mark, len(seat.palace), box)
        elif seat.mark >= 0:
            draw_hollow(canvas, seat.mark, box)


def draw_hollow(canvas: Canvas, mark: int, box: Box) -> None:
    """Draw a clan's empty place in the Palace."""
    theme = canvas.theme

    def paint(pen: Pen) -> None:
        pen.circle((50, 50), 44, mix(theme["plaza"], theme["well"], 0.5))
        pen.circle((50, 50), 44, None, mix(theme["plaza"], theme.seats[mark], 0.6), 5)

    canvas.stamp(box, ("hollow", mark), paint)


def draw_storeys(canvas: Canvas, rotation: int, storeys: int, radius: float) -> None:
    """Draw the tower from above: each storey is a smaller roof, turned with the board."""
    theme = canvas.theme
    box = Box.around(layout.PALACE, 2 * radius)
    canvas.stamp(
        box,
        ("tower", rotation, storeys),
        lambda pen: paint_roofs(pen, theme, rotation, storeys),
        shadow=8,
    )


def paint_roofs(pen: Pen, theme: Theme, rotation: int, storeys: int) -> None:
    turn = 60 * rotation + 45
    reaches = [49.0, 36.5, 25.0][:storeys]
    for number, reach in enumerate(reaches):
        colour = mix(theme["roof"], theme["roof_light"], number / 2)
        if number:
            pen.polygon(regular((50, 50), reach + 3.5, 4, turn), (0, 0, 0, 90))
        paint_roof(pen, theme, colour, reach, turn)
    court = max(9.5, reaches[-1] * 0.36)
    pen.circle((50, 50), court + 1.5, darker(theme["coin"], 0.5))
    pen.circle((50, 50), court, theme["coin"])
    sign = Pen((max(8, round(pen.image.width / pen.factor * court / 60)),) * 2)
    crest(sign, theme["roof"])
    pen.paste(sign.image, Box.around((50, 50), court * 1.6))


def paint_roof(pen: Pen, theme: Theme, colour: Colour, reach: float, turn: float) -> None:
    """Draw a roof of four slopes, lit from the upper left."""
    corners = regular((50, 50), reach, 4, turn)
    pen.polygon(corners, darker(colour, 0.6))
    inner = regular((50, 50), reach - 1.6, 4, turn)
    for side in range(4):
        a, b = inner[side], inner[(side + 1) % 4]
        facing = (turn + 90 * side + 45) % 360
        away = abs((facing - 315 + 180) % 360 - 180) / 180
        slope = darker(colour, 0.45 * away)
        pen.polygon([a, b, (50, 50)], slope)
        for part in (0.2, 0.4, 0.6, 0.8):
            eave = a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
            top = 50 + (eave[0] - 50) * 0.5, 50 + (eave[1] - 50) * 0.5
            pen.line([eave, top], darker(slope, 0.28), 0.9)
    for corner in inner:
        pen.line([corner, (50, 50)], theme["coin"], 1.5)
        pen.circle(corner, 2.4, theme["coin"])


def draw_tower(canvas: Canvas, scene: Scene, tower: Tower) -> None:
    """Draw the tower of the Palace mode: walls, loopholes, the summit, and the seats that see each
    side."""
    draw_beams(canvas, scene)
    draw_storeys(canvas, scene.rotation, 1, 128)
    for place in tower.walls:
        draw_place(canvas, place, layout.wall(place.side, scene.rotation), "any_resource")
        draw_watchers(canvas, place.side, scene.rotation, tower.seen_by[place.side])
    for place in tower.loopholes:
        draw_place(canvas, place, layout.loophole(place.side, scene.rotation), "lantern")
    draw_place(canvas, tower.summit, layout.summit(), "phoenix")
    for seat in scene.seats:
        if seat.mark >= 0:
            seat_marker(canvas, seat.mark, Box.around(layout.seat_edge(seat.side), 36))


def draw_place(canvas: Canvas, place: Place, box: Box, sign: str) -> None:
    canvas.place(place.key, seat_outline(place.tile.mark, box) if place.tile else disc(box))
    draw_well(canvas, box)
    if place.tile is None:
        draw_icon(canvas, sign, box.inset(box.w * 0.2))
    else:
        draw_tile(canvas, place.tile, box)


def draw_watchers(canvas: Canvas, side: int, rotation: int, marks: Sequence[int]) -> None:
    """Draw small markers of the seats that see a side, at both ends of its wall."""
    angle = layout.side_angle(side, rotation)
    for number, mark in enumerate(mark for mark in marks if mark >= 0):
        spot = polar(layout.PALACE, 118, angle + (-33, 33)[number % 2])
        seat_marker(canvas, mark, Box.around(spot, 34), shadow=2)
