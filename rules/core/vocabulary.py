"""The words in which people say their moves: a game's actions, as data."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from .choice import Choice

ANY: Collection[str] = ()  # every question


@dataclass(frozen=True)
class Parameter:
    """A part of a command that a person fills in. It answers the first question of these points."""

    name: str
    points: Collection[str] = ANY
    only: Sequence[str] = ()  # beginnings of the options' keys
    plain: str = ""  # may be left out: the option that the question names under this topic
    chain: bool = False  # may also answer the questions that follow
    about: Mapping[str, str | int] = field(default_factory=dict)  # of similar questions, this one

    def answers(self, choice: Choice) -> bool:
        if self.points and choice.point not in self.points:
            return False
        asked = choice.about or {}
        return all(asked.get(topic) == it for topic, it in self.about.items()) and bool(
            self.keys(choice)
        )

    def keys(self, choice: Choice) -> list[str]:
        """Return the options that can be chosen here."""
        return [key for key in choice.keys if not self.only or key.startswith(tuple(self.only))]

    def left_out(self, choice: Choice) -> str | None:
        """Return the answer that a person may leave out."""
        keys = self.keys(choice)
        if self.only and len(keys) == 1:
            return keys[0]
        if self.plain and choice.about:
            wanted = details(str(choice.about[self.plain]))
            return next((key for key in keys if details(key) == wanted), None)
        return None


def details(key: str) -> str:
    """Return ``ship:1`` of both ``pay:ship:1`` and ``amount:ship:1``."""
    return key.partition(":")[2]


@dataclass(frozen=True)
class Action:
    """A command of a game: `/bonfire sail`. ``opening`` are answers that its name stands for."""

    name: str
    parameters: Sequence[Parameter] = ()
    opening: Mapping[str, str] = field(default_factory=dict)  # by point; "": none of the options
    declines: bool = False  # declines every question


@dataclass(frozen=True)
class Vocabulary:
    """A game's actions."""

    game: str
    actions: Sequence[Action]
    named_after: Mapping[str, str] = field(default_factory=dict)  # told apart by their subject

    def paying(self, choice: Choice) -> list[Parameter]:
        """Return the parameters to leave out where the choice asks how something is paid."""
        every = (parameter for action in self.actions for parameter in action.parameters)
        return [it for it in every if it.plain and it.answers(choice)]

    def action(self, name: str) -> Action:
        return next(action for action in self.actions if action.name == name)
