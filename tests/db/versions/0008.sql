INSERT INTO tables (id, revision, sequence, status, game, guild, listed, created, changed, body)
VALUES (1, 4, 1, 'ended', 'quay', 7, 1, 100, 200, x'80');
INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (1, 101, 0, 1, 0);
INSERT INTO games (table_id, setup) VALUES (1, x'90');
INSERT INTO people (id, body) VALUES (101, x'80');
INSERT INTO results
(table_id, seat, person, game, mode, guild, ended, rank, score, won, kind, level)
VALUES (1, 0, 101, 'quay', 'base', 7, 200, 1, 12, 1, 'rival', 'easy');
INSERT INTO records (table_id, person, game, name, value) VALUES (1, 101, 'quay', 'tide', x'02');
INSERT INTO sealed (table_id, seat, body) VALUES (1, 0, x'90');
