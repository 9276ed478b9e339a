"""People looking at a table right now, who need no mention."""

from collections import OrderedDict

from ..base.model import Person
from ..base.timing import Time

HERE = 60  # seconds after a press during which a person counts as looking
MOST = 1000  # people remembered at a time


class Presence:
    def __init__(self, time: Time) -> None:
        self._time = time
        self._looking: OrderedDict[tuple[int, Person], int] = OrderedDict()

    def saw(self, table: int, person: Person) -> None:
        self._looking[table, person] = self._time.now()
        self._looking.move_to_end((table, person))
        while len(self._looking) > MOST:
            self._looking.popitem(last=False)

    def looking(self, table: int, person: Person) -> bool:
        return self._time.now() - self._looking.get((table, person), -HERE) < HERE
