"""Writes docs/rooms.md: a drawing of which package imports which, and how often.

python -m tools.rooms
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from tools.imports import ROOT, Imports, imports

PAGE = ROOT / "docs" / "rooms.md"
HOUSE = ("rules", "locales", "db", "tables", "render", "sandbox", "cogs")
RoomOf = Callable[[str], str]
Edges = Counter[tuple[str, str]]

HEAD = """# The rooms

For contributors: a map of the code. A room is a package. It *enters* another room when one of its
modules imports a module there; the numbers count these imports. `tests/test_boundaries.py` holds
that no two rooms enter each other, and that no game imports another. `python -m tools.rooms` makes
this page.
"""


def edges(graph: Imports, room_of: RoomOf) -> Edges:
    return Counter(
        (room_of(name), room_of(other))
        for name, others in graph.items()
        for other in others
        if room_of(name) != room_of(other)
    )


def house(name: str) -> str:
    return name.partition(".")[0]


def inner(name: str) -> str:
    """Return the folder of a module within its package. Folders of single games count as one."""
    parts = name.split(".")
    if len(parts) < 2 or not (ROOT / parts[0] / parts[1]).is_dir():
        return ""
    return "games/…" if parts[1] == "games" and is_game(parts) else parts[1]


def is_game(parts: list[str]) -> bool:
    return len(parts) > 2 and (ROOT / "cogs" / "games" / parts[2]).is_dir()


def drawing(title: str, found: Edges) -> Iterator[str]:
    yield from ("", f"## {title}", "", "```mermaid", "graph TD")
    for (room, other), count in sorted(found.items()):
        yield f"    {node(room)} -->|{count}| {node(other)}"
    yield "```"


def node(room: str) -> str:
    """Return a room's name in the syntax of the drawing."""
    plain = "".join(letter for letter in room if letter.isalnum())
    return f'{plain}x["{room}"]' if plain != room else plain


def table(found: Edges, size: Counter[str]) -> Iterator[str]:
    yield from ("", "| room | modules | enters | is entered by |", "|---|---|---|---|")
    for room in sorted(size):
        out = listed((other, n) for (here, other), n in found.items() if here == room)
        into = listed((here, n) for (here, other), n in found.items() if other == room)
        yield f"| {room} | {size[room]} | {out} | {into} |"


def listed(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{room} {n}" for room, n in sorted(counts, key=lambda it: (-it[1], it[0])))


def page() -> str:
    lines = [HEAD.rstrip()]
    for title, packages, room_of in (
        ("The house", HOUSE, house),
        ("The rooms of the tables", ("tables",), inner),
        ("The rooms of the bot", ("cogs",), inner),
    ):
        graph = imports(*packages)
        inside = {name: others for name, others in graph.items() if room_of(name)}
        found = edges(inside, room_of)
        lines += drawing(title, found)
        lines += table(found, Counter(room_of(name) for name in inside))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.relative_to(ROOT)} is drawn anew")
