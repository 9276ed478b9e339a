"""The moves that can be taken back, in people's words: whole turns, and the moves in them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tables import PastMove, PastTurn, Table

from ..layouts.kit import ENTRIES, Entry, fit
from ..words import story
from ..words.equal_options import told_apart
from ..words.texts import Texts

Names = Sequence[str]

SHORT = 95  # characters of an entry, with room left for a number


def entries(turns: Sequence[PastTurn], table: Table, t: Texts, names: Names) -> list[Entry]:
    """Return the newest entries that fit a menu, numbered where they read alike."""
    found = [entry for turn in turns for entry in of_turn(turn, table, t, names)][:ENTRIES]
    labels = told_apart(fit(entry.label, SHORT) for entry in found)
    return [replace(entry, label=label) for entry, label in zip(found, labels, strict=True)]


def of_turn(turn: PastTurn, table: Table, t: Texts, names: Names) -> Iterator[Entry]:
    """Yield the whole turn, then its moves after the first."""
    first, *later = turn.moves
    whole = words(first, table, t, names)
    if later:
        whole = t("undo-turn", seat=names[turn.seat], move=whole, moves=len(turn.moves))
    yield Entry(whole, str(first.to), how(first, t))
    for move in reversed(later):
        yield Entry(f"↳ {words(move, table, t, names)}", str(move.to), how(move, t))


def words(move: PastMove, table: Table, t: Texts, names: Names) -> str:
    """Tell a move in a sentence, or else name its seat."""
    told = story.in_short(table.settings.game, move.events, t.language, names)
    return told or t("undo-step", seat=names[move.seat])


def how(move: PastMove, t: Texts) -> str:
    return t("undo-at-once") if move.at_once else t("undo-by-vote")
