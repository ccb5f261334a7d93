-- The first shape of the data file: people, tables, games.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT,                      -- of accounts: the name as two of them may not share it
    password_hash TEXT,
    owner TEXT REFERENCES people (id),  -- of remote bots
    webhook TEXT,
    created REAL NOT NULL,
    seen REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX people_by_name ON people (name_key) WHERE name_key IS NOT NULL;
CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE mutes (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
) STRICT;
CREATE INDEX pushes_by_person ON pushes (person);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    code TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    host TEXT NOT NULL,
    map TEXT NOT NULL,
    map_hash TEXT NOT NULL,
    map_source TEXT,
    seating TEXT NOT NULL,              -- JSON, as are options, clock, clock_state, asked, undo and outcome
    options TEXT NOT NULL,
    clock TEXT NOT NULL,
    pace INTEGER NOT NULL,
    remote_bots INTEGER NOT NULL,
    secret BLOB NOT NULL,
    commitment TEXT NOT NULL,
    header TEXT NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    seq INTEGER NOT NULL,
    asked TEXT NOT NULL,
    turn INTEGER,
    wake REAL,
    clock_state TEXT NOT NULL,
    undo TEXT,
    outcome TEXT,
    rematch TEXT
) STRICT;
CREATE INDEX tables_public ON tables (status, id) WHERE public = 1;
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;

CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_by_table ON sitting (table_id);

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at REAL NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at REAL NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX lines_by_person ON lines (person);

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    map TEXT NOT NULL,
    seats INTEGER NOT NULL,
    at REAL NOT NULL,
    won REAL NOT NULL,
    score INTEGER NOT NULL,
    tickets_completed INTEGER NOT NULL,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person);

CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    at REAL NOT NULL,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
