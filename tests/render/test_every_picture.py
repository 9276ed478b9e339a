"""Every kind of picture, from empty and from full positions.

Text is readable in a message before anybody taps it, letters stand out from their ground, and
badges cover no words.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageChops, ImageStat

from render.bonfire import layout as sea
from render.bonfire import painter as bonfire
from render.candelabria import layout as realm
from render.ghost_stories import layout as village
from render.kit.canvas import LAYERS, Canvas, Label
from render.kit.cards import BAND, VIEW, room_of
from render.kit.encode import TURN_LIMIT
from render.kit.focus import Option, mark_options
from render.kit.fonts import Face
from render.kit.geometry import Box
from render.kit.ink import Run
from render.kit.look import Look
from render.kit.shown import (
    LEGIBLE,
    PIXELS,
    TALLEST,
    glanced,
    shown_size,
)
from render.kit.theme import THEMES, Colour, themed
from render.kit.vision import contrast
from render.painters import PAINTERS
from render.ryozen import layout as land
from render.ryozen import painter as ryozen
from render.ryozen.panel import draw_panel
from render.ryozen.scene import scene_of
from rules.ghost_stories.parts import BOARDS, DATA, SPACES
from rules.ryozen.parts import COMPANIONS, REVELATIONS
from tests.marks import all_but_first_long, all_long_but, long
from tests.render import bonfire_views, candelabria_views, ghost_views, ryozen_views
from tests.render.checks import assert_labels_fit, windows
from tests.render.positions import CASES, ENDS, LANGUAGES, PEOPLE, POSITIONS

READABLE = 4.5  # the least contrast of letters

# Places too small to read in a message, as crops and lists show them large.
SMALLER: dict[str, Sequence[Box]] = {
    "ryozen": (
        land.CLAN_HOUSE,
        land.CAPITAL,
        *land.omens(),
        land.hexagon_box(land.PALACE),
        *(land.day_box(sector) for sector in land.SECTORS),
        *(land.night_box(sector) for sector in land.SECTORS),
    ),
    "ghost_stories": (village.VILLAGE, *(village.space(id) for id in SPACES)),
    "bonfire": (sea.SEA,),
    "candelabria": (realm.MAP,),
}
# Names that are too long for their province at full size.
LONG_NAMES = {"Дом кланов": 10.0, "Источники": 10.0, "Clan House": 10.0}


def seen(label: Label, canvas: Canvas) -> float:
    """Return the height of a label's letters in a message, in pixels."""
    return shown_size(label.size, canvas.view.w, canvas.view.h)


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize(("game", "position"), CASES)
def test_what_counts_at_a_glance_is_large_enough(game: str, position: str, language: str) -> None:
    view, look = POSITIONS[game][position](), Look(language, width=1200, people=PEOPLE)
    canvases = dict(windows(game, view, look))
    ground = canvases["ground"]
    for label in ground.labels:
        allowed = any(area.holds(label.box, 4) for area in SMALLER.get(game, ()))
        least = LONG_NAMES.get(label.text, LEGIBLE)
        assert allowed or seen(label, ground) >= least, (label, seen(label, ground))
        assert allowed or glanced(label.size, *ground.view[2:]), label
    assert ground.view.w == pytest.approx(1.5 * ground.view.h, abs=2)
    plates = canvases["seats"]
    for person in PEOPLE[: 1 if position == "alone" else 4]:
        names = [label for label in plates.labels if label.text.startswith(person)]
        assert names
        assert all(seen(label, plates) >= LEGIBLE for label in names), names


def test_ryozens_seats_are_readable_as_a_whole() -> None:
    """Everything that a seat has is written large enough in the picture of the seats."""
    for position in POSITIONS["ryozen"].values():
        plates = dict(windows("ryozen", position(), Look(width=1200, people=PEOPLE)))["seats"]
        small = [label for label in plates.labels if seen(label, plates) < LEGIBLE]
        assert not [label for label in small if not label.text.startswith("×")]


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize(("game", "position"), CASES)
def test_a_panel_is_no_strip_however_much_somebody_has(
    game: str, position: str, language: str
) -> None:
    look = Look(language, width=200, people=PEOPLE)
    for seat in range(1 if position == "alone" else 4):
        picture = PAINTERS[game].panel(POSITIONS[game][position](), seat, look)
        assert picture.height <= TALLEST * picture.width + 1, (seat, picture.height)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", range(0, len(REVELATIONS) + 1, 2))
