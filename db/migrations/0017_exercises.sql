-- Turning points of a finished table as exercises for one of its players: what was found there, and
-- how far the person has come with each.

CREATE TABLE exercises (
    person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    body BLOB NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT;
CREATE INDEX exercises_by_table ON exercises (table_id);
