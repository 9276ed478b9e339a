"""The verbs of drawing up a turn. ``step`` names the draft that was shown, ``then`` the places of
further answers that the same press gives."""

from .picks import Picks
from .verb import verb
from .who import DRAFTERS, PLAYERS


@verb(PLAYERS)
def turn(table: int) -> None: ...


@verb(PLAYERS)
def now(table: int, number: int, place: int, then: str = "") -> None: ...


@verb(PLAYERS)
def pick_now(table: int, number: int) -> None: ...


@verb(PLAYERS)
def at_once(table: int, number: int, place: int, then: str = "") -> None: ...


@verb(PLAYERS)
def pick_at_once(table: int, number: int) -> None: ...


@verb(PLAYERS)
def undo_here(table: int, to: int, decisions: int) -> None: ...


@verb(DRAFTERS)
def answer(table: int, step: str, place: int, then: str = "") -> None: ...


@verb(DRAFTERS)
def choose(table: int, step: str, menu: int) -> None: ...


@verb(DRAFTERS)
def done(table: int, step: str, picked: Picks) -> None: ...


@verb(DRAFTERS)
def skip(table: int, step: str) -> None: ...


@verb(DRAFTERS)
def pick(table: int, step: str, menu: int, page: int, picked: Picks) -> None: ...


@verb(DRAFTERS)
def tally(table: int, step: str, place: int, picked: Picks) -> None: ...


@verb(DRAFTERS)
def page(table: int, step: str, page: int, picked: Picks) -> None: ...


@verb(DRAFTERS)
def why_not(table: int, step: str) -> None: ...


@verb(DRAFTERS)
def beside(table: int, step: str) -> None: ...


@verb(DRAFTERS)
def turn_signs(table: int, step: str) -> None: ...


@verb(DRAFTERS)
def back(table: int, step: str) -> None: ...


@verb(DRAFTERS)
def otherwise(table: int, step: str) -> None: ...


@verb(DRAFTERS)
def instead(table: int, step: str, number: int, place: int) -> None: ...


@verb(DRAFTERS)
def pick_instead(table: int, step: str, number: int) -> None: ...


@verb(DRAFTERS)
def restart(table: int, step: str) -> None: ...


@verb(PLAYERS)
def hint(table: int) -> None: ...


@verb(PLAYERS)
def use_plan(table: int, step: str, plan: Picks) -> None: ...


@verb(DRAFTERS)
def confirm(table: int, step: str) -> None: ...
