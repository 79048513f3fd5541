-- Where an edge serves its pages, as ops reaches it; its artifacts may be elsewhere. '' = where its artifacts are.
ALTER TABLE live_shells ADD COLUMN pages text NOT NULL DEFAULT '';
