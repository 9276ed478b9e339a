-- What was confirmed at once is one move: its rows name the first of them. Older rows stand alone.

ALTER TABLE log ADD COLUMN move INTEGER;

-- A result is a ranking, a team's, or that of a person against a rival, perhaps at some level.

ALTER TABLE results ADD COLUMN kind TEXT NOT NULL DEFAULT 'ranking';
ALTER TABLE results ADD COLUMN level TEXT NOT NULL DEFAULT '';

-- What people may begin their next game with. The newest row of a name counts; the older ones stay,
-- so that it can be told anew.

CREATE TABLE records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    value BLOB NOT NULL
) STRICT;
CREATE INDEX records_by_person ON records (person, game);

-- What a seat has decided beforehand: as secret as a hand.

CREATE TABLE sealed (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
