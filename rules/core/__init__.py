"""The engine that all games share: questions, chance, checkpoints, log, undo, views."""

from .aims import Aim
from .choice import Choice, Option
from .components import Fault, Part, Source, negative_amounts, read_components, wrong_entries
from .errors import BadData, BadFile, BadSetup, DeadEnd, IllegalAnswer, NewerFile, RulesError
from .flow import Flow
from .foresight import Foresight, foresee
from .game import Game
from .imagining import imagined
from .log import Decision, Event, Mark, Row, Undo
from .modes import Mode, Setting, Setup
from .prepared import Prepared, answer_prepared
from .rulebook import Rulebook, count
from .seen import ResultSeen, result_seen
from .state import Result, Rival, State
from .telling import Telling
from .words import Message, Name, Refusal, Words

__all__ = [
    "Aim",
    "BadData",
    "BadFile",
    "BadSetup",
    "Choice",
    "DeadEnd",
    "Decision",
    "Event",
    "Fault",
    "Flow",
    "Foresight",
    "Game",
    "IllegalAnswer",
    "Mark",
    "Message",
    "Mode",
    "Name",
    "NewerFile",
    "Option",
    "Part",
    "Prepared",
    "Refusal",
    "Result",
    "ResultSeen",
    "Rival",
    "Row",
    "Rulebook",
    "RulesError",
    "Setting",
    "Setup",
    "Source",
    "State",
    "Telling",
    "Undo",
    "Words",
    "answer_prepared",
    "count",
    "foresee",
    "imagined",
    "negative_amounts",
    "read_components",
    "result_seen",
    "wrong_entries",
]
