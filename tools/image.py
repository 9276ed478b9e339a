"""Builds and tests the image on a machine without Docker, by the Dockerfile's own steps.

    sudo python -m tools.image [FOLDER]

makes a fresh Debian with debootstrap from the mirror that this machine's apt uses, carries out each
stage in it with this machine's settings of pip, and starts the result as an owner would
(`tools.image_start`). It needs root, debootstrap and some gigabytes in FOLDER (by default a
temporary folder), which is emptied at the end. With Docker, use `tools/image.sh`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from .dockerfile import Stage, copied, left_out, stages
from .environment import ROOT

# Packages that the Python image has and the smallest Debian lacks.
BRINGS = "python3,python3-venv,python3-dev,ca-certificates"
# Files by which this machine reaches its package indexes: copied in for the build, then removed.
WAYS = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
APT = ("/etc/apt/sources.list", "/etc/apt/sources.list.d", "/etc/apt/apt.conf.d")
PASSED = ("PIP_", "HTTP_", "HTTPS_", "NO_PROXY", "http_", "https_", "no_proxy")
PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# Mounts /proc and /dev only while the command runs.
RUN = 'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && shift && exec chroot "$@"'


def mirror() -> tuple[str, str]:
    """Return the address and the release of the Debian mirror that this machine's apt uses."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    address, release = told.stdout.splitlines()[0].split()
    return address, release


def do(*command: str) -> None:
    subprocess.run(command, check=True)


def in_root(root: Path, where: str, command: str, more: Mapping[str, str]) -> None:
    """Run a shell command inside a root file system, with this machine's network."""
    passed = {name: it for name, it in os.environ.items() if name.startswith(PASSED)}
    room = ["unshare", "--mount", "--pid", "--fork", "sh", "-ec", RUN, "sh", str(root), str(root)]
    subprocess.run(
        [*room, "/bin/sh", "-c", f"cd {where} && {command}"],
        env={"PATH": PATH, "HOME": "/root", **passed, **more}, check=True,
    )  # fmt: skip


def begin(root: Path, image: str) -> None:
    """Make a root file system like the image `python:3.11-slim-bookworm`: the release, with its
    Python as `python`, and pip."""
    address, release = mirror()
    if not image.startswith("python:") or not image.endswith(f"-{release}"):
        raise SystemExit(f"{image} is not for {release}, which this machine's apt takes from.")
    do("debootstrap", "--variant=minbase", f"--include={BRINGS}", release, str(root), address)
    for path in map(Path, (*WAYS, *APT)):
        to = root / path.relative_to("/")
        if path.is_dir():
            shutil.rmtree(to, ignore_errors=True)
            shutil.copytree(path, to)
        elif path.exists():
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, to)
    in_root(root, "/", "python3 -m venv /usr/local", {})


def context(folder: Path) -> Path:
    """Copy the repository without what `.dockerignore` leaves out: once for all stages, since it
    may change while they are built."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8")

    def kept_out(inner: str, files: list[str]) -> list[str]:
        return [it for it in files if left_out(ignored, Path(inner).relative_to(ROOT) / it)]

    return Path(shutil.copytree(ROOT, folder / "context", ignore=kept_out))


def copy_in(rest: str, root: Path, where: str, here: Path, others: Mapping[str, Path]) -> None:
    stage, names, to = copied(rest)
    target = root / where.lstrip("/") / to
    if stage:
        do("cp", "-a", str(others[stage] / names[0].lstrip("/")), str(target))
        return
    for name in names:
        source = here / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy(source, target)


def build(stage: Stage, root: Path, here: Path, others: Mapping[str, Path]) -> None:
    where = "/emberboard"
    for step in stage.steps:
        print(f"{stage.name or 'image'}: {step.word} {step.rest[:80]}", flush=True)
        if step.word == "WORKDIR":
            where = step.rest
            (root / where.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif step.word == "COPY":
            copy_in(step.rest, root, where, here, others)
        elif step.word == "RUN":
            in_root(root, where, step.rest, stage.environment())


def build_all(folder: Path) -> tuple[Path, Stage]:
    """Build all stages; return the root folder of the last one, which is the image."""
    made: dict[str, Path] = {}
    here = context(folder)
    found = stages((ROOT / "Dockerfile").read_text("utf-8"))
    for number, stage in enumerate(found):
        root = folder / f"{number}"
        if stage.begins in made:
            do("cp", "-a", "--reflink=auto", str(made[stage.begins]), str(root))
        else:
            begin(root, stage.begins)
        build(stage, root, here, made)
        made[stage.name] = root
    return root, found[-1]


def main(arguments: Sequence[str]) -> int:
    if sys.platform == "win32" or os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("This needs root, and debootstrap: apt install debootstrap", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(dir=arguments[0] if arguments else None) as folder:
        root, _ = build_all(Path(folder))
        for path in WAYS[:2]:
            (root / path.lstrip("/")).unlink(missing_ok=True)
        # In a network of its own, the program can reach nothing but the stand-in.
        start = [sys.executable, "-m", "tools.image_start", str(root)]
        return subprocess.call(
            ["unshare", "--net", "sh", "-ec", 'ip link set lo up; exec "$@"', "sh", *start],
            cwd=ROOT,
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
