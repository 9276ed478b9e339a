"""Starts Emberboard: on Discord when there is a token, else on a page of this machine."""

import gc
import os
import sys
from collections.abc import Sequence

from settings import HELP, BadSetting, Environment, read_environment
from version import version


def main(arguments: Sequence[str] = ()) -> int:
    environment = dict(os.environ)
    match list(arguments):
        case []:
            pass
        case ["--shards", shards]:
            environment["EMBERBOARD_SHARDS"] = shards
        case ["--version"]:
            print(f"Emberboard {version()}")
            return 0
        case [asked, *_]:
            print(HELP, end="")
            return 0 if asked in ("-h", "--help") else 2
    try:
        settings = read_environment(environment)
    except BadSetting as bad:
        print(bad, file=sys.stderr)
        return 2
    return begin(settings)


def begin(settings: Environment) -> int:
    """Run the slow imports with garbage collection switched off: they leave no garbage, and
    searching for some would take a quarter of the time."""
    gc.disable()
    import running

    gc.freeze()
    gc.enable()
    return running.hold(settings)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
