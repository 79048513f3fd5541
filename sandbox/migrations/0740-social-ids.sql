-- Ids at other services; '' = not given.
ALTER TABLE members ADD COLUMN wechat text NOT NULL DEFAULT '';
ALTER TABLE members ADD COLUMN qq text NOT NULL DEFAULT '';
ALTER TABLE members ADD COLUMN telegram text NOT NULL DEFAULT '';
