-- Somebody asks about a message: which news it has told.

CREATE INDEX outbox_by_message ON outbox (message);
