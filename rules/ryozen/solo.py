"""Parts of the state that only games against a rival have."""

from msgspec import Struct, field


class Enemy(Struct):
    """The deck of cards that a rival follows."""

    level: str
    deck: list[str]  # hidden, the top card first
    discard: list[str] = field(default_factory=list)  # the top card last; the others are hidden
    gone: list[str] = field(default_factory=list)  # used turning points
    card: str = ""  # this turn's card
    riding: bool = False  # the card's additions apply to the present day effect


class Special(Struct):
    """A special rule that a story adds for the rest of a round."""

    rule: str
    number: int = 0
    who: int = -1  # the player whom it concerns; -1: all
    where: str = ""  # the sector that it concerns, or "palace"
    good: str = ""


class Objective(Struct):
    """A goal that a story sets, to be reached by a moment of the round."""

    act: str
    option: str
    moment: str
    met: bool | None = None


class Story(Struct):
    """The state of a story in three acts: the options chosen, the flags set, the objectives."""

    deck: str
    unseen: bool
    options: list[str] = field(default_factory=list)  # the option chosen in each act
    flags: list[str] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
