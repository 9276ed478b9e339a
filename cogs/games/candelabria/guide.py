"""The screens of the introduction to The Curse of Candelabria."""

from ..screens import Guide, board, question, seat

GUIDE = Guide(
    {
        "aim": board(),
        "turn": question,
        "manoeuvre": board(),
        "curses": board(),
        "war": board("battle"),
        "end": seat,
    },
    decisions=60,
    shows={"war": "battle"},
)
