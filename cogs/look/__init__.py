"""What can be looked at: boards, seats, changes, replays."""
