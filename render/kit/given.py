"""A game's own part of its pictures, with defaults for everything it leaves out."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from inspect import getfile
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.encode import QUALITIES
from render.kit.films import Held, Mover
from render.kit.focus import Option
from render.kit.geometry import Box
from render.kit.look import Look
from render.kit.painter import Told
from render.kit.results import ResultCard, Side, Source, rows_of
from render.kit.scenery import Scenery
from render.kit.sheets import Entry
from render.kit.telling import Part
from render.kit.text import legible
from render.kit.theme import Theme, theme, themed

V = TypeVar("V")  # the game's view
S = TypeVar("S")  # a scene made from the view, often the view itself

CLOSE_WIDTH = 1000  # pixels across at which a part of a board looks sharp
CHANGED_WIDTH = 840  # pixels across close-ups of changes: they are many, and have no small letters
PANEL_WIDTH = 1200


class Given(ABC, Generic[V, S]):
    """The part that a game itself gives to its pictures: its board and its words. All else has
    defaults.

    An option is marked at the places with its names; `shown_on` tells which region shows it best.
    """

    game: ClassVar[str]
    ground: ClassVar[Box]  # the part that all seats share
    quality: ClassVar[int] = QUALITIES[0]  # the encoder's quality for whole boards
    # By kind of place: regions that show what can be chosen, the best first.
    shown_on: ClassVar[Mapping[str, Sequence[str]]] = {}
    windows: ClassVar[Mapping[str, Box]] = {}  # by region: its part of the board
    # By region: its part of a seat's picture.
    panels: ClassVar[Mapping[str, Box | None]] = {"panel": None}
    sheets: ClassVar[Collection[str]] = ()  # names of pictures that list things with their words
    # Icons that mean the same as another, such as those of other seats.
    aliases: ClassVar[Mapping[str, str]] = {}
    scenery: ClassVar[Scenery | None] = None  # the game's cover
    dated: ClassVar[bool] = False  # whether the ground itself says how far the game has come
    narrowed: ClassVar[Collection[str]] = ()  # sheets that only show what can be chosen
    source_icons: ClassVar[Mapping[str, str]] = {}  # by source of points: its icon

    # ---- what each game gives

    @abstractmethod
    def draw_board(
        self, scene: S, look: Look, window: Box | None = None, player: int | None = None
    ) -> Canvas:
        """Draw the board or a window of it, with a place for each thing on it."""

    @abstractmethod
    def board_alt(self, scene: S, look: Look, player: int | None, /) -> str:
        """Return the whole board in words, the player's own things first."""

    @abstractmethod
    def moment(self, view: V, language: str) -> str:
        """Return in words how far the game has come, such as its round and phase."""

    @abstractmethod
    def text(self, language: str, message: str, **args: str | int) -> str:
        """Return a sentence of the game's `pictures.ftl`."""

    @abstractmethod
    def holdings(self, view: V, language: str) -> Sequence[Held]:
        """Return each seat's countable things by name."""

    # ---- what a game may give

    def called(self, view: V, seat: int, look: Look) -> str:
        """Return a seat's name: its person's, or its number."""
        person = look.people[seat] if seat < len(look.people) else ""
        return legible(person) or self.text(look.language, "seat", number=seat + 1)

    def points(self, view: V, seat: int) -> int | None:
        """Return a seat's points so far, for the chart of the end; None: there is no chart."""
        return None

    def result_card(
        self, view: V, look: Look, history: Sequence[V], ground: Image.Image
    ) -> ResultCard:
        """Return the card of the end: the seats by rank, with the sources of their points."""
        result, language = self.result_of(view), look.language
        sources = list(dict.fromkeys(source for part in result["parts"] for source in part))
        seats = range(len(result["scores"]))
        charted = [it for it in history if all(self.points(it, seat) is not None for seat in seats)]
        told = [*charted, view] if charted else []
        marks = self.marks(view)
        rows = rows_of(
            result,
            sources,
            [
                Side(
                    marks.get(seat, seat),
                    self.called(view, seat, look),
                    [self.points(it, seat) or 0 for it in told],
                )
                for seat in seats
            ],
        )
        winners = " & ".join(row.name for row in rows if row.first)
        return ResultCard(
            title=self.text(language, "winner", name=winners),
            subtitle=self.text(language, "game"),
            sources=[
                Source(self.text(language, f"part-{it}"), self.source_icons.get(it, ""))
                for it in sources
            ],
            rows=rows,
            moments=[self.moment(it, language) for it in told],
            caption=self.text(language, "chart"),
            ground=ground,
        )

    def result_of(self, view: V) -> Mapping[str, Any]:
        """Return the result from the view of a finished game."""
        return cast("Mapping[str, Any]", cast("Mapping[str, Any]", view)["result"])

    def scene(self, view: V, look: Look) -> S:
        """Return the scene to draw: the view, or something the game has made of it."""
        return cast("S", view)

    def lower(self, scene: S) -> Sequence[Box]:
        """Return the windows below the ground: the seats, and things without room beside them."""
        return ()

    def seats_told(self, scene: S, look: Look) -> Sequence[str]:
        """Return the alt text of the seats, which lie below the ground, as sentences."""
        return ()

    def offers_told(self, scene: S, look: Look) -> Sequence[str]:
        """Return the alt text of the common things below the seats, as sentences."""
        return ()

    def ground_alt(self, scene: S, look: Look, player: int | None, /) -> str:
        return self.board_alt(scene, look, player)

    def draw_panel(self, scene: S, player: int, look: Look, window: Box | None = None) -> Canvas:
        """Draw one seat's things, or a window of them. A game without panels draws its board."""
        return self.draw_board(scene, look, window or self.ground, player)

    def panel_alt(self, scene: S, player: int, look: Look) -> str:
        return self.board_alt(scene, look, player)

    def region_alt(self, scene: S, look: Look, region: str, player: int | None) -> str:
        """Return the alt text of a part of the board."""
        return self.board_alt(scene, look, player)

    def options_told(self, options: Sequence[Option], language: str) -> str:
        """Return the options by number, for those who do not see the marks."""
        return ""

    def entries_of(self, scene: S, look: Look, sheet: str, player: int | None) -> Sequence[Entry]:
        """Return the entries of a sheet."""
        return ()

    def title_of(self, sheet: str, entries: Sequence[Entry], language: str) -> str:
        return self.text(language, f"region-{sheet}")

    def windows_of(self, scene: S) -> Mapping[str, Box]:
        """Return the regions that are parts of this board."""
        return self.windows

    def near(self, look: Look, window: Box) -> Look:
        """Return the look for a region: no wider than the region needs to look sharp."""
        return look.within(CLOSE_WIDTH)

    def whose(self, scene: S, player: int | None) -> int:
        """Return the seat whose things a panel shows: the player who is asked."""
        return player or 0

    def own(self, options: Sequence[Option], player: int | None) -> Sequence[Option]:
        """Return the options with the places that this player's picture has for them."""
        return options

    def arrows_since(self, views: Sequence[V]) -> list[Arrow]:
        """Return arrows for the events between consecutive views."""
        return []

    def mover_of(self, view: V, look: Look) -> Mover | None:
        """Return the seat whose turn it is in a view."""
        return None

    def headlines(self, events: Sequence[Told], look: Look) -> Sequence[str]:
        """Return the sentences that sum up these events in a film."""
        return ()

    def marks(self, view: V) -> Mapping[int, int]:
        """Return the shape of each seat that has one."""
        return {}

    def known_keys(self) -> list[str]:
        """Return the keys that can be looked up."""
        return []

    def face(self, key: str, look: Look) -> CardFace:
        """Return the look-up card of one of the keys, with its words and the way to draw it."""
        raise KeyError(key)

    def told(self, view: V, look: Look, player: int | None = None) -> list[Part]:
        """Return the whole board in words, part by part."""
        words = self.board_alt(self.scene(view, look), look, player)
        return [Part(self.moment(view, look.language), [words])]

    @property
    def file(self) -> str:
        """Return the beginning of the names of all of this game's picture files."""
        return self.game.replace("_", "-")

    @cached_property
    def palette_file(self) -> Path:
        return Path(getfile(type(self))).with_name("palette.toml")

    def palette(self, look: Look) -> Theme:
        if self.palette_file.exists():
            return themed(look.theme, self.palette_file, self.game)
        return theme(look.theme)
