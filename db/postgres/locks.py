"""Kinds of advisory locks, the first half of their key; the second half says which one."""

SCHEMA = 0x45420001  # by whoever works with this number of a schema; 0: while that is looked at
SHARD = 0x45420002  # of Discord; with their number in all
OWNER = 0x45420003  # of claims
KEY = 0x45420005  # with which people are remembered who were forgotten; its number
LEADER = 0x45420004
