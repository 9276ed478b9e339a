-- Older calls are struck out already. From now on such rows are 'dropped', so only the last one of
-- each place is still looked at.

UPDATE outbox SET status = 'dropped'
WHERE status = 'delivered' AND topic IN ('Turn', 'Nudge', 'VoteOpened')
AND id NOT IN (
    SELECT max(id) FROM outbox WHERE status = 'delivered' AND topic = 'Turn'
    GROUP BY table_id, kind, target
);
