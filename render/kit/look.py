"""The wishes for a picture: language, theme, size, and people's names."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Look:
    """The wishes of a picture's reader. `people` are the names by seat; a seat without one is
    called by its clan or number. `moving`: decisive events are shown as they happened."""

    language: str = "en"
    theme: str = "dark"
    width: int = 1600
    people: tuple[str, ...] = ()
    moving: bool = False

    def unpainted(self) -> "Look":
        """Return a look for a canvas that only finds where things lie."""
        return replace(self, width=0)

    def within(self, width: int) -> "Look":
        """Return the look, but no wider than this."""
        return self if self.width <= width else replace(self, width=width)
