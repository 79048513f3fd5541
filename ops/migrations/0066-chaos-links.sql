-- A chaos link is for no build: it lets files of a remote fail on the device that opens it.
ALTER TABLE override_links ALTER COLUMN version DROP NOT NULL;
-- Its faults, such as chunk.hang.always,entry.404.once.
ALTER TABLE override_links ADD COLUMN faults text;
ALTER TABLE override_links ADD CONSTRAINT override_links_one_kind CHECK ((version IS NULL) <> (faults IS NULL));
