"""Servers that follow one another: a primary, its standby, and one restored from an archive."""

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import psycopg

from tests import stores

STANDBY = "standby"  # the name by which a primary knows its standby
CONFIRMED = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
SHARED_MEMORY = 6  # the line of postmaster.pid that tells its id


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
        self.set("synchronous_standby_names", "")  # a standby has none itself

    def set(self, name: str, value: str) -> None:
        """Append a setting to the file, where the last one counts."""
        with (self.folder / "data" / "postgresql.auto.conf").open("a") as settings:
            settings.write(f"{name} = '{value}'\n")

    def follow(self, primary: "Node") -> None:
        """Start again as another server's standby."""
        shutil.rmtree(self.folder / "data")
        self._primary = primary
        self.furnish()
        self.start()

    def wait_for_standby(self) -> None:
        """From now on, confirm a change only once a standby has it, too."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'".encode())
            db.execute("SELECT pg_reload_conf()")
            while not db.execute(CONFIRMED).fetchone():
                time.sleep(0.02)

    def promote(self) -> None:
        self.do("pg_ctl", "promote", "-D", "data", "-w")

    def kill(self) -> None:
        """Kill all its processes, as if the machine were switched off."""
        told = (self.folder / "data" / "postmaster.pid").read_text("ascii").splitlines()
        listed = ["ps", "-o", "pid=", "--ppid", told[0]]
        others = subprocess.run(listed, check=True, capture_output=True, text=True)
        for process in map(int, (told[0], *others.stdout.split())):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(stores.PATIENCE)
        subprocess.run(["ipcrm", "-m", told[SHARED_MEMORY].split()[1]], check=True)


def both(one: Node, other: Node, database: str) -> str:
    return f"postgresql://ann@/{database}?host={one.folder},{other.folder}"


class Archiving(Node):
    """A primary that also keeps everything it writes in an archive."""

    def furnish(self) -> None:
        super().furnish()
        self.archive = self.folder / "archive"
        self.archive.mkdir()
        self.own(self.archive)
        self.set("archive_mode", "on")
        self.set("archive_command", f"test ! -f {self.archive}/%f && cp %p {self.archive}/%f")

    def copied(self) -> Path:
        """Copy its data into a folder. What is written later is restored from the archive."""
        copy = self.folder / "copy"
        source = f"host={self.folder} user=ann"
        self.do("pg_basebackup", "-d", source, "-D", str(copy), "-c", "fast", "--no-sync")
        return copy

    def archived(self) -> None:
        """Wait until all that was written until now is in the archive."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            written = "SELECT pg_walfile_name(pg_switch_wal())"
            ((last,),) = db.execute(written).fetchall()
            while not (self.archive / last).exists():
                time.sleep(0.02)


class Recovered(Node):
    """A server restored as another one was at some moment, from an earlier copy and the archive."""

    def __init__(self, copy: Path, archive: Path, moment: str) -> None:
        self._copy = copy
        self._archive = archive
        self._moment = moment
        super().__init__()
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            while db.execute("SELECT pg_is_in_recovery()").fetchone() != (False,):
                time.sleep(0.02)

    def furnish(self) -> None:
        self._copy.rename(self.folder / "data")
        self.set("restore_command", f"cp {self._archive}/%f %p")
        self.set("archive_mode", "off")
        self.set("recovery_target_time", self._moment)
        self.set("recovery_target_action", "promote")
        (self.folder / "data" / "recovery.signal").touch()