def test_ryozens_panel_tells_its_counts_at_a_glance_with_any_number_of_cards(
    cards: int, language: str
) -> None:
    view, look = ryozen_views.full(4), Look(language, people=PEOPLE)
    view["players"][0]["cards"] = list(REVELATIONS)[:cards]
    view["players"][0]["hand"] = list(COMPANIONS)[:6]
    panel = draw_panel(scene_of(view, look).seats[0], language, ryozen.palette(look))
    assert_labels_fit(panel)
    assert panel.view.h <= TALLEST * panel.view.w
    counts = [label for label in panel.labels if label.text.isdigit()]
    assert len(counts) == 7  # resources, shards, favour
    for label in (*counts, *(label for label in panel.labels if label.text == PEOPLE[0])):
        assert seen(label, panel) >= LEGIBLE, label


class Inks:
    """Records letters that hardly stand out from their ground."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faint: list[tuple[str, float]] = []
        self.count = 0
        write = Canvas._run
        inks = self

        def run(
            canvas: Canvas,
            letters: Run,
            face: Face,
            pixels: int,
            x: int,
            base: int,
            colour: Colour,
            halo: Colour | None,
        ) -> Box:
            before = canvas.image.copy() if not letters.icon and halo is None else None
            box = write(canvas, letters, face, pixels, x, base, colour, halo)
            if before is not None:
                red, green, blue = ImageStat.Stat(before.crop(canvas.pixels(box))).mean
                inks.note(letters.text, contrast((round(red), round(green), round(blue)), colour))
            return box

        monkeypatch.setattr(Canvas, "_run", run)

    def note(self, text: str, found: float) -> None:
        self.count += 1
        if any(sign.isalnum() for sign in text) and found < READABLE:
            self.faint.append((text, round(found, 2)))


@pytest.mark.parametrize("theme", all_but_first_long(THEMES))
@pytest.mark.parametrize("full", [True, long(False)])
@pytest.mark.parametrize("game", all_long_but(["ryozen"], PAINTERS))
def test_letters_stand_out_from_their_ground(
    game: str, full: bool, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looks at boards, crops and panels; for the full position also at cards and the result."""
    LAYERS.clear()  # so that the words on layers are drawn again
    inks, painter = Inks(monkeypatch), PAINTERS[game]
    look = Look("en", theme, 400, PEOPLE)
    for name, position in POSITIONS[game].items():
        if full == (name == "full"):
            view = position()
            painter.boards(view, look)
            painter.panel(view, 0, look)
            for region in painter.regions("en"):
                painter.board(view, look, region=region)
    if full:
        for key in painter.known_keys()[::5]:
            painter.lookup(key, look)
        painter.results(ENDS[game](), look)
    LAYERS.clear()
    assert inks.count > 200
    assert not inks.faint, sorted(set(inks.faint))


TARGETS = {
    "ryozen": (
        [f"spot:{sector}:{n}" for sector, n in product(land.SECTORS, range(1, 5))],
        [f"sector:{sector}" for sector in land.SECTORS],
        [f"village:{n}" for n in range(8)],
        [f"event:{n}" for n in range(1, 5)],
        [f"revelation:{n}" for n in range(1, 4)],
        [f"slot:{n}" for n in range(1, 7)],
        ["resource:0:coin", "resource:0:scroll", "resource:0:lantern"],
    ),
    "ghost_stories": (
        [f"tile:{id}" for id in DATA.tile],
        [f"space:{id}" for id in SPACES],
        [f"board:{colour}" for colour in BOARDS],
        [f"taoist:{colour}" for colour in BOARDS],
        [f"villager:{id}" for id in DATA.villager],
        [f"receptacle:{corner}" for corner in ("nw", "ne", "sw", "se")],
        [f"tao:{colour}" for colour in DATA.colour],
    ),
    "bonfire": (
        [f"island:{id}" for id in sea.ISLES],
        [f"area:{n}" for n in range(7)],
        [f"council:{n}" for n in range(8)],
    ),
    "candelabria": (
        [f"region:{n}" for n in range(1, 11)],
        [f"territory:r{n}_mine" for n in range(1, 11)],
        [f"curse:{n}" for n in range(1, 4)],
        [f"display:{n}" for n in range(1, 7)],
    ),
}


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@pytest.mark.parametrize(("game", "position"), CASES)
def test_a_badge_covers_no_word_and_no_other_badge(game: str, position: str, language: str) -> None:
    view, look = POSITIONS[game][position](), Look(language, width=400, people=PEOPLE)
    for targets in TARGETS.get(game, ()):
        for _, canvas in windows(game, view, look):
            mark_options(canvas, [Option(n, [key]) for n, key in enumerate(targets, 1)])
            for number, mark in enumerate(canvas.marks):
                core = mark.room.inset(mark.room.w * 0.16)
                hidden = [label.text for label in canvas.labels if core.overlaps(label.box, 3)]
                assert len("".join(hidden)) <= 2, (mark.text, targets[0], hidden)
                for other in canvas.marks[:number]:
                    rest = other.room.inset(other.room.w * 0.16)
                    assert not core.overlaps(rest), (mark.text, other.text, targets[0])


