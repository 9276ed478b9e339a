INSERT INTO tables (id, revision, sequence, status, game, guild, listed, created, changed, body)
VALUES (1, 4, 1, 'running', 'quay', 7, 1, 100, 200, x'80');
INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (1, 101, 0, 1, 0);
INSERT INTO games (table_id, setup) VALUES (1, x'90');
INSERT INTO outbox (id, table_id, kind, target, at, nonce, topic, status, message, body)
VALUES (8, 1, 'thread', 1, 150, 'aa', 'Turn', 'delivered', 555, x'80');
INSERT INTO outbox (id, table_id, kind, target, at, nonce, topic, status, message, body)
VALUES (7, 1, 'thread', 1, 140, 'cc', 'Turn', 'delivered', 554, x'80');
INSERT INTO outbox (id, table_id, kind, target, at, nonce, topic, status, message, body)
VALUES (9, 1, 'person', 101, 160, 'bb', 'DraftDropped', 'waiting', NULL, x'80');
INSERT INTO closed (kind, target, at, reason) VALUES ('person', 101, 170, 'closed');
INSERT INTO watches (channel, table_id, guild, level, person) VALUES (102, 1, NULL, 'turn', 102);
INSERT INTO people (id, body) VALUES (101, x'80');
UPDATE people SET letter_at = 900 WHERE id = 101;
INSERT INTO acts (guild, table_id, at, person, act, detail) VALUES (7, 1, 180, 103, 'pause', '');
INSERT INTO last_presses (place, person, what, at) VALUES (1, 101, 'turn/1', 190000);
INSERT INTO log (table_id, number, at, seat, person, took, undone, row, events)
VALUES (1, 1, 150, 0, 101, 30, NULL, x'7b7d', x'90');
INSERT INTO results (table_id, seat, person, game, mode, guild, ended, rank, score, won)
VALUES (1, 0, 101, 'quay', 'base', 7, 200, 1, 12, 1);
