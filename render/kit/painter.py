"""What the rest of the house asks of a game's pictures: one declaration, with types."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.close_ups import MOST
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.look import Look
from render.kit.telling import Part


@runtime_checkable
class Painter(Protocol):
    """What every game's pictures offer. A view is that game's `game.view(seat)`."""

    def board(
        self,
        view: Any,
        look: Look,
        *,
        region: str | None = None,
        options: Sequence[Option] = (),
        arrows: Sequence[Arrow] = (),
        player: int | None = None,
    ) -> Picture:
        """What is common, or the region of that name ("auto": what shows all options); the whole
        board for options that lie anywhere on it, the seats for arrows that lie only there."""

    def boards(self, view: Any, look: Look, player: int | None = None) -> list[Picture]:
        """The whole board in one or two pictures, each large enough to be read in a message: what
        is common, and what lies before the players."""

    def asked(self, view: Any, look: Look, *, options: Sequence[Option], player: int) -> Picture:
        """For a question: the smallest picture that shows all that can be chosen."""

    def close_ups(
        self, views: Sequence[Any], look: Look, player: int | None = None, most: int = MOST
    ) -> list[Picture]:
        """What happened between these views, in no more pictures than this, each as large as shows
        its part, with numbered arrows."""

    def panel(
        self, view: Any, player: int, look: Look, *, options: Sequence[Option] = ()
    ) -> Picture:
        """What one player has."""

    def lookup(self, key: str, look: Look) -> Picture:
        """One component, by its key."""

    def face(self, key: str, look: Look) -> CardFace:
        """The same in words: what it is called and does. Nothing is drawn."""

    def results(self, view: Any, look: Look, history: Sequence[Any] = ()) -> Picture:
        """The end of the game; `history` are earlier views for the chart."""

    def frame(self, view: Any, look: Look, before: Any = None) -> Image.Image:
        """A replay's picture, not yet encoded; what has changed since the one before stands out."""

    def replay(
        self, views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()
    ) -> Picture:
        """A moving picture; of these frames, if they are drawn already."""

    def told(self, view: Any, look: Look, player: int | None = None) -> list[Part]:
        """The whole board in words, part by part; what the player who reads has comes first."""

    def regions(self, language: str, view: Any = None) -> dict[str, str]:
        """What `board` can show by itself, with its name; of this view: what there is of it."""

    def moment(self, view: Any, language: str) -> str:
        """How far the game is: round and phase, or what else counts the time."""

    def marks(self, view: Any) -> Mapping[int, int]:
        """By seat: whose shape on the board that is; nothing of who has none yet."""

    def holdings(self, view: Any, language: str) -> Sequence[Mapping[str, int | str]]:
        """By seat: what can be counted, and in words where its pieces stand, by their names."""

    def known_keys(self) -> list[str]:
        """What can be looked up."""

    def arrows_since(self, views: Sequence[Any]) -> list[Arrow]:
        """What happened between consecutive views, for `board`."""


class Told(Protocol):
    """Something that has happened, with what its sentence tells."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, str | int]: ...


@runtime_checkable
class ScenePainter(Protocol):
    """What a game may offer besides, whose rulebook has scenes."""

    def scenes(self, view: Any, events: Sequence[Told], look: Look) -> list[Picture]:
        """What these events tell, a picture for each, at the view with which they end; none: what
        has changed is shown as always."""
