"""Views in which one fact is changed: the words that tell the view must change too."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
APART = ("seats", "players", "boards", "houses")  # lists with independent entries
MISSING = object()


def facts(view: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield each leaf with its path, and each list that could be shorter."""
    if isinstance(view, Mapping):
        for key, value in view.items():
            yield from facts(value, (*path, key))
    elif isinstance(view, Sequence) and not isinstance(view, str):
        if view:
            yield path, view
        for number, value in enumerate(view):
            yield from facts(value, (*path, number))
    else:
        yield path, view


def kind_of(path: Path) -> str:
    """Return the kind of a fact, such as `seats/#/places/#/shape`."""
    return "/".join("#" if isinstance(step, int) else step for step in path)


def seen_values(views: Sequence[Any]) -> dict[str, list[Any]]:
    """Return the values that each kind of fact has had in these views."""
    values = defaultdict[str, dict[Any, None]](dict)
    for view in views:
        for path, value in facts(view):
            if not isinstance(value, list):
                values[kind_of(path)][value] = None
    return {kind: list(found) for kind, found in values.items()}


def other(value: Any, known: Sequence[Any]) -> Any:
    """Return another value that the fact could have."""
    if isinstance(value, list):
        return value[:-1]
    if isinstance(value, bool):
        return not value
    alike = (it for it in known if it != value and type(it) is type(value))
    return next(alike, value + 1 if isinstance(value, int) else MISSING)


def unnoticed(
    view: Any, known: Mapping[str, Sequence[Any]], tell: Callable[[Any], Any], tries: int
) -> dict[tuple[str, str], bool]:
    """Tell for each kind of fact if every change tried left the telling as it was. Facts of each
    player are of a kind of their own."""
    before = tell(view)
    found, tried = dict[tuple[str, str], bool](), defaultdict[tuple[str, str], int](int)
    for path, value in list(facts(view)):
        kind = kind_of(path)
        one = kind, "/".join(map(str, path[:2])) if path[0] in APART else ""
        if found.get(one) is False or tried[one] == tries:
            continue
        new = other(value, known.get(kind, ()))
        if new is not MISSING:
            tried[one] += 1
            found[one] = told_with(view, path, new, tell) == before
    return found


def told_with(view: Any, path: Path, value: Any, tell: Callable[[Any], Any]) -> Any:
    """Return the telling of the view with this fact changed, or None if no such view is
    possible."""
    inner = view
    for step in path[:-1]:
        inner = inner[step]
    old, inner[path[-1]] = inner[path[-1]], value
    try:
        return tell(view)
    except Exception:  # if the painter fails in any way, it has read the fact
        return None
    finally:
        inner[path[-1]] = old
