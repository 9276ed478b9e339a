"""White Moon: villagers and their families, Su-Ling, Moon Crystals, the Magic Barrier, artefacts.
It registers itself in the open places of the base game."""

from . import (
    artefacts,
    barrier,
    crystals,
    families,
    habits,
    incarnations,
    labels,
    rules,
    school,
    setup,
    su_ling,
    villagers,
    why,
    words,
)

__all__ = [
    "artefacts",
    "barrier",
    "crystals",
    "families",
    "habits",
    "incarnations",
    "labels",
    "rules",
    "school",
    "setup",
    "su_ling",
    "villagers",
    "why",
    "words",
]
