"""Running a game's agenda, and marking the state on the way."""

from collections.abc import Sequence
from typing import TypeVar

from .errors import DeadEnd
from .flow import Flow
from .log import Decision, Mark
from .state import State

S = TypeVar("S", bound=State)

# The most procedures between two decisions. Real games run about a hundred; an impossible position
# could run for ever.
LONGEST = 10_000


class Trail:
    """A game's checkpoints, the latest last; a new one is due after ``every`` decisions."""

    __slots__ = ("every", "fresh", "marks")

    def __init__(self, every: int) -> None:
        self.every = every
        self.marks: list[Mark] = []
        self.fresh = False  # the last mark was made when the asking procedure began


async def run(flow: Flow[S], trail: Trail, line: Sequence[Decision], marked: bool) -> None:
    """Run the agenda's procedures one by one until none is left, and pass on their questions.

    Mark the state before a procedure that may ask, unless fewer than ``trail.every`` decisions were
    made since the last mark. ``marked``: the state has not changed since the last mark.
    """
    s, procedures, encode = flow.s, flow.book.procedures, flow.book.encode
    trail.fresh = False
    decided, steps = len(line), 0
    while agenda := s.agenda:
        decided, steps = len(line), steps + 1 if decided == len(line) else 0
        if steps > LONGEST:
            raise DeadEnd(f"nobody is asked anything in {steps - 1} steps of the rules")
        entry = agenda[-1]
        procedure = procedures[entry[0]]
        if procedure.asks:
            marks, at = trail.marks, len(line)
            trail.fresh = marked or not marks or at - marks[-1].at >= trail.every
            if trail.fresh and not marked:
                marks.append(Mark(at, encode(s)))
        marked = False
        del agenda[-1]
        flow.base = len(agenda)
        entry[0] = flow  # the rest of the entry is the procedure's arguments
        if procedure.asks:
            await procedure.run(*entry)
        else:
            procedure.run(*entry)
