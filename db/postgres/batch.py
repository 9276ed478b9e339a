"""Batches: statements that are sent to the server together, for a single round trip.

The driver's own pipeline is not used: it takes statements for prepared that a failed batch never
reached, and its last message resets the server's limit for silence within a transaction."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

import psycopg
from psycopg.abc import PQGen
from psycopg.adapt import PyFormat, Transformer
from psycopg.errors import error_from_result
from psycopg.generators import fetch_many, send
from psycopg.pq import ExecStatus, Format
from psycopg.pq.abc import PGconn, PGresult

PREPARED_AFTER = 3  # a statement is prepared after so many executions
COUNTED = 1000  # different statements counted before all counts are reset
DONE = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)


class Statement(NamedTuple):
    sql: str
    values: tuple[Any, ...] = ()
    missing: Exception | None = None  # raised if the statement finds no row


class Key(NamedTuple):
    """The key of a prepared statement."""

    sql: str
    types: tuple[int, ...]


class Packed(NamedTuple):
    key: Key
    values: Sequence[Any]
    formats: Sequence[Format]


class Batches:
    """Sends a connection's batches, and prepares frequent statements. One counts as prepared once
    the server has confirmed it."""

    def __init__(self, db: psycopg.Connection[Any]) -> None:
        self._db = db
        self._adapted = Transformer(db)
        self._sent = Counter[Key]()
        self._names: dict[Key, bytes] = {}
        self._numbers = count(1)

    @property
    def prepared(self) -> int:
        return len(self._names)

    def send(self, statements: Sequence[Statement]) -> list[Any]:
        """Run the statements in order; return the rows of the last one. If a needed row is missing,
        raise that fault rather than a later one, which the missing row may have caused."""
        packed = [self._packed(*it.values, sql=it.sql) for it in statements]
        try:
            results = self._exchanged(packed)
        except BaseException:
            self._db.close()  # the exchange broke off, so the connection is unusable
            raise
        for it, result in zip(statements, results, strict=True):
            if result.status not in DONE:
                raise error_from_result(result)
            if it.missing is not None and not result.command_tuples:
                raise it.missing
        self._adapted.set_pgresult(result)
        return self._adapted.load_rows(0, result.ntuples, tuple)

    def _packed(self, *values: Any, sql: str) -> Packed:
        if not values:
            return Packed(Key(sql, ()), (), ())
        adapted = self._adapted
        given = adapted.dump_sequence(values, [PyFormat.AUTO] * len(values))
        return Packed(Key(sql, tuple(adapted.types or ())), given, adapted.formats or ())

    def _exchanged(self, packed: Sequence[Packed]) -> list[PGresult]:
        """Return the results up to the first failed statement. The server skips those after it."""
        pgconn, new = self._db.pgconn, dict[Key, bytes]()
        pgconn.enter_pipeline_mode()
        preparing = [self._put(it, new) for it in packed]
        pgconn.pipeline_sync()
        results = iter(self._db.wait(answers(pgconn, len(packed) + sum(preparing))))
        pgconn.exit_pipeline_mode()
        found = []
        for it, prepares in zip(packed, preparing, strict=True):
            result = next(results)
            if prepares and result.status in DONE:
                self._names[it.key] = new[it.key]
                result = next(results)
            elif prepares:
                next(results)
            found.append(result)
        return found

    def _put(self, it: Packed, new: dict[Key, bytes]) -> bool:
        """Add a statement to the batch; tell if a request to prepare it goes before it."""
        pgconn, key = self._db.pgconn, it.key
        prepares = self._is_frequent(key) and key not in self._names and key not in new
        if prepares:
            new[key] = f"frequent_{next(self._numbers)}".encode()
            pgconn.send_prepare(new[key], key.sql.encode(), param_types=key.types)
        name = self._names.get(key) or new.get(key)
        if name is None:
            pgconn.send_query_params(
                key.sql.encode(), it.values, key.types, it.formats, Format.BINARY
            )
        else:
            pgconn.send_query_prepared(name, it.values, it.formats, Format.BINARY)
        return prepares

    def _is_frequent(self, key: Key) -> bool:
        """Count a statement, and tell if preparing it is worth while. It is not for one without
        values, such as BEGIN: planning that takes no time."""
        if not key.types:
            return False
        if len(self._sent) > COUNTED:
            self._sent.clear()
        self._sent[key] += 1
        return self._sent[key] > PREPARED_AFTER


def answers(pgconn: PGconn, number: int) -> PQGen[list[PGresult]]:
    """Send the commands that are queued, and receive ``number`` results."""
    yield from send(pgconn)
    found: list[PGresult] = []
    for _ in range(number):
        results = yield from fetch_many(pgconn)
        if not results:
            raise psycopg.OperationalError("the server has gone away")
        found += results
    yield from fetch_many(pgconn)  # the end of the results
    return found
