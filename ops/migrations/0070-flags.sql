-- Flags that decide who sees pages and slots of a remote. A flag is off until a line switches it on; rows are never changed.
CREATE TABLE flag_lines (
  -- Of the same count as deployments.
  revision integer PRIMARY KEY,
  environment text NOT NULL REFERENCES environments (name),
  name text NOT NULL,
  flag text NOT NULL,
  is_on boolean NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX flag_lines_by_flag ON flag_lines (environment, name, flag, revision DESC);
CREATE TRIGGER flag_lines_fixed BEFORE UPDATE OR DELETE ON flag_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
