"""The SQL of the store, the same for every engine."""

from . import claims
from .store import SqlStore

__all__ = ["SqlStore", "claims"]
