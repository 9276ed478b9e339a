INSERT INTO tables (id, revision, sequence, status, game, guild, listed, created, changed, body)
VALUES (1, 4, 1, 'ended', 'quay', 7, 1, 100, 200, x'80');
INSERT INTO seats (table_id, person, seat, acts, asked) VALUES (1, 101, 0, 1, 0);
INSERT INTO games (table_id, setup) VALUES (1, x'90');
INSERT INTO watches (channel, table_id, guild, level) VALUES (70, 1, NULL, 'turn');
INSERT INTO people (id, body) VALUES (101, x'80');
INSERT INTO results (table_id, seat, person, game, mode, guild, ended, rank, score, won)
VALUES (1, 0, 101, 'quay', 'base', 7, 200, 1, 12, 1);
INSERT INTO notes (table_id, seat, person, at, body) VALUES (1, 0, 101, 150, 'wait for rain');
INSERT INTO watches (channel, table_id, guild, level, person) VALUES (71, NULL, 7, 'end', 101);
