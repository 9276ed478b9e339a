-- When a person's next daily letter is due; and news that is about no single table.

ALTER TABLE people ADD COLUMN letter_at INTEGER;
CREATE INDEX people_by_letter ON people (letter_at) WHERE letter_at IS NOT NULL;

CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER REFERENCES tables ON DELETE CASCADE,
    kind TEXT NOT NULL,             -- of the destination: thread, person, channel
    target INTEGER NOT NULL,
    at INTEGER NOT NULL,            -- not to be delivered before
    nonce TEXT NOT NULL UNIQUE,
    topic TEXT NOT NULL,
    status TEXT NOT NULL,           -- waiting, delivered, dropped
    message INTEGER,                -- what the destination called the delivered message
    body BLOB NOT NULL
) STRICT;
INSERT INTO news (id, table_id, kind, target, at, nonce, topic, status, message, body)
    SELECT id, table_id, kind, target, at, nonce, topic, status, message, body FROM outbox;
DROP TABLE outbox;
ALTER TABLE news RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (kind, target, id) WHERE status = 'waiting';
CREATE INDEX outbox_shown ON outbox (table_id, kind, target, topic) WHERE message IS NOT NULL;
