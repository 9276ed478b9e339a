"""Finding games: in folders of this repository, and in packages installed beside it.

A package is an ordinary Python distribution with an entry point in the group `emberboard.games`.
The entry point maps the game's id to a Python package that exports its rulebook as ``book`` and
the contract it was written for as ``CONTRACT``. It may contain the modules ``pictures`` and
``face`` and the folder ``locales``.

A faulty game is left out; all others still work. A package is somebody else's code, which may do
anything when it is imported, even hang. So it is first imported in a process of its own, and only
if that succeeds in this one.

A game that is being written need not be installed: name its distribution's folder in
``EMBERBOARD_GAMES``.
"""

import json
import logging
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import IO, NamedTuple

from .core.errors import plain

log = logging.getLogger(__name__)

GROUP = "emberboard.games"
CONTRACT = 1  # increased when packages for the earlier core no longer run
ID = re.compile("[a-z][a-z0-9_]{0,31}")
PATIENCE = 90  # seconds to import a package; far more than a busy machine takes
MOST_SAID = 2**16  # the most bytes of a process's output to keep
ALONE = "EMBERBOARD_TRIES"  # set in a process that tries one package, so that it loads no others
WORKSHOP = "EMBERBOARD_GAMES"  # lists folders with a pyproject.toml, separated as in PATH
ROOT = Path(__file__).parent


class Entry(NamedTuple):
    """A game that a distribution declares in its entry points."""

    game: str
    module: str
    made_by: str


class Package(NamedTuple):
    """A game, and the names of its modules, which may be missing."""

    game: str
    rules: str
    pictures: str
    face: str
    roots: Sequence[Path]  # folders with the game's own files
    sentences: Path | None = None  # the folder of its sentences; None: they are in `locales`
    distribution: str = ""  # the package's name and version; empty: our own

    def brings(self, module: str) -> bool:
        return find_spec(module) is not None


LEFT_OUT: dict[str, str] = {}  # games that cannot be played here, with the reason


def leave_out(game: str, reason: str) -> None:
    """Note that a game cannot be played, and log the reason once."""
    if game not in LEFT_OUT:
        LEFT_OUT[game] = plain(reason)
        log.error("%s is left out: %s", plain(game), LEFT_OUT[game])


def place_of(fault: BaseException, package: Package) -> str:
    """Describe a fault, with the innermost line of the package's own files in its traceback."""
    place = ""
    for path, line in steps_to(fault):
        for root in package.roots:
            if path.is_relative_to(root):
                place = f"{path.relative_to(root.parent)}:{line}: "
    return f"{place}{type(fault).__name__}: {fault}"


def steps_to(fault: BaseException) -> Iterator[tuple[Path, int]]:
    """Yield the lines of a traceback, and after them the line of a syntax error."""
    trace = fault.__traceback__
    while trace is not None:
        yield Path(trace.tb_frame.f_code.co_filename), trace.tb_lineno
        trace = trace.tb_next
    if isinstance(fault, SyntaxError) and fault.filename:
        yield Path(fault.filename), fault.lineno or 1


def ours() -> Iterator[Package]:
    """Yield a package for each folder beside the core that has a registry."""
    for folder in sorted(ROOT.iterdir()):
        if (folder / "registry.py").exists():
            id, house = folder.name, ROOT.parent
            roots = (folder, house / "render" / id, house / "cogs" / "games" / id)
            yield Package(id, f"rules.{id}", f"render.{id}", f"cogs.games.{id}", roots)


def installed() -> Iterator[Package]:
    """Yield the packages of the workshop and the environment that passed a trial import. Leave out
    the others."""
    if ALONE in os.environ:
        return
    known = {package.game: package.rules for package in ours()}
    for game, module, made_by in (*in_workshop(), *in_environment()):
        if known.get(game) == module:
            continue  # found twice: in the workshop and installed
        if game in known:
            log.error("%s: another game is called %s already; it is left out", made_by, game)
            continue
        if not ID.fullmatch(game):
            leave_out(game, f"{made_by}: a game's id has small letters, digits and _")
            continue
        reason = refused(module)
        if reason is not None:
            leave_out(game, f"{made_by}: {reason}")
            continue
        known[game] = module
        yield package_at(game, module, made_by)


