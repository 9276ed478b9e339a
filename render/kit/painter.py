"""The interface of a game's pictures to the rest of the bot."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from render.kit.cards import CardFace
from render.kit.changes import Arrow
from render.kit.close_ups import MOST
from render.kit.encode import Picture
from render.kit.focus import Option
from render.kit.legend import Sign
from render.kit.look import Look
from render.kit.share import Course
from render.kit.telling import Part


@runtime_checkable
class Painter(Protocol):
    """A painter of one game's pictures, from its `game.view(seat)`."""

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
        """Draw a region by its name, or with "auto" the smallest one that shows all options.
        Without a region, draw the whole board if there are options, the seats' own things if all
        arrows end there, and otherwise what all seats share."""

    def boards(self, view: Any, look: Look, player: int | None = None) -> list[Picture]:
        """Return the whole board in one or two pictures, each readable in a message: the common
        part, and the players' own things."""

    def asked(self, view: Any, look: Look, *, options: Sequence[Option], player: int) -> Picture:
        """Draw a question: the smallest picture with all options."""

    def close_ups(
        self, views: Sequence[Any], look: Look, player: int | None = None, most: int = MOST
    ) -> list[Picture]:
        """Draw the changes between these views in at most `most` pictures, each as large as its
        part needs, with numbered arrows."""

    def panel(
        self, view: Any, player: int, look: Look, *, options: Sequence[Option] = ()
    ) -> Picture:
        """Draw one player's things."""

    def lookup(self, key: str, look: Look) -> Picture:
        """Draw one component, by its key."""

    def face(self, key: str, look: Look) -> CardFace:
        """Return a component in words, without drawing."""

    def results(self, view: Any, look: Look, history: Sequence[Any] = ()) -> Picture:
        """Draw the end of the game; `history` are earlier views for its chart."""

    def share(self, view: Any, look: Look, course: Course, history: Sequence[Any] = ()) -> Picture:
        """Draw the share card: the result at a glance, for people who did not play."""

    def cover(self, look: Look) -> Picture | None:
        """Draw the game's cover; None where it has none."""

    def frame(self, view: Any, look: Look, before: Any = None) -> Image.Image:
        """Draw a replay's frame, unencoded; changes since the one before stand out."""

    def replay(
        self, views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()
    ) -> Picture:
        """Return a moving picture, from `frames` if they are already drawn."""

    def told(self, view: Any, look: Look, player: int | None = None) -> list[Part]:
        """Return the board part by part, the reader's own things first."""

    def regions(self, language: str, view: Any = None) -> dict[str, str]:
        """Return the regions that `board` can draw alone, with their names; only those of this
        view, if it is given."""

    def moment(self, view: Any, language: str) -> str:
        """Return the game's progress: round and phase, or another count of time."""

    def marks(self, view: Any) -> Mapping[int, int]:
        """Return each seat's shape on the board, if it has one."""

    def holdings(self, view: Any, language: str) -> Sequence[Mapping[str, int | str]]:
        """Return each seat's goods, and the places of its pieces in words, by name."""

    def known_keys(self) -> list[str]:
        """Return the keys that can be looked up."""

    def arrows_since(self, views: Sequence[Any]) -> list[Arrow]:
        """Return arrows for the events between consecutive views, for `board`."""


@runtime_checkable
class SignPainter(Protocol):
    """Painters that explain the icons on their pictures."""

    def signs(self, icons: Sequence[str], look: Look) -> list[Sign]:
        """Return the meanings of these icons."""

    def legend(self, icons: Sequence[str], look: Look) -> Picture:
        """Draw the meanings of these icons."""


class Told(Protocol):
    """An event, with the arguments of its sentence."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, str | int]: ...


@runtime_checkable
class ScenePainter(Protocol):
    """Pictures of scenes, for games whose rulebook has them."""

    def scenes(self, view: Any, events: Sequence[Told], look: Look) -> list[Picture]:
        """Draw what these events tell, one picture for each scene; `view` is the one they end
        with.

        If there are no scenes, the changes are shown as usual."""

    def illustrations(self, view: Any, events: Sequence[Told], look: Look) -> list[Picture]:
        """Draw what these events tell as a story, one picture for each part of it."""

    def frames(
        self, view: Any, look: Look, before: Any, events: Sequence[Told]
    ) -> Sequence[Image.Image]:
        """Draw a replay's pictures of a turn, not yet encoded: the board, then its scenes."""
