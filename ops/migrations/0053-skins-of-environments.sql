-- What is worn is said for each environment, as everything else is. Skins themselves are common: a line that publishes one concerns all of them,
-- whatever stands here. Lines of before were said where everybody is.
ALTER TABLE skin_lines ADD COLUMN environment text NOT NULL DEFAULT 'production' REFERENCES environments (name);
CREATE INDEX skin_lines_by_environment ON skin_lines (environment, revision);
