-- Bans, and the audit log of `branchline admin`.

CREATE TABLE bans (
    kind TEXT NOT NULL,                 -- person or address
    whom TEXT NOT NULL,                 -- a person's id, or a network such as 203.0.113.7/32
    at REAL NOT NULL,
    until REAL,                         -- NULL: until it is lifted
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, whom)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at REAL NOT NULL,
    uid INTEGER,                        -- of the system's user who gave the command; NULL: the system does not say
    user TEXT NOT NULL,
    command TEXT NOT NULL,
    target TEXT NOT NULL,
    outcome TEXT NOT NULL
) STRICT;

-- Lines are only ever added; of those, the last 10,000 stay.
CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit BEGIN
    SELECT RAISE(ABORT, 'a line of the audit log is never changed');
END;
CREATE TRIGGER audit_kept BEFORE DELETE ON audit WHEN OLD.id > (SELECT max(id) FROM audit) - 10000 BEGIN
    SELECT RAISE(ABORT, 'a line of the audit log is kept until 10,000 others follow it');
END;
