"""The names of Bonfire's things, by the kinds of their keys."""

from rules.core import Message, Name, Words
from rules.core.words import Noun

from .parts import (
    CITIES,
    DATA,
    FATE_TILES,
    PATH_TILES,
    TASKS,
    TOKENS,
    YELLOW,
)
from .registry import book

LETTERS = "abcdefgh"
ROWS_OUTSIDE = {"0": "above", "6": "below"}
COLUMNS_OUTSIDE = {"0": "left", "8": "right"}

book.place(
    "island", "area", "council", "common", "gnome", "path", "task", "city",
    "place", "bonfire", "notch", "space", "guardian", "cell", "fate", "gift", "portal",
    "reward", "resource",
)  # fmt: skip
book.places["pile"] = lambda *parts: "pile"
book.places["bonus"] = lambda common: f"common:{common}"
book.places["token"] = lambda id, copy="1": f"token:{id}"

# By action: the thing that pictures mark for it, mostly the token that it costs.
HOMES = {
    "build_path": "token:path",
    "move_ship": "token:ship",
    "receive_task": "token:task",
    "use_great_bonfire": "token:great_bonfire",
    "retrieve_guardian": "token:guardian",
    "hold_procession": "token:guardian",
    "recruit_gnome": "token:gnome",
    "place_fate": "supply",
    "light_bonfire": "bonfires",
    "discard": "tokens",
}
for action, home in HOMES.items():
    book.places[action] = lambda home=home: home


def simply(kind: str) -> Noun:
    """Return a noun that names things of a kind by their own ids. Copies share a name."""
    return lambda id, copy="1": Name(f"{kind}-{id}")


for kind in (
    "color", "resource", "token", "guardian", "crystal", "portal", "island", "gnome", "common",
):  # fmt: skip
    book.noun(kind)(simply(kind))


@book.noun("city")
def city(id: str) -> Words:
    """Name a city board, with the shapes of its notches in the order in which they are filled."""
    shapes = zip(LETTERS, CITIES[id].notches_from_the_right, strict=False)
    args = {letter: f"portal:{shape}" for letter, shape in shapes}
    return Message("city", {"city": f"city_name:{id}", **args})


@book.noun("city_name")
def city_name(id: str) -> Words:
    return Name(f"city-{id}")


@book.noun("council")
def council(index: str) -> Words:
    return Name(f"council-{DATA.council[int(index)].id}")


@book.noun("council_bonus")
def council_bonus(index: str) -> Words:
    return Name(f"council-{DATA.council[int(index)].id}-text")


@book.noun("ability")
def ability(id: str) -> Words:
    return Name(f"gnome-{id}-text")


@book.noun("path")
def path(id: str) -> Words:
    tile = PATH_TILES[id]
    return Message(
        "path", {"crystal": f"crystal:{tile.crystal}", "resource": f"resource:{tile.resource}"}
    )


@book.noun("task")
def task(id: str) -> Words:
    part = TASKS[id]
    condition = f"condition:{id}"
    return Message("task", {"condition": condition, "color": part.color, "points": part.points})


@book.noun("condition")
def condition(id: str) -> Words:
    """Return a task's condition: the sentence of its kind, with the tile's values."""
    part = TASKS[id]
    args: dict[str, str | int] = {"need": part.need, "size": part.size, "each": part.each}
    args |= {"islands": part.islands, "groups": part.groups, "cells": part.cells or ""}
    things = {"guardian": part.guardian, "resource": part.resource}
    args |= {kind: f"{kind}:{thing}" for kind, thing in things.items() if thing}
    if part.need and (part.resource or part.token):
        args["amount"] = f"amount:{part.resource or part.token}:{part.need}"
    tint = part.crystal or part.color_of
    if tint:
        args["tint"] = f"crystal:{tint}"
    symbols = zip(LETTERS, part.symbols, strict=False)
    args |= {letter: f"token:{symbol}" for letter, symbol in symbols}
    several = "-two" if len(part.symbols) > 1 else ""
    return Message(f"task-{part.kind.replace('_', '-')}{several}", args)


@book.noun("fate")
def fate(id: str) -> Words:
    symbols = zip(LETTERS, FATE_TILES[id].symbols, strict=False)
    return Message("fate", {letter: f"token:{symbol}" for letter, symbol in symbols})


@book.noun("cell")
def cell(row: str, column: str) -> Words:
    """Name a cell by letter and number; for one outside, say on which side of which cell it
    lies."""
    args: dict[str, str | int] = {"row": int(row)}
    args["column"] = "ABCDEFG"[max(0, min(6, int(column) - 1))]
    outside = ROWS_OUTSIDE.get(row) or COLUMNS_OUTSIDE.get(column)
    return Message(f"cell-{outside}" if outside else "cell", args)


@book.noun("place")
def place(number: str) -> Words:
    return Message("place", {"number": int(number)})


@book.noun("bonfire")
def bonfire(number: str) -> Words:
    return Message("bonfire", {"number": int(number)})


@book.noun("area")
def area(index: str) -> Words:
    part = DATA.area[int(index)]
    args: dict[str, str | int] = {"token": f"amount:{part.token}:1"}
    if part.resource is None:
        return Message("area-points", args | {"points": part.points})
    return Message("area", args | {"resource": f"amount:{part.resource}:1"})


@book.noun("amount")
def amount(id: str, number: str) -> Words:
    """Name an amount of a token or resource."""
    return Message(f"amount-{id.replace('_', '-')}", {"number": int(number)})


@book.noun("few")
def few(id: str, number: str) -> Words:
    """Name an amount within a list, without the word "token"."""
    if id not in TOKENS[:YELLOW]:
        return amount(id, number)
    return Message("few", {"number": int(number), "token": f"token:{id}"})


@book.noun("pay")
@book.noun("amounts")
def amounts(*details: str) -> Words:
    """Name several amounts, such as ``ship:2:yellow:1``."""
    pairs = list(zip(details[::2], details[1::2], strict=True))
    if len(pairs) == 1:
        return amount(*pairs[0])
    listed = zip(LETTERS, pairs, strict=False)
    args = {letter: f"few:{id}:{number}" for letter, (id, number) in listed}
    return Message(f"sum-{len(pairs)}", args)


@book.noun("worths")
def worths(*details: str) -> Words:
    """Name tasks by colour and points, such as ``blue:2:red:4``."""
    pairs = zip(details[::2], details[1::2], strict=True)
    args = {
        letter: f"worth:{color}:{points}"
        for letter, (color, points) in zip(LETTERS, pairs, strict=False)
    }
    return Message(f"list-{len(args)}", args)


@book.noun("offers")
def offers(*tasks: str) -> Words:
    """Name tasks by what they ask for, such as ``blue_3:red_4``."""
    args = {letter: f"offer:{task}" for letter, task in zip(LETTERS, tasks, strict=False)}
    return Message(f"list-{len(args)}", args)


@book.noun("offer")
def offer(id: str) -> Words:
    worth = f"worth:{TASKS[id].color}:{TASKS[id].points}"
    return Message("offer", {"condition": f"condition:{id}", "worth": worth})


@book.noun("worth")
def worth(color: str, points: str) -> Words:
    return Message("worth", {"color": color, "points": int(points)})


@book.noun("score")
def score(*parts: str) -> Words:
    names = ("points", "bonfires", "guardians", "portals", "crystals", "common", "fate", "goods")
    return Message("score", {id: int(part) for id, part in zip(names, parts, strict=True)})
