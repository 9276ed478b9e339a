"""Starts the image that `tools.image` has built, as the image's user, and tests it. Only the data
folder can be written to."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from playground import SEED
from sandbox.door import make_pass
from sandbox.seed import plant
from sandbox.server import Sandbox
from sandbox.world import World

from .dockerfile import Stage, stages
from .environment import ROOT
from .image import PATH

PATIENCE = 300
PROXY = 3128  # the proxy's port: a bot with a token is led to the stand-in instead of Discord
DATA = "emberboard/data"
READY = "http://127.0.0.1:9137/ready"
# Mounts the image read-only for one process, with its data folder and a new /tmp.
ROOM = """
mount --make-rprivate / && mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"
mount --bind "$2" "$1/emberboard/data" && mount -t tmpfs none "$1/tmp"
mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev"
user=$3 root=$1 && shift 3
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs \
    --bounding-set=-all --inh-caps=-all "$@"
"""
SHUT = ("CapEff:\t0000000000000000", "CapBnd:\t0000000000000000", "NoNewPrivs:\t1")


class Image:
    """A root file system that is started as the Dockerfile's last stage says."""

    def __init__(self, root: Path, stage: Stage, data: Path) -> None:
        self.root, self.stage, self.data = root, stage, data

    def command(self, *command: str) -> list[str]:
        inside = 'cd /emberboard && exec "$@"'
        room = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", ROOM, "sh"]
        to = [str(self.root), str(self.data), self.stage.last("USER")]
        return [*room, *to, "sh", "-c", inside, "sh", *command]

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        return {"PATH": PATH, **self.stage.environment(), **more}

    def told(self, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*command), env=self.environment(more), check=False,
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip

    @contextmanager
    def started(self, **more: str) -> Iterator[subprocess.Popen[str]]:
        """Run the entry point; end it by a signal, as a machine that shuts down does."""
        command = self.command(*self.stage.entrypoint())
        surroundings = self.environment(more)
        with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True) as room:
            try:
                yield room
            finally:
                with suppress(ProcessLookupError):
                    os.kill(inner(room.pid), 15)
                room.wait(PATIENCE)

    def healthy(self) -> bool:
        return self.told(*self.stage.health()).returncode == 0


def inner(pid: int) -> int:
    """Return the process id, as seen from outside, of the program in a namespace of its own."""
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()[0])


def say(good: bool, what: str) -> None:
    print(f"{'ok   ' if good else 'FAULT'} {what}", flush=True)
    if not good:
        raise SystemExit(1)


def until(holds: Callable[[], bool], what: str) -> None:
    begin = time.monotonic()
    while time.monotonic() < begin + PATIENCE:
        if holds():
            say(True, f"{what} after {time.monotonic() - begin:.0f} s")
            return
        time.sleep(0.5)
    say(False, what)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


# The network is empty, except for what is started here


async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


@asynccontextmanager
async def discord() -> AsyncIterator[Sandbox]:
    """Run the stand-in behind a proxy that leads all connections to it."""
    world = World()
    plant(world, SEED)
    async with Sandbox(world) as sandbox:

        async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            there = await asyncio.open_connection("127.0.0.1", sandbox.port)
            writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
            await asyncio.gather(passed_on(reader, there[1]), passed_on(there[0], writer))

        async with await asyncio.start_server(lead, "127.0.0.1", PROXY):
            yield sandbox


def check_what_is_built(image: Image) -> None:
    version = image.told("python", "bot.py", "--version")
    say(version.returncode == 0, f"says {version.stdout.strip()}")
    ready = "from rules.build import compiled; raise SystemExit(not compiled())"
    say(image.told("python", "-c", ready).returncode == 0, "has its rules compiled")
    user = image.told("id", "-un").stdout.strip()
    say(user == image.stage.last("USER") != "root", f"runs as {user}")
    for path in ("/emberboard/new", "/emberboard/bot.py", "/etc/new", "/usr/local/new"):
        denied = image.told("sh", "-c", f"echo >>{path}")
        say(denied.returncode != 0, f"cannot write {path}")
    say(image.told("touch", "data/new").returncode == 0, "can write into its data")


def check_rights(room: int) -> None:
    status = Path(f"/proc/{inner(room)}/status").read_text("ascii")
    say(all(line in status for line in SHUT), "has no capability, and can get none")


def check_without_token(image: Image) -> None:
    with image.started() as room:
        until(image.healthy, "without a token: healthy")
        assert room.stdout is not None, "it has a pipe"
        address = room.stdout.readline().split()[-1]
        say(answers(address), "without a token: its page answers")
        check_rights(room.pid)
    say(room.returncode == 0, "without a token: stops when it is told to")
    kept = (image.data / "page.sqlite").stat()
    say(kept.st_mode & 0o077 == 0, "without a token: what it keeps is its user's alone")


async def check_with_token(image: Image) -> None:
    trusted = image.data / "stand-in.pem"
    trusted.write_bytes(make_pass().certificate)
    trusted.chmod(0o644)
    way = {"HTTPS_PROXY": f"http://127.0.0.1:{PROXY}", "SSL_CERT_FILE": f"/{DATA}/stand-in.pem"}
    async with discord() as sandbox:

        def look() -> None:
            with image.started(DISCORD_TOKEN=sandbox.world.token, **way) as room:
                until(lambda: answers(READY), "with a token: connected and ready")
                say(image.healthy(), "with a token: healthy")
                say(bool(sandbox.world.commands[None]), "with a token: its commands are registered")
                check_rights(room.pid)
            entry = image.stage.entrypoint()
            false = image.told(*entry, DISCORD_TOKEN="of.nobody", **way)
            say(false.returncode == 1, f"with a false token: {false.stderr.strip()}")
            say("Traceback" not in false.stderr, "with a false token: in a line")

        await asyncio.to_thread(look)


def main(arguments: Sequence[str]) -> int:
    (root,) = map(Path, arguments)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        subprocess.run(["cp", "-a", str(root / DATA), str(data)], check=True)
        stage = stages((ROOT / "Dockerfile").read_text("utf-8"))[-1]
        image = Image(root, stage, data)
        check_what_is_built(image)
        check_without_token(image)
        asyncio.run(check_with_token(image))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
