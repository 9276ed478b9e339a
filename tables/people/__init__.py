"""Who gathers at a table, sits there, votes, is away; and what servers and moderators decide."""
