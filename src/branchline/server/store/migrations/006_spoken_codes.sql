-- The short code of an open table that can be told by voice, and when it was made.

ALTER TABLE tables ADD COLUMN spoken TEXT;
ALTER TABLE tables ADD COLUMN spoken_at REAL NOT NULL DEFAULT 0;
CREATE INDEX tables_spoken ON tables (spoken) WHERE spoken IS NOT NULL;
