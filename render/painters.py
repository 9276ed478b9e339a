"""Who paints which game: what the rest of the house asks for pictures."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from PIL import Image

from render import bonfire, ryozen
from render.kit.encode import Picture
from render.kit.look import Look
from render.kit.markers import Arrow, Option


class Painter(Protocol):
    """What every game's pictures offer. A view is that game's `game.view(seat)`."""

    __name__: str

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
        """The whole board, or the region of that name ("auto": what shows all options)."""

    def asked(self, view: Any, look: Look, *, options: Sequence[Option], player: int) -> Picture:
        """For a question: the smallest picture that shows all that can be chosen."""

    def close_up(self, views: Sequence[Any], look: Look, player: int | None = None) -> Picture:
        """What happened between these views, as large as shows all of it, with numbered arrows."""

    def panel(
        self, view: Any, player: int, look: Look, *, options: Sequence[Option] = ()
    ) -> Picture:
        """What one player has."""

    def lookup(self, key: str, look: Look) -> Picture:
        """One component, by its key."""

    def results(self, view: Any, look: Look, history: Sequence[Any] = ()) -> Picture:
        """The end of the game; `history` are earlier views for the chart."""

    def frame(self, view: Any, look: Look) -> Image.Image:
        """A replay's picture, not yet encoded."""

    def replay(
        self, views: Sequence[Any], look: Look, frames: Sequence[Image.Image] = ()
    ) -> Picture:
        """A moving picture; of these frames, if they are drawn already."""

    def regions(self, language: str) -> dict[str, str]:
        """What `board` can show by itself, with its name."""

    def moment(self, view: Any, language: str) -> str:
        """How far the game is: round and phase, or what else counts the time."""

    def holdings(self, view: Any, language: str) -> Sequence[Mapping[str, int | str]]:
        """By seat: what can be counted, and in words where its pieces stand, by their names."""

    def known_keys(self) -> list[str]:
        """What can be looked up."""

    def arrows_since(self, views: Sequence[Any]) -> list[Arrow]:
        """What happened between consecutive views, for `board`."""


PAINTERS: dict[str, Painter] = {"ryozen": ryozen, "bonfire": bonfire}


class Face(NamedTuple):
    """A component in words, for those who look for it."""

    title: str
    kind: str
    words: str


@cache
def face(game: str, key: str, language: str) -> Face:
    """What one of a painter's `known_keys` is called and does. Nothing is drawn."""
    room = PAINTERS[game].__name__
    theme = import_module(f"{room}.pictures").palette(Look(language))
    told = import_module(f"{room}.lookup").face_of(key, language, theme)
    return Face(told.title, told.kind, told.words)
