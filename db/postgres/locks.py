"""Kinds of advisory locks. A lock's key has two halves: the kind, and a number."""

SCHEMA = 0x45420001  # number: the schema's, held by all its users; or 0, held during checks
SHARD = 0x45420002  # number: a Discord shard, together with how many there are
OWNER = 0x45420003  # number: the owner of a process's claims
KEY = 0x45420005  # number: that of the key which hashes forgotten people
LEADER = 0x45420004