def in_environment() -> Iterator[Entry]:
    """Yield the games of installed distributions. If two distributions have the same name, take the
    first, as imports do."""
    found: dict[str, list[Entry]] = {}
    for distribution in metadata.distributions():
        try:
            made_by = plain(f"{distribution.name} {distribution.version}")
            entries = distribution.entry_points.select(group=GROUP)
            games = [Entry(it.name, it.value, made_by) for it in entries]
            found.setdefault(str(distribution.name), games)
        except (AttributeError, KeyError, OSError, TypeError, ValueError) as fault:
            where = getattr(distribution, "_path", "a distribution")
            log.error("%s: it cannot be read: %s", plain(where), plain(repr(fault)))
    yield from sorted(entry for games in found.values() for entry in games)


def workshop() -> list[Path]:
    """Return the folders that ``EMBERBOARD_GAMES`` names."""
    return [Path(it).resolve() for it in os.environ.get(WORKSHOP, "").split(os.pathsep) if it]


def in_workshop() -> Iterator[Entry]:
    for folder in workshop():
        try:
            yield from entries_of(folder)
        except (OSError, ValueError, AttributeError, TypeError) as fault:
            reason = fault.strerror if isinstance(fault, OSError) else fault
            log.error("%s: no game that can be read: %s", folder / "pyproject.toml", reason)


def entries_of(folder: Path) -> list[Entry]:
    """Return the games that a folder's pyproject.toml declares."""
    about = tomllib.loads((folder / "pyproject.toml").read_text("utf-8")).get("project", {})
    made_by = f"{about.get('name', folder.name)} {about.get('version', '')}".rstrip()
    games = about.get("entry-points", {}).get(GROUP)
    if not games:
        raise ValueError(f'it has no [project.entry-points."{GROUP}"]')
    if not all(isinstance(module, str) for module in games.values()):
        raise TypeError(f"a module is a name, not {games}")
    return [Entry(game, module, plain(made_by)) for game, module in games.items()]


sys.path += [folder for folder in map(str, workshop()) if folder not in sys.path]


def package_at(game: str, module: str, distribution: str) -> Package:
    found = find_spec(module)
    root = Path(found.origin).parent if found and found.origin else Path()
    sentences = root / "locales"
    return Package(
        game,
        module,
        f"{module}.pictures",
        f"{module}.face",
        (root,),
        sentences if sentences.is_dir() else None,
        distribution,
    )


def refused(module: str) -> str | None:
    """Import a package in a process of its own; return its fault, or None if it is fit."""
    trial = subprocess.Popen(
        [sys.executable, "-m", "rules.trying", module],
        cwd=ROOT.parent,
        env=os.environ | {ALONE: module},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    told, errors = [End(stream) for stream in (trial.stdout, trial.stderr) if stream]
    try:
        ended = trial.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        return f"importing it took longer than {PATIENCE} seconds"
    finally:
        end_all(trial)
    try:
        said = json.loads(told.last_line())
    except ValueError:
        said = None
    if not isinstance(said, dict) or "refused" not in said:
        return (
            f"importing it ended the process ({ended}): {errors.last_line() or 'it said nothing'}"
        )
    return None if said["refused"] is None else str(said["refused"])


def end_all(trial: subprocess.Popen[bytes]) -> None:
    """Kill a trial process, and on systems with process groups also the processes it has
    started."""
    if sys.platform != "win32":
        try:
            os.killpg(trial.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            """All of them have ended already."""
    else:
        trial.kill()
    trial.wait()


class End(Thread):
    """Reads a process's output to its end, and keeps only the last bytes."""

    def __init__(self, stream: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._stream = stream
        self._kept = b""
        self.start()

    def run(self) -> None:
        with self._stream:
            while part := os.read(self._stream.fileno(), MOST_SAID):
                self._kept = (self._kept + part)[-MOST_SAID:]

    def last_line(self) -> str:
        self.join(1)  # a child of the trial may still hold the stream open
        return "".join(self._kept.decode("utf-8", "replace").strip().splitlines()[-1:])
