-- The puzzle of the week of a server that wants one: in which channel, when the next one comes, and
-- the position with what came of the last one.

CREATE TABLE puzzles (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    next_at INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;
CREATE INDEX puzzles_by_time ON puzzles (next_at);
CREATE INDEX puzzles_by_channel ON puzzles (channel);

-- Answers to it, sealed until it is over.
CREATE TABLE puzzle_answers (
    guild INTEGER NOT NULL,
    number INTEGER NOT NULL,        -- of the server's puzzles
    person INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (guild, number, person)
) STRICT;
CREATE INDEX puzzle_answers_by_person ON puzzle_answers (person);
