-- Fair play: undos that took back random draws, votes to let a bot play, and since when each seat has been asked.

ALTER TABLE tables ADD COLUMN rerolls INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN vote TEXT;                            -- JSON, as is asked_since
ALTER TABLE tables ADD COLUMN asked_since TEXT NOT NULL DEFAULT '[]';
ALTER TABLE results ADD COLUMN rerolls INTEGER NOT NULL DEFAULT 0;