SEATS: dict[str, Sequence[Callable[[], Any]]] = {
    "ryozen": [
        partial(make, seats)
        for make, seats in (
            (ryozen_views.early, 2),
            (ryozen_views.middle, 3),
            (ryozen_views.full, 4),
        )
    ],
    "bonfire": [bonfire_views.POSITIONS[f"late-{seats}"] for seats in (2, 3, 4)],
    "ghost_stories": [ghost_views.POSITIONS[f"early-{seats}"] for seats in (1, 4)],
    "candelabria": [candelabria_views.POSITIONS[one] for one in ("two-2", "early-3", "full-6")],
}


@pytest.mark.parametrize("game", PAINTERS)
def test_no_picture_of_the_board_is_taller_than_a_message_shows_well(game: str) -> None:
    """A board is shown as several pictures; none is too tall, whatever the number of seats."""
    for position in SEATS.get(game, POSITIONS[game].values()):
        ground, *rest = PAINTERS[game].boards(position(), Look(width=200))
        assert ground.width == pytest.approx(1.5 * ground.height, rel=0.02)
        assert all(picture.height <= TALLEST * picture.width for picture in rest)


def test_a_question_about_the_board_and_a_full_hand_is_no_strip() -> None:
    """Board and hand are drawn side by side, since one below the other would be too tall."""
    view = ryozen_views.full(4)
    view["players"][0]["cards"] = list(REVELATIONS)
    card = f"card:{view['players'][0]['cards'][0]}"
    options = [Option(1, ["sector:gates"]), Option(2, ["sector:altar"]), Option(3, [card])]
    picture = ryozen.asked(view, Look(width=600), options=options, player=0)
    assert picture.name == "ryozen-both.webp"
    assert picture.height <= TALLEST * picture.width


@pytest.mark.parametrize("game", ["bonfire", "candelabria"])
def test_three_seats_leave_no_quarter_of_their_picture_empty(game: str) -> None:
    """The last one by itself is as wide as the other two."""
    boxes = sea.cities(3) if game == "bonfire" else realm.plates(3, 0)
    assert boxes[2].x == boxes[0].x
    assert boxes[2].right >= boxes[1].right


@pytest.mark.parametrize("theme", ["dark", long("light")])
@pytest.mark.parametrize(("game", "position"), CASES)
def test_the_pictures_of_a_turn_are_sent_quickly(game: str, position: str, theme: str) -> None:
    look = Look("ru", theme, PIXELS, PEOPLE)
    pictures = PAINTERS[game].boards(POSITIONS[game][position](), look)
    assert sum(len(picture.data) for picture in pictures[:3]) <= TURN_LIMIT


@pytest.mark.parametrize("game", PAINTERS)
def test_what_a_look_up_card_shows_lies_on_its_band(game: str) -> None:
    painter, seen = PAINTERS[game], set()
    for key in painter.known_keys()[::3]:
        face = painter.face(key, Look("en"))
        if not face.draw or (kind := key.partition(":")[0]) in seen:
            continue
        seen.add(kind)
        canvas = Canvas(VIEW, 400, themed("dark", Path(f"render/{game}/palette.toml")))
        empty = canvas.image.copy()
        face.draw(canvas, room_of(face))
        box = ImageChops.difference(canvas.image, empty).getbbox()
        assert box is not None
        left, top, right, bottom = canvas.pixels(BAND.grown(4))
        assert left <= box[0] < box[2] <= right, key
        assert top <= box[1] < box[3] <= bottom, key


def test_bonfires_stores_show_what_can_be_paid_with_beside_its_number() -> None:
    view = bonfire_views.POSITIONS["late-4"]()
    canvas = bonfire.draw_panel(view, 0, Look(width=400))
    stores = [name for name in canvas.places if name.startswith(("token:", "resource:"))]
    mark_options(canvas, [Option(n, [name]) for n, name in enumerate(stores, 1)])
    assert len(canvas.marks) == 13
    for number, mark in enumerate(canvas.marks):
        core = mark.room.inset(mark.room.w * 0.16)
        assert not any(core.overlaps(label.box, 3) for label in canvas.labels), mark
        icons = [(math.dist(box.centre, core.centre), box) for box in canvas.kept]
        assert all(far > (box.w + mark.room.w) / 2 - 3 for far, box in icons), mark
        rows = [canvas.places[name].box for n, name in enumerate(stores) if n != number]
        assert not any(core.overlaps(box, 3) for box in rows), mark
