"""The signs of Bonfire: told apart by their shapes alone."""

from dataclasses import replace
from itertools import combinations
from types import MappingProxyType

import pytest
from PIL import Image, ImageChops

from render.bonfire import figures, icons, painter
from render.bonfire.briefs import COMMON_ICON, COUNCIL, Row, common, in_lines
from render.kit.icons import icon_named
from render.kit.look import Look
from render.kit.pen import Pen
from render.kit.widgets import Icon

palette = painter.palette

GREY, WHITE = (128, 128, 128), (255, 255, 255)
GROUPS = {
    "token": [f"token_{kind}" for kind in icons.SYMBOLS],
    "symbol": [f"symbol_{kind}" for kind in icons.SYMBOLS],
    "crystal": [f"crystal_{kind}" for kind in icons.CRYSTALS],
    "bonfire": [f"bonfire_{kind}" for kind in icons.CRYSTALS],
    "gate": [f"gate_{kind}" for kind in icons.SHAPES],
    "notch": [f"notch_{kind}" for kind in icons.SHAPES],
    "guardian": [*(f"guardian_{kind}" for kind in figures.ORDERS), "guardian_own_0"],
    "seat": [f"{thing}_{mark}" for thing in ("novice", "ship", "gift") for mark in range(4)],
    "cells": ["cells_gold", "cells_outer", "cells_highlighted"],
    "resource": ["flower", "fruit", "herb", "shell", "root", "gold"],
}


def in_grey(name: str) -> Image.Image:
    """Return an icon in grey, as if all things of its group had one colour."""
    own = palette(Look())
    colours = {key: GREY for key in own.colours if key.startswith(("token_", "crystal_"))}
    colours |= dict.fromkeys(figures.ORDERS, GREY) | {"token_ink": WHITE, "token_ink_dark": WHITE}
    plain = replace(own, seats=(GREY,) * 4, seat_ink=(WHITE,) * 4,
                    colours=MappingProxyType({**own.colours, **colours}))  # fmt: skip
    pen = Pen((64, 64))
    icon_named(name, plain)(pen, plain)
    ground = Image.new("RGBA", (64, 64), (*own["board"], 255))
    ground.alpha_composite(pen.finished())
    return ground.convert("L")


@pytest.mark.parametrize("group", GROUPS)
def test_shape_tells_things_apart_without_colour(group: str) -> None:
    pictures = {name: in_grey(name) for name in GROUPS[group]}
    for one, other in combinations(pictures, 2):
        difference = ImageChops.difference(pictures[one], pictures[other])
        apart = sum(difference.histogram()[40:]) / 64**2
        assert apart > 0.015, (one, other, apart)


@pytest.mark.parametrize("row", [*COUNCIL.values(), *map(common, COMMON_ICON)])
def test_a_row_below_each_other_keeps_each_number_with_its_icon(row: Row) -> None:
    lines = in_lines(row)
    assert [piece for line in lines for piece in line] == list(row)
    for line in lines:
        *before, last = line
        assert isinstance(last, Icon)
        assert not any(isinstance(piece, Icon) for piece in before)
