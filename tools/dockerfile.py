"""Reads the Dockerfile's steps, so that `tools.image` can carry them out without a daemon."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

KNOWN = ("FROM", "WORKDIR", "RUN", "COPY", "USER", "VOLUME", "ENV", "HEALTHCHECK", "ENTRYPOINT")


class UnknownStep(Exception):
    """A line of the Dockerfile that this module does not understand."""


@dataclass(frozen=True)
class Step:
    word: str
    rest: str


@dataclass
class Stage:
    """A stage of the build: the image that it begins with, and its steps."""

    begins: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def last(self, word: str) -> str:
        return [it.rest for it in self.steps if it.word == word][-1]

    def entrypoint(self) -> list[str]:
        return list(json.loads(self.last("ENTRYPOINT")))

    def health(self) -> list[str]:
        """Return the command of the health check."""
        return list(json.loads(self.last("HEALTHCHECK").partition(" CMD ")[2]))

    def environment(self) -> dict[str, str]:
        pairs = (it for step in self.steps if step.word == "ENV" for it in shlex.split(step.rest))
        return dict(it.split("=", 1) for it in pairs)


def steps(text: str) -> Iterator[Step]:
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    for line in filter(None, map(str.strip, joined.splitlines())):
        word, _, rest = line.partition(" ")
        if word not in KNOWN:
            raise UnknownStep(line)
        yield Step(word, rest.strip())


def stages(text: str) -> list[Stage]:
    found: list[Stage] = []
    for step in steps(text):
        if step.word == "FROM":
            begins, _, name = step.rest.partition(" AS ")
            found.append(Stage(begins, name))
        else:
            found[-1].steps.append(step)
    return found


def left_out(ignored: str, path: Path) -> bool:
    """Tell if .dockerignore keeps a path out of the image. `name` means a file or folder at the
    root of the repository, `**/name` one anywhere."""
    for line in ignored.split():
        anywhere, name = line.startswith("**/"), line.removeprefix("**/")
        if name in path.parts if anywhere else path.parts[0] == name:
            return True
    return False


def copied(rest: str) -> tuple[str, Sequence[str], str]:
    """Return a COPY's source stage ("": the repository), its sources, and its target."""
    words = shlex.split(rest)
    stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
    return stage, words[:-1], words[-1]
