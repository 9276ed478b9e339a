"""The screens of the introduction to Ghost Stories."""

from ..screens import Guide, board, question, seat

GUIDE = Guide(
    {
        "aim": board(),
        "turn": question,
        "ghosts": board(),
        "exorcism": question,
        "village": board(),
        "together": seat,
    },
    decisions=30,
)
