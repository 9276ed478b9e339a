-- Who will lead at the end of a game, as those who watch it guess, once a round.

CREATE TABLE guesses (
    person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    round INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, round)
) STRICT;
CREATE INDEX guesses_by_table ON guesses (table_id);
