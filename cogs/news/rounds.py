"""The result of a round for everybody, in a few lines for those who watch."""

from collections.abc import Iterator, Sequence

from render.painters import PAINTERS
from tables import Refused, Table
from tables.after.replays import Replays

from ..words.foresight import Held, differences
from ..words.results import mode_of, side_names
from ..words.texts import Texts, joined

CHANGES = 6  # changes told for each seat, besides its points


async def story(
    replays: Replays, table: Table, number: int, t: Texts, names: Sequence[str]
) -> list[str]:
    """Return the leader, the growth of the lead, and other gains and losses; in a team, only the
    gains and losses. Return nothing if the round cannot be looked at any more: it was taken back,
    or the rules were corrected."""
    game, began, ended = table.settings.game, table.rounds.get(number), table.rounds.get(number + 1)
    if game not in PAINTERS or began is None or ended is None:
        return []
    try:
        views = await replays.views(table.id, None, (began, ended))
    except Refused:
        return []
    if not views.keys() >= {began, ended}:
        return []
    before, after = (PAINTERS[game].holdings(views[at], t.language) for at in (began, ended))
    sides = side_names(table, names, t)
    return list((gains_and_losses if mode_of(table).team else ranking)(before, after, sides))


def gains_and_losses(
    before: Sequence[Held], after: Sequence[Held], names: Sequence[str]
) -> Iterator[str]:
    """Yield a line with gains and losses for each seat whose holdings changed."""
    for seat, (had, has) in enumerate(zip(before, after, strict=True)):
        if changes := list(differences(had, has)):
            yield f"**{names[seat]}** · {shortened(changes)}"


def ranking(before: Sequence[Held], after: Sequence[Held], names: Sequence[str]) -> Iterator[str]:
    points = [score(held) for held in after]
    for seat in sorted(range(len(after)), key=lambda seat: -points[seat][1]):
        what, count = points[seat]
        rank = 1 + sum(other > count for _, other in points)
        more = count - score(before[seat])[1]
        yield f"{rank}. **{names[seat]}** · {what}: {count}{f' ({more:+})' if more else ''}"
        others = {name: held for name, held in after[seat].items() if name != what}
        if changes := list(differences(before[seat], others)):
            yield f"-# {shortened(changes)}"


def shortened(changes: Sequence[str]) -> str:
    return joined([*changes[:CHANGES], *(["…"] if changes[CHANGES:] else [])])


def score(held: Held) -> tuple[str, int]:
    """Return name and number of the first thing that a seat counts: it decides the game."""
    what, count = next(iter(held.items()))
    assert isinstance(count, int)
    return what, count
