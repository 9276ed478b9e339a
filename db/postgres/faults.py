"""The faults of a server, in one line without a password."""

import psycopg
from psycopg.conninfo import conninfo_to_dict

from ..store import StoreFault

BUSY = "FATAL:  the database system is"  # starting, or going down
OLDEST = 14  # the oldest release that PostgreSQL itself still mends


def shown(address: str) -> str:
    """Name the database of an address, without its password; raise StoreFault if it is no
    address."""
    try:
        said = conninfo_to_dict(address)
    except psycopg.ProgrammingError as fault:
        raise StoreFault(
            f"EMBERBOARD_DATABASE is no address of a database ({line(fault)}). It looks like "
            "postgresql://user:password@host/database."
        ) from fault
    host, port = said.get("host") or "this machine", said.get("port") or 5432
    return f"database {said.get('dbname') or said.get('user') or 'postgres'} at {host}:{port}"


def sentence(address: str, fault: psycopg.Error) -> str:
    """Before there is a connection, the server has either refused us or not answered at all."""
    connecting = isinstance(fault, psycopg.OperationalError) and fault.sqlstate is None
    if not connecting:
        return line(fault)
    if "FATAL:" in str(fault) and BUSY not in str(fault):
        reason = line(fault).rpartition("FATAL:")[2].strip()
        return (
            f"PostgreSQL does not open {shown(address)}: {reason}. Look at the user, password and "
            "name in EMBERBOARD_DATABASE."
        )
    return (
        f"PostgreSQL cannot be reached, {shown(address)}: {line(fault)}. Start it, or look at "
        "EMBERBOARD_DATABASE."
    )


def line(fault: Exception) -> str:
    return " ".join(str(fault).split()).rstrip(".")


def check_age(address: str, version: int) -> None:
    if version // 10_000 < OLDEST:
        raise StoreFault(
            f"{shown(address)} runs on PostgreSQL {version // 10_000}, which is too old: "
            f"Emberboard needs {OLDEST} or newer."
        )
