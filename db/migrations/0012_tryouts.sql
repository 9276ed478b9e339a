-- What people have tried from a moment of a game: a private copy in which what they could not know is
-- dealt anew. Of those without a name a person has one.

CREATE TABLE tryouts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,            -- so many decisions of the table stood
    name TEXT NOT NULL,
    begun INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;
CREATE INDEX tryouts_by_person ON tryouts (person);
