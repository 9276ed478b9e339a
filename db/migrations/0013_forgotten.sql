-- Who has asked to be forgotten, as keyed hashes: the key lies outside of the store. A copy that is
-- gone back to and lacks one is from before that person asked.

CREATE TABLE deletions (
    mark BLOB PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How often the bytes of what was deleted had to be overwritten, and how often they were. The first
-- time is for whatever was deleted before this version.
CREATE TABLE scrubs (
    wanted INTEGER NOT NULL,
    done INTEGER NOT NULL
) STRICT;
INSERT INTO scrubs (wanted, done) VALUES (1, 0);

-- A counted attempt is known by a keyed hash until its day is over, whoever asks to be forgotten.
ALTER TABLE attempts ADD COLUMN mark BLOB;
CREATE UNIQUE INDEX attempts_marked ON attempts (mark) WHERE mark IS NOT NULL;
