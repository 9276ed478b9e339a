"""Import a package in this process and tell if it can be played: python -m rules.trying MODULE

The last line of the output is the answer, as JSON. Whatever the package prints goes to stderr.
"""

import json
import sys
from contextlib import redirect_stdout
from importlib import import_module

from .core import Rulebook
from .packages import CONTRACT, package_at, place_of

LONGEST = 1000  # characters of a reason that are printed


def fault_of(module: str) -> str | None:
    package = package_at("", module, "")
    try:
        rules = import_module(module)
        made_for = getattr(rules, "CONTRACT", None)
        if made_for != CONTRACT:
            return f"made for contract {made_for} of the rules; this is contract {CONTRACT}"
        if not isinstance(getattr(rules, "book", None), Rulebook):
            return f"{module} exports no rulebook under the name `book`"
        for part in (package.pictures, package.face):
            if package.brings(part):
                import_module(part)
    except BaseException as fault:  # a package may even try to end the process
        return place_of(fault, package)
    return None


def main(arguments: list[str]) -> int:
    with redirect_stdout(sys.stderr):
        reason = fault_of(arguments[0])
    print(f"\n{json.dumps({'refused': reason and reason[:LONGEST]})}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
