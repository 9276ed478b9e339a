"""Descriptions of a server's address and faults, in one line and without the password."""

from itertools import zip_longest

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ..faults import StoreFault

BUSY = "FATAL:  the database system is"  # the server is starting or shutting down
SEVERAL = "All failures were: "  # begins the driver's list of faults, one for each host
OLDEST = 14  # the oldest release that PostgreSQL still supports


def shown(address: str) -> str:
    """Return an address without its user and password. Raise StoreFault if it is no valid
    address."""
    try:
        said = conninfo_to_dict(address)
    except psycopg.ProgrammingError as fault:
        raise StoreFault(
            f"EMBERBOARD_DATABASE is no address of a database ({line(fault)}). It looks like "
            "postgresql://user:password@host/database."
        ) from fault
    hosts = str(said.get("host") or "this machine").split(",")
    ports = str(said.get("port") or 5432).split(",")
    places = zip_longest(hosts, ports[: len(hosts)], fillvalue=ports[0])
    where = " or ".join(f"{host or 'this machine'}:{port or 5432}" for host, port in places)
    return f"database {said.get('dbname') or said.get('user') or 'postgres'} at {where}"


def completed(address: str) -> str:
    """Return the address for the driver. If it names several hosts, ask for the one that takes
    changes at present, unless the address says otherwise."""
    said = conninfo_to_dict(address)
    several = "," in str(said.get("host") or said.get("hostaddr") or "")
    if several and "target_session_attrs" not in said:
        return make_conninfo(address, target_session_attrs="read-write")
    return address


def sentence(address: str, fault: psycopg.Error) -> str:
    """Return a fault as a sentence that an owner can act on. It tells if the server refused the
    connection or did not answer."""
    connecting = isinstance(fault, psycopg.OperationalError) and fault.sqlstate is None
    if not connecting:
        return line(fault)
    if "FATAL:" in str(fault) and BUSY not in str(fault):
        reason = line(fault).rpartition("FATAL:")[2].strip()
        return (
            f"PostgreSQL does not open {shown(address)}: {reason}. Look at the user, password and "
            "name in EMBERBOARD_DATABASE."
        )
    reason = line(fault).rpartition(SEVERAL)[2]
    return (
        f"PostgreSQL cannot be reached, {shown(address)}: {reason}. Start it, or look at "
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
