INSERT INTO tables (id, revision, sequence, status, game, guild, listed, created, changed, body)
VALUES (1, 4, 1, 'running', 'quay', 7, 1, 100, 200, x'80');
INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (1, 101, 0, 1, 1);
INSERT INTO games (table_id, setup) VALUES (1, x'90');
INSERT INTO log (table_id, number, at, seat, person, took, undone, row, events)
VALUES (1, 1, 150, 0, 101, 12, NULL, x'7b7d', x'90');
INSERT INTO checkpoints (table_id, at, rules, milestone, state) VALUES (1, 0, 1, 1, x'80');
INSERT INTO drafts (table_id, seat, body) VALUES (1, 0, x'90');
INSERT INTO due (at, table_id, kind, seat) VALUES (900, 1, 'timeout', 0);
INSERT INTO outbox (table_id, kind, target, at, nonce, topic, status, body)
VALUES (1, 'thread', 1, 100, 'abc', 'Started', 'waiting', x'80');
INSERT INTO watches (channel, table_id, guild, level) VALUES (70, 1, NULL, 'turn');
INSERT INTO people (id, body) VALUES (101, x'80');
INSERT INTO presses (press, table_id, at) VALUES (5, 1, 150);
