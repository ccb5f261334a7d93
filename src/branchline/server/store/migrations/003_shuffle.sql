-- A table may wait for what its players add to the shuffle; the contributions themselves are part of the seating.

ALTER TABLE tables ADD COLUMN revealing INTEGER NOT NULL DEFAULT 0;
