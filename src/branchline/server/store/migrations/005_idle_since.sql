-- Retention counts the time during which the server ran (store/retention.py): idle_since is the age of the data file
-- when a row was first found with the stamp idle_stamp.

ALTER TABLE tables ADD COLUMN idle_stamp REAL;
ALTER TABLE tables ADD COLUMN idle_since REAL;
ALTER TABLE people ADD COLUMN idle_stamp REAL;
ALTER TABLE people ADD COLUMN idle_since REAL;
ALTER TABLE sessions ADD COLUMN idle_stamp REAL;
ALTER TABLE sessions ADD COLUMN idle_since REAL;
ALTER TABLE uploads ADD COLUMN idle_stamp REAL;
ALTER TABLE uploads ADD COLUMN idle_since REAL;
