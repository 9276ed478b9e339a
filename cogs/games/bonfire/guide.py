"""The screens of Bonfire's introduction."""

from ..screens import Guide, board, component, seat

GUIDE = Guide(
    {
        "aim": board(),
        "fate": seat,
        "actions": board("sea"),
        "light": component("task:blue_03"),
        "walk": board("great_bonfire"),
        "end": board("council"),
        "alone": component("tom_card:tom_great_bonfire"),
    },
    decisions=150,
)
