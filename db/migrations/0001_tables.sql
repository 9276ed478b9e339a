-- A table, the people on its seats, its game, and what it still has to tell.
-- Bodies are msgpack of tables/ and nobody else's business; columns are what is searched for.

CREATE TABLE ids (last INTEGER NOT NULL) STRICT;
INSERT INTO ids (last) VALUES (0);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL,      -- grows with every change; each change names the one it saw
    sequence INTEGER NOT NULL,      -- the length of the log
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    guild INTEGER,
    listed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_guild ON tables (guild, status);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    seat INTEGER NOT NULL,          -- -1: host, invited or sent away, without a seat
    acts INTEGER NOT NULL,          -- 0 while a sitter plays for this person
    asked INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE games (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    setup BLOB NOT NULL             -- with the secret seed
) STRICT;

-- Append-only: what was undone stays, with the number of the row that undid it.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    person INTEGER,
    took INTEGER,                   -- seconds of thinking, where this ended a turn
    undone INTEGER,
    row BLOB NOT NULL,
    events BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX log_by_person ON log (person) WHERE took IS NOT NULL;

CREATE TABLE checkpoints (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    milestone INTEGER NOT NULL,     -- kept for ever; the others go when newer ones come
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, at)
) STRICT;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE due (
    at INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,          -- -1: the whole table
    PRIMARY KEY (at, table_id, kind, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_by_table ON due (table_id);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind TEXT NOT NULL,             -- of the destination: thread, person, channel
    target INTEGER NOT NULL,
    at INTEGER NOT NULL,            -- not to be delivered before
    nonce TEXT NOT NULL UNIQUE,
    topic TEXT NOT NULL,
    status TEXT NOT NULL,           -- waiting, delivered, dropped
    message INTEGER,                -- what the destination called the delivered message
    body BLOB NOT NULL
) STRICT;
CREATE INDEX outbox_waiting ON outbox (kind, target, id) WHERE status = 'waiting';
CREATE INDEX outbox_shown ON outbox (table_id, kind, target, topic) WHERE message IS NOT NULL;

-- Destinations that answered 'forbidden' or 'gone'; their news waits until they are open again.
CREATE TABLE closed (
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, target)
) STRICT, WITHOUT ROWID;

-- Channels that watch one table, or all tables of a server.
CREATE TABLE watches (
    channel INTEGER NOT NULL,
    table_id INTEGER REFERENCES tables ON DELETE CASCADE,
    guild INTEGER,
    level TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX watches_once ON watches (channel, ifnull(table_id, 0), ifnull(guild, 0));
CREATE INDEX watches_by_table ON watches (table_id);
CREATE INDEX watches_by_guild ON watches (guild);

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;

-- Which presses were done already; forgotten after a day.
CREATE TABLE presses (
    press INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX presses_by_age ON presses (at);
