"""The ways in which a game can be set up: its modes, their settings, and a chosen set-up."""

from collections.abc import Sequence

from msgspec import Struct

OptionValue = str | int | bool


class Setting(Struct, frozen=True):
    """An option of the set-up and the values that it may have, the default first, unless it is
    named apart.

    ``record``: the value may come from what a person has reached before, under that name.
    """

    id: str
    values: Sequence[OptionValue]
    record: str = ""
    first: OptionValue | None = None

    @property
    def default(self) -> OptionValue:
        return self.values[0] if self.first is None else self.first

    @property
    def told(self) -> str:
        """Return the values in one line."""
        if isinstance(self.values, range):
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(map(str, self.values))


class Mode(Struct, frozen=True):
    """A way to play the game, with the numbers of seats and the settings that it knows.

    ``rivals`` are sides that play by rules of their own: ``rival:<id>``. A ``team`` wins or loses
    together. ``minutes`` is roughly what somebody alone needs for it.
    """

    id: str
    seats: tuple[int, ...]
    settings: tuple[Setting, ...] = ()
    rivals: tuple[str, ...] = ()
    team: bool = False
    minutes: int = 0


class Setup(Struct, frozen=True):
    """The choices of people before the first step. ``staged`` positions are made for tests."""

    seats: int
    options: dict[str, OptionValue]
    staged: bool = False

    @property
    def mode(self) -> str:
        return str(self.options["mode"])
