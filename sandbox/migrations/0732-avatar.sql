-- The picture that a member chose; 0 = the one that the account came with.
ALTER TABLE members ADD COLUMN avatar integer NOT NULL DEFAULT 0;
