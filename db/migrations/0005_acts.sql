-- What moderators have done to tables, and owners to their server's own rules.

CREATE TABLE acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER,
    table_id INTEGER REFERENCES tables ON DELETE CASCADE,   -- null: the server's own rules
    at INTEGER NOT NULL,
    person INTEGER,                 -- who did it; null: somebody who asked to be forgotten
    act TEXT NOT NULL,
    seat INTEGER,
    old_person INTEGER,             -- whose seat it was
    new_person INTEGER,             -- whose it became
    detail TEXT NOT NULL
) STRICT;
CREATE INDEX acts_by_guild ON acts (guild, table_id, id);
CREATE INDEX acts_by_table ON acts (table_id);
