"""The changes between two views, as numbered arrows on the later one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from render.ghost_stories.emblems import mark_of
from render.ghost_stories.scene import View, board_of
from render.kit.changes import NOBODY, Arrow
from render.kit.films import Mover
from render.kit.look import Look

Step: TypeAlias = tuple[str, str]  # from a place to a place; "" without a start


def arrows_since(views: Sequence[View]) -> list[Arrow]:
    """Return arrows for consecutive views, numbered in the order in which things happened.

    Taoists and villagers moved, ghosts came or went, tiles were haunted or freed.
    """
    steps = [
        (*step, mover(new))
        for old, new in pairwise(views)
        if old["tiles"] == new["tiles"]
        for step in steps_between(old, new)
    ]
    return [Arrow(number, *step) for number, step in enumerate(dict.fromkeys(steps), 1)]


def on_ground(arrows: Sequence[Arrow]) -> list[Arrow]:
    """Return the arrows that end on the ground, or all of them if each ends at a seat's plate."""
    found = [arrow for arrow in arrows if not arrow.end.startswith("plate:")]
    return found or list(arrows)


def mover(view: View) -> int:
    """Return the mark of the board that was on turn."""
    colour = view["boards"][view["active"]]["colour"]
    return mark_of(colour) if colour else NOBODY


def mover_of(view: View, look: Look) -> Mover | None:
    """Return the mover, the seat whose turn it was; None on a neutral board."""
    board = board_of(view, view["active"], look)
    return Mover(board.seat, mover(view), board.name) if board.taoist else None


def tile_at(view: View, place: str) -> str:
    return f"tile:{view['tiles'][place]}" if place in view["tiles"] else ""


def steps_between(old: View, new: View) -> Iterator[Step]:
    yield from taoist_steps(old, new)
    yield from ghost_steps(old, new)
    yield from figure_steps(old, new)
    for place in (*new["haunted"], *old["haunted"]):
        if (place in new["haunted"]) != (place in old["haunted"]):
            yield "", tile_at(new, place)
    for space in (*new["buddhas"], *old["buddhas"]):
        if (space in new["buddhas"]) != (space in old["buddhas"]):
            yield "", f"space:{space}"
    if old["circle"] != new["circle"]:
        place = next((p for p, id in new["tiles"].items() if id == "circle_of_prayer"), "")
        yield "", tile_at(new, place)
    yield from token_steps(old, new)
    if new["mode"] == "white_moon":
        yield from moon_steps(old, new)


def taoist_steps(old: View, new: View) -> Iterator[Step]:
    for was, now in zip(old["boards"], new["boards"], strict=True):
        if was["at"] and now["at"] and was["at"] != now["at"]:
            yield tile_at(new, was["at"]), f"taoist:{now['colour']}"


def ghost_steps(old: View, new: View) -> Iterator[Step]:
    stood = {ghost["id"]: space for space, ghost in old["ghosts"].items()}
    stands = {ghost["id"]: space for space, ghost in new["ghosts"].items()}
    for id, space in stands.items():
        if stood.get(id) != space:
            yield f"space:{stood[id]}" if id in stood else "", f"space:{space}"
    for id, space in stood.items():
        if id not in stands and space not in new["ghosts"]:
            yield "", f"space:{space}"
    for space, ghost in new["ghosts"].items():
        was = old["ghosts"].get(space)
        if ghost["mantra"] and was and not was["mantra"]:
            yield "", f"space:{space}"


def figure_steps(old: View, new: View) -> Iterator[Step]:
    """Yield a step for each haunting figure that moved to the symbol or back to its card."""
    for space, ghost in new["ghosts"].items():
        was = old["ghosts"].get(space)
        if was and was["id"] == ghost["id"] and was["figure"] != ghost["figure"]:
            out = ghost["figure"] == "symbol"
            yield "", f"figure:{space}" if out else f"space:{space}"


def token_steps(old: View, new: View) -> Iterator[Step]:
    """Yield steps of boards that gained or lost tokens, powers, or Qi, which stands on their
    edge."""
    for side, (was, now) in enumerate(zip(old["boards"], new["boards"], strict=True)):
        if was["qi"] != now["qi"]:
            yield "", f"edge:{side}"
        parts = ("tao", "yin_yang", "power_tokens", "power_works")
        buddhas = [seen["buddhas"] + seen["new_buddhas"] for seen in (was, now)]
        if any(was[part] != now[part] for part in parts) or buddhas[0] != buddhas[1]:
            yield "", f"plate:{side}"


def moon_steps(old: View, new: View) -> Iterator[Step]:
    stood = {one: place for place, there in old["villagers"].items() for one in there if one}
    for place, there in new["villagers"].items():
        if there and there[0] in stood and stood[there[0]] != place:
            yield tile_at(new, stood[there[0]]), f"villager:{there[0]}"
        elif len(there) < len(old["villagers"].get(place, ())):
            yield "", f"stack:{place}" if there else tile_at(new, place)
    for part in ("shelter", "graveyard"):
        if len(new[part]) > len(old[part]):
            yield "", part
    if new["su_ling"] != old["su_ling"]:
        yield f"space:{old['su_ling']}" if old["su_ling"] else "", "su_ling"
    for corner in ("nw", "ne", "sw", "se"):
        if (corner in new["receptacles"]) != (corner in old["receptacles"]):
            yield "", f"receptacle:{corner}"
