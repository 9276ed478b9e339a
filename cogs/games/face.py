"""The parts that a game may bring for Discord; all of them are optional."""

from dataclasses import dataclass, field

from .screens import Guide
from .shelf import Shelf
from .synonyms import Synonyms


@dataclass(frozen=True)
class Face:
    """The parts that a game brings for Discord. Each game's folder exports one, named `FACE`."""

    guide: Guide | None = None
    rulebook: Shelf | None = None  # places of the `/rules` topics in the printed rulebook
    synonyms: Synonyms = field(default_factory=dict)
