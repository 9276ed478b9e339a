"""The screens of Ryozen's introduction."""

from ..screens import Guide, board, component, question, seat

GUIDE = Guide(
    {
        "aim": board(),
        "turn": question,
        "day": board("kingdom"),
        "hire": component("companion:archer"),
        "night": board("events"),
        "end": seat,
        "alone": component("enemy:turning_point_dawn"),
    },
    decisions=45,
)
