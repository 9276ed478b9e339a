-- Who asked for a watch: that person is told when its channel is lost. A watch whose channel is the
-- person goes to that person's own messages.

ALTER TABLE watches ADD COLUMN person INTEGER;
CREATE INDEX watches_by_person ON watches (person);
