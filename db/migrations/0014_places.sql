-- Tables in places where the bot is no member, by their channel; and the codes by which people join a
-- table from anywhere.

ALTER TABLE tables ADD COLUMN borrowed INTEGER;     -- the channel; null: in a place of the bot's own
ALTER TABLE tables ADD COLUMN code TEXT;            -- null: nobody joins by one
CREATE INDEX tables_by_borrowed ON tables (borrowed);
CREATE UNIQUE INDEX tables_by_code ON tables (code);
