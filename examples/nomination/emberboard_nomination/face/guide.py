"""The screens of the introduction."""

from cogs.games.screens import Guide, board, component, question

GUIDE = Guide(
    {"aim": board(), "naming": question, "tricks": board(), "trumps": component("card:h:14")},
    decisions=6,
)
