-- How far somebody has come in a lesson: which chapters are done, and what was decided in the one that
-- they play. It belongs to no table.

CREATE TABLE lessons (
    person INTEGER NOT NULL,
    lesson TEXT NOT NULL,           -- a game and its lesson: ryozen.first
    body BLOB NOT NULL,
    PRIMARY KEY (person, lesson)
) STRICT;
