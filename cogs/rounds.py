"""What a round has brought to everybody, in a few lines for those who watch."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from render.painters import PAINTERS
from tables import Refused, Table

from .outlook import Held, differences
from .texts import Texts, joined

if TYPE_CHECKING:
    from .app import Emberboard

CHANGES = 6  # of one seat that are told, besides the points


async def story(
    app: "Emberboard", table: Table, number: int, t: Texts, names: Sequence[str]
) -> list[str]:
    """Who leads, by how much more than before, and what else has come and gone. Nothing where
    the round cannot be looked at any more: it was taken back, or the rules were corrected."""
    game, began, ended = table.settings.game, table.rounds.get(number), table.rounds.get(number + 1)
    if game not in PAINTERS or began is None or ended is None:
        return []
    try:
        views = [await app.tables.history.view_at(table.id, None, at) for at in (began, ended)]
    except Refused:
        return []
    before, after = (PAINTERS[game].holdings(view, t.language) for view in views)
    return list(told(before, after, names))


def told(before: Sequence[Held], after: Sequence[Held], names: Sequence[str]) -> Iterator[str]:
    points = [score(held) for held in after]
    for seat in sorted(range(len(after)), key=lambda seat: -points[seat][1]):
        what, count = points[seat]
        rank = 1 + sum(other > count for _, other in points)
        more = count - score(before[seat])[1]
        yield f"{rank}. **{names[seat]}** · {what}: {count}{f' ({more:+})' if more else ''}"
        others = {name: held for name, held in after[seat].items() if name != what}
        changes = list(differences(before[seat], others))
        if changes:
            yield f"-# {joined([*changes[:CHANGES], *(['…'] if changes[CHANGES:] else [])])}"


def score(held: Held) -> tuple[str, int]:
    """The first thing that a game counts is what it is won by."""
    what, count = next(iter(held.items()))
    assert isinstance(count, int)
    return what, count
