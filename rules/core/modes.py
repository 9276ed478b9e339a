"""The ways in which a game can be set up: its modes, their settings, and a chosen set-up."""

from collections.abc import Sequence

from msgspec import Struct

OptionValue = str | int | bool


class Setting(Struct, frozen=True):
    """An option of the set-up and its possible values. The first value is the default, unless
    ``first`` names another one.

    ``record``: the name under which a person's last result offers a value for this option.
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
        """Return the values as one line of text."""
        if isinstance(self.values, range):
            return f"{self.values[0]} to {self.values[-1]}"
        return ", ".join(map(str, self.values))


class Mode(Struct, frozen=True):
    """A way to play the game: the numbers of seats that it allows, and its settings.

    ``rivals`` are the ids of sides that the rules themselves play, known as ``rival:<id>``. A
    ``team`` wins or loses together. ``minutes`` is about how long it takes one person alone.
    ``played_out``: automas judge an answer by whole games, played to the end by habit.
    """

    id: str
    seats: tuple[int, ...]
    settings: tuple[Setting, ...] = ()
    rivals: tuple[str, ...] = ()
    team: bool = False
    minutes: int = 0
    played_out: bool = False


class Setup(Struct, frozen=True):
    """The choices made before the game begins. ``staged``: the position was made by hand."""

    seats: int
    options: dict[str, OptionValue]
    staged: bool = False

    @property
    def mode(self) -> str:
        return str(self.options["mode"])
