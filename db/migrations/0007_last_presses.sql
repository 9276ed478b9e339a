-- What was pressed last at each place, to know a double click. Forgotten after a day.

CREATE TABLE last_presses (
    place INTEGER PRIMARY KEY,      -- a table; where there is none, the message or channel
    person INTEGER NOT NULL,
    what TEXT NOT NULL,
    at INTEGER NOT NULL             -- in milliseconds
) STRICT;
CREATE INDEX last_presses_by_age ON last_presses (at);
