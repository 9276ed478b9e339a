-- Several processes on one store: who changes what somebody else has changed meanwhile is told so, and
-- what is to be delivered or done is claimed by one of them, until some time.

ALTER TABLE people ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE guilds ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;

ALTER TABLE outbox ADD COLUMN guild INTEGER;    -- whose shard delivers it; null: any process
ALTER TABLE outbox ADD COLUMN owner INTEGER;
ALTER TABLE outbox ADD COLUMN until INTEGER;
ALTER TABLE due ADD COLUMN owner INTEGER;
ALTER TABLE due ADD COLUMN until INTEGER;
