"""Views of a game that anybody may open: boards, seats, changes, replays."""
