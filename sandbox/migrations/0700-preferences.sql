-- JSON: language, theme, skin and motion that the member chose; a field that was never chosen is absent.
ALTER TABLE members ADD COLUMN display text NOT NULL DEFAULT '{}';
