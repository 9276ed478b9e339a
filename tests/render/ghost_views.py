"""Positions of Ghost Stories, put together by hand and seen through the game's own view."""

from collections.abc import Callable, Sequence
from typing import Any

from rules import new_game
from rules.core import Result
from rules.core.stage import staged
from rules.ghost_stories import book
from rules.ghost_stories.parts import DATA, GHOSTS, PLACES, SPACES
from rules.ghost_stories.state import Ghost, State

LANGUAGES = ("en", "ru")
PEOPLE = ("Анна", "Boris", "Cai", "Дарья")
LONG_NAMES = ("Анна-Мария Константинопольская", "Maximilian of the Long Name", "Ö", "ъ" * 32)
FULL = (
    "lich", "hope_killer", "coffin_breakers_1", "soul_eater", "nameless", "black_widow_1",
    "deaths_army", "severed_heads_1", "grave_walker", "raging_one", "fury_of_depth", "bone_cracker",
)  # fmt: skip
HUNTED = (
    "grey_hunter", "gatekeeper", "shapeshifter", "tiger_lord", "time_keeper", "night_pack",
    "wailing_mermaid", "crocodile_tyrant",
)  # fmt: skip

Edit = Callable[[State], None]


def staged_view(players: int, mode: str, edit: Edit, difficulty: str = "normal") -> Any:
    options = {"mode": mode, "difficulty": difficulty}
    mark = staged(book, players, options=options, seed=b"pictures").whole()
    assert mark is not None
    state = book.decode(mark.state)
    edit(state)
    return book.view(state, None)


def haunt(s: State, spaces: Sequence[str], ghosts: Sequence[str]) -> None:
    """Put these ghosts on these spaces; Haunters' figures stand by turns on the card and on the
    symbol."""
    s.ghosts = {}
    for number, (space, ghost) in enumerate(zip(spaces, ghosts, strict=False)):
        figure = ("card", "symbol")[number % 2] if "HAUNTER" in GHOSTS[ghost].centre else ""
        s.ghosts[space] = Ghost(ghost, figure)


def unchanged(s: State) -> None:
    """Leave the position as it stands after the set-up."""


def full(s: State) -> None:
    """Fill the game: a ghost everywhere, two haunted tiles, everybody rich."""
    haunt(s, SPACES, FULL)
    s.haunted = [PLACES[1], PLACES[8]]
    s.circle = "black"
    s.mantra = "N1"
    s.temple = 1
    s.beaten = ["dark_mistress"]
    s.dice = ["red", "white", "black"]
    s.phase = "yang"
    for side, board in enumerate(s.boards):
        board.qi = 2 + 3 * side
        board.tao = {"yellow": 4, "blue": 0, "green": 3, "red": 10, "black": side}
        board.yin_yang = True
        board.buddhas, board.new_buddhas = 1, 1
        board.power_tokens = 3
        board.at = PLACES[side % 2]


def moonlit(s: State) -> None:
    """Fill White Moon: artefacts, crystals, a dead Taoist, Su-Ling, everybody known."""
    full(s)
    haunt(s, [space for space in SPACES if space not in ("N2", "E3", "S2", "W1")], HUNTED)
    moon = s.moon
    s.buddhas = ["N2", "S2"]
    s.temple, s.mantra = 0, "N1"
    villagers = list(DATA.villager)
    free = [place for place in PLACES if place not in s.haunted]
    moon.villagers = {place: villagers[3 * n : 3 * n + 3] for n, place in enumerate(free[:6])}
    moon.known = villagers
    moon.shelter, moon.graveyard = villagers[18:20], villagers[20:24] + villagers[:6]
    moon.portal = free[0]
    moon.su_ling = "W3"
    moon.receptacles = ["nw", "se"]
    moon.crystals = [1, 0, 1, 0]
    moon.bank = 0
    moon.laid = [1]
    moon.artefacts = {artefact: n % 4 for n, artefact in enumerate(DATA.artefact)}
    dead = s.boards[3]
    dead.qi, dead.at, dead.tao = 0, PLACES[4], dict.fromkeys(dead.tao, 0)
    dead.yin_yang, dead.buddhas, dead.new_buddhas, dead.power_tokens = False, 0, 0, 0


def neutral(s: State) -> None:
    """Let two play, with one of the other boards possessed."""
    haunt(s, ("N1", "E2", "S3", "W1"), ("ghoul", "skinner", "creeping_one", "drowned_maiden"))
    other = next(board for board in s.boards if board.seat < 0)
    other.qi = 0
    s.centre_tokens = 2


def ended(s: State, *, won: bool) -> None:
    parts = {"victory": 10 if won else 0, "qi": 9, "deck": 11 if won else -11, "haunted": -8}
    parts = {source: points for source, points in parts.items() if points}
    total, seats = sum(parts.values()), s.players
    s.phase = "over"
    s.result = Result(
        [total] * seats, [list(range(seats))], [parts] * seats, won=won,
        reason="reason-won" if won else "reason-haunted", level=s.level,
    )  # fmt: skip


def finished(players: int = 4, *, won: bool = False) -> Any:
    def edit(s: State) -> None:
        full(s)
        ended(s, won=won)

    return staged_view(players, "base", edit)


def before_the_boards() -> Any:
    """Return a game in which nobody has chosen a board yet."""
    options = {"mode": "white_moon", "boards": "chosen"}
    return new_game("ghost_stories", seats=3, options=options, seed=b"boards").view(None)


POSITIONS: dict[str, Callable[[], Any]] = {
    "early-4": lambda: staged_view(4, "base", unchanged, "initiation"),
    "early-1": lambda: staged_view(1, "white_moon", unchanged),
    "before-the-boards": before_the_boards,
    "neutral-2": lambda: staged_view(2, "base", neutral),
    "full-4": lambda: staged_view(4, "base", full, "hell"),
    "moon-4": lambda: staged_view(4, "white_moon", moonlit, "nightmare"),
    "finished-4": finished,
    "won-2": lambda: finished(2, won=True),
}


GAME = "ghost_stories"
SHOWN = {
    "empty": POSITIONS["early-4"],
    "full": POSITIONS["full-4"],
    "moon": POSITIONS["moon-4"],
}
AT_END = POSITIONS["finished-4"]
