"""The White Moon expansion: villagers and their families, Su-Ling, Moon Crystals, artefacts.
It overrides the methods of ``variant.Variant``."""

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
