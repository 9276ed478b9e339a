"""Tools for translators.

python -m locales languages          # lists the languages
python -m locales check de           # lists what is missing, too long or wrong (exit code 1)
python -m locales sample de seed     # prints thirty sentences, to be read and graded
"""

import sys

from . import KNOWN
from .check import faults, report, sample, wrong


def main(arguments: list[str]) -> int:
    match arguments:
        case ["languages"]:
            for id, language in KNOWN.items():
                print(f"{id}  {language.name}")
            return 0
        case ["check", language] if language in KNOWN:
            for line in report(language):
                print(line)
            return 1 if any(faults(language)) or any(wrong(language)) else 0
        case ["sample", language, seed] if language in KNOWN:
            print(*sample(language, seed), sep="\n")
            return 0
        case ["check" | "sample", language, *_]:
            print(
                f"There is no folder locales/{language} with a language.toml; there are: "
                f"{', '.join(KNOWN)}.",
                file=sys.stderr,
            )
            return 2
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
