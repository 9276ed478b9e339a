"""Kinds of advisory locks, the first half of their key; the second half says which one."""

SCHEMA = 0x45420001  # held by all that use this schema number; 0: held while the schema is checked
SHARD = 0x45420002  # one of Discord's shards, with the total
OWNER = 0x45420003  # the owner of claims
KEY = 0x45420005  # the key for hashes of forgotten people, by its number
LEADER = 0x45420004
