-- Threads are told a page at a time: what is 'delivered' is the page that still grows. What was told
-- before this version stands in messages of its own.

UPDATE outbox SET status = 'dropped'
WHERE status = 'delivered' AND kind = 'thread'
AND topic IN ('Moved', 'Ready', 'CallWithdrawn', 'Undone', 'Redone');

CREATE INDEX outbox_told ON outbox (table_id, kind, target, topic) WHERE status = 'delivered';
