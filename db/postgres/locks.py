"""Kinds of advisory locks. A lock's key has two halves: the kind, and a number."""

SCHEMA = 0x45420001  # the schema's number, held by all that use it; 0, held during checks
SHARD = 0x45420002  # a Discord shard, together with the number of all shards
OWNER = 0x45420003  # the owner of a process's claims
KEY = 0x45420005  # the number of the key that hashes forgotten people
LEADER = 0x45420004
