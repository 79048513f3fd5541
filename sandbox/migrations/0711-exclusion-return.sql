-- From when a member whose self-exclusion is over plays again; null until they ask for it.
ALTER TABLE members ADD COLUMN return_at bigint;
