INSERT INTO tables (id, revision, sequence, status, game, guild, listed, created, changed, body)
VALUES (1, 4, 1, 'running', 'quay', 7, 1, 100, 200, x'80');
INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (1, 101, 0, 1, 1);
INSERT INTO outbox (id, table_id, kind, target, at, nonce, topic, status, message, body)
VALUES (7, 1, 'thread', 1, 140, 'aa', 'Moved', 'delivered', 554, x'80');
INSERT INTO outbox (id, table_id, kind, target, at, nonce, topic, status, message, body)
VALUES (8, 1, 'thread', 1, 150, 'bb', 'Turn', 'delivered', 555, x'80');
INSERT INTO chains (year, last) VALUES (2026, x'01');
INSERT INTO attempts (table_id, day, game, person, guild, counts) VALUES (1, 20000, 'quay', 101, 7, 1);
INSERT INTO weeks (channel, guild, language, person, next_at) VALUES (102, 7, 'en', 101, 900);
