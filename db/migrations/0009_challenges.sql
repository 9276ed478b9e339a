-- The challenge of the day. A year's secrets follow from its last one; each day's is shown when the
-- day is over.

CREATE TABLE chains (
    year INTEGER PRIMARY KEY,
    last BLOB NOT NULL
) STRICT;

-- Who has begun the challenge of which day (counted from 1970). One attempt of a person counts.
CREATE TABLE attempts (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER,                 -- null: somebody who asked to be forgotten
    guild INTEGER,                  -- where the person began it
    counts INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX attempts_once ON attempts (day, game, person) WHERE counts;
CREATE INDEX attempts_by_person ON attempts (person, day);

-- Channels that want a summary of each week.
CREATE TABLE weeks (
    channel INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    language TEXT NOT NULL,
    person INTEGER,                 -- who asked for it
    next_at INTEGER NOT NULL
) STRICT;
