"""The view in the painter's words: the only module that knows its shape."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from render.ghost_stories.emblems import mark_of
from render.ghost_stories.words import called, text
from render.kit.look import Look
from rules.ghost_stories.parts import DATA, GHOSTS, LINE, SIDE_OF, GhostPart

View: TypeAlias = Mapping[str, Any]
NOBODY = -1


@dataclass(frozen=True)
class GhostSeen:
    """A ghost in play: its card, its present needs, and the things on it."""

    space: str
    id: str
    colour: str  # the card's colour; the Shapeshifter has its board's
    need: Mapping[str, int]
    printed: Mapping[str, int]
    figure: str  # the figure on its "card" or "symbol", or ""
    mantra: bool
    quiet: bool  # Su-Ling stands in front of it

    @property
    def part(self) -> GhostPart:
        return GHOSTS[self.id]


@dataclass(frozen=True)
class BoardSeen:
    side: int
    colour: str
    power: str
    works: bool
    seat: int  # NOBODY: a neutral board
    state: str  # taoist, neutral, possessed
    name: str
    qi: int
    tao: Mapping[str, int]
    yin_yang: bool
    power_tokens: int
    buddhas: int
    at: str
    laid: bool
    crystals: int
    artefacts: Sequence[str]
    active: bool

    @property
    def mark(self) -> int:
        return mark_of(self.colour)

    @property
    def taoist(self) -> bool:
        """Tell if the board has a Taoist, alive or dead."""
        return self.seat != NOBODY


@dataclass(frozen=True)
class TileSeen:
    place: str
    id: str
    haunted: bool
    villagers: Sequence[str]  # from the top; empty: nobody has seen them


@dataclass(frozen=True)
class MoonSeen:
    """The state of everything that White Moon adds."""

    portal: str
    portal_works: bool
    shelter: Sequence[str]
    graveyard: Sequence[str]
    su_ling: str
    su_ling_held: bool
    bank: int
    receptacles: Sequence[str]
    artefacts: Mapping[str, str]
    used_up: Sequence[str]


@dataclass(frozen=True)
class Scene:
    view: View
    boards: Sequence[BoardSeen]
    tiles: Sequence[TileSeen]
    ghosts: Mapping[str, GhostSeen]
    moon: MoonSeen | None

    @property
    def over(self) -> bool:
        return bool(self.view["phase"] == "over")

    @property
    def begun(self) -> bool:
        return bool(self.view["phase"] != "set_up")

    @property
    def limit(self) -> int:
        """Return the number of haunted tiles that loses the game."""
        return DATA.level[self.view["level"]].haunted

    @property
    def acting(self) -> BoardSeen | None:
        """Return the board whose turn it is; None before the game has begun and after its end."""
        return self.boards[self.view["active"]] if self.begun and not self.over else None

    def in_play(self) -> list[GhostSeen]:
        return list(self.ghosts.values())

    def incarnations(self) -> list[GhostSeen]:
        return [ghost for ghost in self.ghosts.values() if ghost.part.incarnation]

    def of_seat(self, seat: int) -> BoardSeen:
        return next(board for board in self.boards if board.seat == seat)


def scene_of(view: View, look: Look) -> Scene:
    moon = view["mode"] == "white_moon"
    return Scene(
        view=view,
        boards=[board_of(view, side, look) for side in range(4)],
        tiles=[
            TileSeen(place, id, place in view["haunted"],
                     view["villagers"].get(place, ()) if moon else ())
            for place, id in view["tiles"].items()
        ],
        ghosts={space: ghost_of(view, space) for space in view["ghosts"]},
        moon=moon_of(view) if moon else None,
    )  # fmt: skip


def board_of(view: View, side: int, look: Look) -> BoardSeen:
    seen = view["boards"][side]
    seat = NOBODY if seen["seat"] is None else seen["seat"]
    colour = seen["colour"]
    state = seen["state"] if colour else "empty"
    moon = view["mode"] == "white_moon"
    artefacts = view["artefacts"].items() if moon else ()
    return BoardSeen(
        side=side,
        colour=colour,
        power=seen["power"],
        works=seen["power_works"],
        seat=seat,
        state=state,
        name=called(seat, colour, look) if seat != NOBODY else text(look.language, state),
        qi=seen["qi"],
        tao=seen["tao"],
        yin_yang=seen["yin_yang"],
        power_tokens=seen["power_tokens"],
        buddhas=seen["buddhas"] + seen["new_buddhas"],
        at=seen["at"],
        laid=moon and side in view["laid"],
        crystals=view["crystals"][side] if moon else 0,
        artefacts=[artefact for artefact, owner in artefacts if owner == colour],
        active=view["phase"] in ("yin", "yang") and view["active"] == side,
    )


def ghost_of(view: View, space: str) -> GhostSeen:
    seen = view["ghosts"][space]
    part = GHOSTS[seen["id"]]
    own = view["boards"][SIDE_OF[space]]["colour"]
    colour = own if part.colour == "board" else part.colour
    printed = {own if key == "board" else key: n for key, n in part.resistance.items()}
    return GhostSeen(
        space=space,
        id=seen["id"],
        colour=colour or "black",
        need=seen["need"],
        printed={str(key): n for key, n in printed.items() if key},
        figure=seen["figure"],
        mantra=seen["mantra"],
        quiet=view.get("su_ling") == space,
    )


def moon_of(view: View) -> MoonSeen:
    return MoonSeen(
        portal=view["portal"],
        portal_works=view["portal_works"],
        shelter=view["shelter"],
        graveyard=view["graveyard"],
        su_ling=view["su_ling"],
        su_ling_held=view["su_ling_held"],
        bank=view["crystals_in_bank"],
        receptacles=view["receptacles"],
        artefacts=view["artefacts"],
        used_up=view["used_up"],
    )


def aim(scene: Scene, space: str) -> str:
    """Return the tile that a haunting from this space would reach."""
    haunted = scene.view["haunted"]
    return next((place for place in LINE[space] if place not in haunted), "")
