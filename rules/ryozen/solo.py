"""State that only games against a rival need."""

from msgspec import Struct, field


class Enemy(Struct):
    """The deck that leads the rival."""

    level: str
    deck: list[str]  # hidden, the top card first
    discard: list[str] = field(default_factory=list)  # the top card last; others stay hidden
    gone: list[str] = field(default_factory=list)  # turning points out of the game
    card: str = ""  # this turn's card
    riding: bool = False  # the card's addition holds for the present day effect


class Special(Struct):
    """A rule that holds for the rest of a round."""

    rule: str
    number: int = 0
    who: int = -1  # a player; -1: all
    where: str = ""  # a sector, or "palace"
    good: str = ""


class Objective(Struct):
    """Something to be reached until a moment of the round."""

    act: str
    option: str
    moment: str
    met: bool | None = None


class Story(Struct):
    """A tale in three acts: the options chosen, and the flags remembered."""

    deck: str
    unseen: bool
    options: list[str] = field(default_factory=list)  # the option chosen in each act
    flags: list[str] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
