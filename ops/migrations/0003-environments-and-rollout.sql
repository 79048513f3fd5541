-- Each environment has its own live state and its own signed document. A deployment line is the whole state of one remote in one environment
-- after a change; lines are still only added, so any earlier state can be read, and none can be rewritten.
CREATE TABLE environments (
  name text PRIMARY KEY,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO environments (name, reason, actor) VALUES
  ('production', 'what members see', 'migration 0003'),
  ('staging', 'what is tried first', 'migration 0003');
CREATE TRIGGER environments_fixed BEFORE UPDATE OR DELETE ON environments FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE deployments
  ADD COLUMN environment text NOT NULL DEFAULT 'production' REFERENCES environments (name),
  -- A part of the visitors gets this version; the rest gets `version`.
  ADD COLUMN canary_version text,
  ADD COLUMN canary_percent double precision,
  -- Drawn when a canary begins: who is in it.
  ADD COLUMN salt text NOT NULL DEFAULT '',
  -- Publishing does not replace the version.
  ADD COLUMN pinned boolean NOT NULL DEFAULT false,
  -- The whole remote is switched off.
  ADD COLUMN off boolean NOT NULL DEFAULT false,
  -- JSON list of versions that are switched off.
  ADD COLUMN revoked text NOT NULL DEFAULT '[]',
  -- JSON list of versions that this line took away from members; they come back only when named.
  ADD COLUMN withdrew text NOT NULL DEFAULT '[]',
  DROP CONSTRAINT deployments_kind_check,
  ADD CONSTRAINT deployments_kind_check
    CHECK (kind IN ('publish', 'canary', 'promote', 'pin', 'unpin', 'rollback', 'kill', 'revive')),
  ADD CONSTRAINT deployments_canary_whole CHECK ((canary_version IS NULL) = (canary_percent IS NULL)),
  ADD CONSTRAINT deployments_canary_share CHECK (canary_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT deployments_canary_other CHECK (canary_version <> version),
  ADD FOREIGN KEY (name, canary_version) REFERENCES builds (name, version);
DROP INDEX deployments_by_name;
CREATE INDEX deployments_by_name ON deployments (environment, name, revision DESC);
CREATE INDEX deployments_by_environment ON deployments (environment, revision DESC);

ALTER TABLE maintenance_lines
  ADD COLUMN environment text NOT NULL DEFAULT 'production' REFERENCES environments (name);
CREATE INDEX maintenance_by_environment ON maintenance_lines (environment, revision DESC);

ALTER TABLE audit_log
  -- '' where no environment is meant.
  ADD COLUMN environment text NOT NULL DEFAULT '',
  -- The revision that the change made; NULL of what was refused or changed nothing that is live.
  ADD COLUMN revision integer;
