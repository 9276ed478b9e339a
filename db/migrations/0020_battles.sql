-- Guesses about the next battle have the negative number of that battle in the place of a round; the
-- battle settles them at once, the others wait for the game's result.

ALTER TABLE guesses ADD COLUMN came_true INTEGER;
