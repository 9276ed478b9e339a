"""Somebody's progress in a lesson, as it is stored."""

import msgspec
from msgspec import Struct

from .tried import Played


class Progress(Struct, array_like=True):
    """A lesson's progress. ``line`` are the decisions since the chapter began, ``answers`` the
    draft; ``confirmed`` holds the length of ``line`` before each confirmation."""

    chapter: str
    begun: int  # the press that began the lesson
    line: list[Played] = []
    answers: list[list[str]] = []
    done: list[str] = []  # finished chapters
    confirmed: list[int] = []


unpack = msgspec.msgpack.Decoder(Progress).decode
