"""People at a table: gathering, seats, votes, absences; and the decisions of servers and
moderators."""
