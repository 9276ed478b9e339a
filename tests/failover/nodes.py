"""Servers that follow one another: a primary, its standby, and what is brought back from an
archive."""

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress

import psycopg

from tests import stores

STANDBY = "standby"  # the name by which a primary knows it
CONFIRMED = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
SHARED_MEMORY = 6  # the line of postmaster.pid that names it


class Node(stores.Server):
    """A server that can be another's standby, take its place, and die."""

    def __init__(self, primary: "Node | None" = None, options: str = stores.QUICK) -> None:
        self._primary = primary
        super().__init__(options)

    def furnish(self) -> None:
        if self._primary is None:
            super().furnish()
            return
        source = f"host={self._primary.folder} user=ann"
        self.do("pg_basebackup", "-d", source, "-D", "data", "-c", "fast", "--no-sync", "-R")
        self.set("primary_conninfo", f"{source} application_name={STANDBY}")
        self.set("synchronous_standby_names", "")  # it has none itself

    def set(self, name: str, value: str) -> None:
        """Of what the file of settings says of a name the last counts."""
        with (self.folder / "data" / "postgresql.auto.conf").open("a") as settings:
            settings.write(f"{name} = '{value}'\n")

    def follow(self, primary: "Node") -> None:
        """Begin anew as another one's standby."""
        shutil.rmtree(self.folder / "data")
        self._primary = primary
        self.furnish()
        self.start()

    def wait_for_standby(self) -> None:
        """From now on acknowledge nothing that a standby does not have."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'".encode())
            db.execute("SELECT pg_reload_conf()")
            while not db.execute(CONFIRMED).fetchone():
                time.sleep(0.02)

    def promote(self) -> None:
        self.do("pg_ctl", "promote", "-D", "data", "-w")

    def kill(self) -> None:
        """All of its processes, as if the machine were switched off."""
        told = (self.folder / "data" / "postmaster.pid").read_text("ascii").splitlines()
        others = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", told[0]], check=True, capture_output=True
        )
        for process in (told[0], *others.stdout.split()):
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)
        self._process.wait(stores.PATIENCE)
        subprocess.run(["ipcrm", "-m", told[SHARED_MEMORY].split()[1]], check=True)


def both(one: Node, other: Node, database: str) -> str:
    return f"postgresql://ann@/{database}?host={one.folder},{other.folder}"
