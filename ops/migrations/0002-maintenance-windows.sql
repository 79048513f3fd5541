-- Times in which a remote, or some of its pages, is closed. Announcing and ending are lines of their own: rows are never changed.
CREATE TABLE maintenance_lines (
  -- Of the same count as deployments: a document of revision n is fixed for ever.
  revision integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('announce', 'end')),
  -- The announcement that an end is about; NULL in an announcement.
  ends integer REFERENCES maintenance_lines (revision),
  from_at timestamptz,
  to_at timestamptz,
  -- JSON list of path prefixes; NULL = the whole remote.
  routes text,
  -- JSON {zh, en} that members read; NULL = the shell's own words.
  words text,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'end') = (ends IS NOT NULL)),
  CHECK (kind = 'end' OR from_at < to_at)
);
CREATE INDEX maintenance_by_name ON maintenance_lines (name, revision DESC);
CREATE TRIGGER maintenance_fixed BEFORE UPDATE OR DELETE ON maintenance_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
