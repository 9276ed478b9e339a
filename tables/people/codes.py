"""Codes for joining a table from anywhere, made hard to guess."""

import secrets

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
