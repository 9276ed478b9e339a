"""Records the golden games anew, those of the proof too: python -m tests.rules.golden [GAME ...]"""

import sys

import rules
from tests.proof import PROOF_GAMES
from tools.recorded import record

rules.GAMES.update(PROOF_GAMES)

if __name__ == "__main__":
    for game in sys.argv[1:] or rules.GAMES:
        for path in record(rules.GAMES[game]):
            print(path.name)
