INSERT INTO tables (id, revision, sequence, status, game, guild, listed, created, changed, body,
    borrowed, code)
VALUES (1, 4, 1, 'running', 'quay', NULL, 1, 100, 200, x'80', 555, 'ABCDEFGH');
INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (1, 101, 0, 1, 1);
INSERT INTO games (table_id, setup) VALUES (1, x'90');
INSERT INTO people (id, body, revision) VALUES (101, x'80', 2);
INSERT INTO attempts (table_id, day, game, person, guild, counts, mark)
VALUES (1, 20000, 'quay', 101, 7, 1, x'01');
INSERT INTO tryouts (id, person, table_id, at, name, begun, body)
VALUES (1, 101, 1, 0, 'plan', 150, x'90');
INSERT INTO outbox (id, table_id, kind, target, at, nonce, topic, status, message, body, guild)
VALUES (8, 1, 'thread', 1, 150, 'bb', 'Turn', 'delivered', 555, x'80', 7);
INSERT INTO deletions (mark, at) VALUES (x'02', 150);
INSERT INTO lessons (person, lesson, body) VALUES (101, 'quay.first', x'80');
INSERT INTO exercises (person, table_id, body) VALUES (101, 1, x'80');
INSERT INTO puzzles (guild, channel, language, next_at, body) VALUES (7, 900, 'en', 150, x'80');
INSERT INTO puzzle_answers (guild, number, person, body) VALUES (7, 1, 101, x'80');
INSERT INTO guesses (person, table_id, round, seat) VALUES (101, 1, 2, 0);
