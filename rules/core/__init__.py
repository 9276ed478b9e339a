"""The engine: questions, chance, checkpoints, log, undo, views. It knows no particular game."""

from .choice import Choice, Option, Refusal
from .errors import BadFile, BadSetup, DeadEnd, IllegalAnswer, RulesError
from .flow import Event, Flow
from .foresight import Foresight, foresee
from .game import Game, Mark
from .log import Decision, Row, Undo
from .rulebook import Mode, Rulebook, Setting, Setup, count
from .state import Result, State
from .words import Message, Name, Words

__all__ = [
    "BadFile",
    "BadSetup",
    "Choice",
    "DeadEnd",
    "Decision",
    "Event",
    "Flow",
    "Foresight",
    "Game",
    "IllegalAnswer",
    "Mark",
    "Message",
    "Mode",
    "Name",
    "Option",
    "Refusal",
    "Result",
    "Row",
    "Rulebook",
    "RulesError",
    "Setting",
    "Setup",
    "State",
    "Undo",
    "Words",
    "count",
    "foresee",
]
