-- Skins are written once: a version is the hash of its content. What is shown is a list of lines that only grows.
CREATE TABLE skins (
  code text NOT NULL,
  version text NOT NULL,
  -- JSON of a PublishedSkin.
  content text NOT NULL,
  -- JSON of the gate's report: bytes and every contrast ratio.
  report text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL,
  PRIMARY KEY (code, version)
);

CREATE TABLE skin_lines (
  -- A count of its own: the document of skins of revision n is fixed for ever.
  revision integer PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('publish', 'activate', 'schedule', 'cancel', 'revert')),
  code text NOT NULL,
  -- '' of the plain look.
  version text NOT NULL,
  from_at timestamptz,
  to_at timestamptz,
  -- Share of visitors that wear it.
  percent numeric(4, 1) CHECK (percent > 0 AND percent <= 100),
  -- The plan that this line takes off.
  ends integer REFERENCES skin_lines (revision),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind IN ('activate', 'schedule')) = (percent IS NOT NULL)),
  CHECK ((kind = 'schedule') = (from_at IS NOT NULL AND to_at IS NOT NULL)),
  CHECK (kind <> 'schedule' OR from_at < to_at)
);
CREATE TRIGGER skins_fixed BEFORE UPDATE OR DELETE ON skins FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER skin_lines_fixed BEFORE UPDATE OR DELETE ON skin_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
