"""The SQL of the store, the same for every engine."""

from .store import SqlStore

__all__ = ["SqlStore"]
