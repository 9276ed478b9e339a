"""Codes for joining a table from anywhere, made hard to guess."""

import secrets

from ..base.errors import Refused, Why
from ..base.model import Person

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without letters and digits that look alike
LENGTH = 8
HALF = LENGTH // 2
MOST_WRONG = 5
FORGIVEN = 10 * 60  # seconds until a wrong code no longer counts


def fresh() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def written(code: str) -> str:
    """Return a code as people read it out: in two halves."""
    return f"{code[:HALF]}-{code[HALF:]}"


def read(typed: str) -> str:
    """Return the code somebody typed in any spelling; empty if it is none."""
    code = "".join(letter for letter in typed.upper() if letter.isalnum())
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""


class Guesses:
    """The wrong codes that people have typed recently, which limit how many they may try."""

    def __init__(self) -> None:
        self._wrong: dict[Person, list[int]] = {}

    def need_patience(self, person: Person, now: int) -> None:
        """Raise Refused if this person has typed too many wrong codes."""
        late = [at for at in self._wrong.pop(person, ()) if at > now - FORGIVEN]
        if late:
            self._wrong[person] = late
        if len(late) >= MOST_WRONG:
            raise Refused(Why.CODES_GUESSED, at=late[0] + FORGIVEN)

    def wrong(self, person: Person, now: int) -> None:
        self._wrong.setdefault(person, []).append(now)

    def right(self, person: Person) -> None:
        """Forget the newest guess, since it was right."""
        if self._wrong.get(person):
            self._wrong[person].pop()
