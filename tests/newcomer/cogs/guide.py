"""The screens of the harbour's introduction."""

from cogs.games.screens import Guide, board, component, question

GUIDE = Guide({"aim": board(), "send": question, "goods": component("rope")}, decisions=2)
