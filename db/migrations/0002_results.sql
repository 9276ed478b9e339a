-- Finished games, for statistics; and what people note for themselves.

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,                 -- null: an automa, or somebody who asked to be forgotten
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    guild INTEGER,
    ended INTEGER NOT NULL,
    rank INTEGER NOT NULL,          -- 1: the best; equal for shared places
    score INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, game);

CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX notes_by_table ON notes (table_id, seat);
CREATE INDEX notes_by_person ON notes (person);
