"""A seat's turn: questions, drafts and undo; automas' turns, and turns decided beforehand."""
