"""Somebody's turn: questions, drafts, taking back; automas' turns, and turns made beforehand."""
