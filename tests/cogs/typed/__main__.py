"""Reports how many of the collected typed sentences are understood, and with `--each` which ones
are not."""

import sys
from collections import Counter

from tests.cogs.typed import HALVES, Outcome, sentences

for half in HALVES:
    found = Counter[tuple[str, str, Outcome]]()
    for sentence in sentences(half):
        outcome = sentence.outcome()
        found[sentence.game, sentence.language, outcome] += 1
        if outcome is not Outcome.RIGHT and "--each" in sys.argv and half == "seen":
            print(outcome, sentence.game, sentence.place, sentence.typed)
    for game, language in sorted({key[:2] for key in found}):
        print(half, game, language, *(found[game, language, it] for it in Outcome))
    total = Counter[Outcome]()
    for (_, _, outcome), count in found.items():
        total[outcome] += count
    print(half, *(f"{outcome} {total[outcome]}" for outcome in Outcome))
