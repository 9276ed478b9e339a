"""Drawing up a turn. ``step`` names the position of the draft that was shown."""

from .picks import Picks
from .verb import verb


@verb
def turn(table: int) -> None: ...


@verb
def now(table: int, number: int, place: int) -> None: ...


@verb
def pick_now(table: int, number: int) -> None: ...


@verb
def at_once(table: int, number: int, place: int) -> None: ...


@verb
def pick_at_once(table: int, number: int) -> None: ...


@verb
def undo_here(table: int, to: int, decisions: int) -> None: ...


@verb
def answer(table: int, step: str, place: int) -> None: ...


@verb
def choose(table: int, step: str, menu: int) -> None: ...


@verb
def done(table: int, step: str, picked: Picks) -> None: ...


@verb
def skip(table: int, step: str) -> None: ...


@verb
def pick(table: int, step: str, menu: int, page: int, picked: Picks) -> None: ...


@verb
def tally(table: int, step: str, place: int, picked: Picks) -> None: ...


@verb
def page(table: int, step: str, page: int, picked: Picks) -> None: ...


@verb
def why_not(table: int, step: str) -> None: ...


@verb
def back(table: int, step: str) -> None: ...


@verb
def otherwise(table: int, step: str) -> None: ...


@verb
def restart(table: int, step: str) -> None: ...


@verb
def hint(table: int) -> None: ...


@verb
def confirm(table: int, step: str) -> None: ...
