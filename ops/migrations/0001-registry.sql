-- Builds and files are written once: a version is a promise about bytes. Deployments and the audit log only grow.
CREATE TABLE builds (
  name text NOT NULL,
  version text NOT NULL,
  contract_version text NOT NULL,
  -- sha256 over the sorted list of file names and hashes: equal digests are equal bytes.
  digest text NOT NULL,
  -- lantern.json as published.
  declaration text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL,
  PRIMARY KEY (name, version)
);

CREATE TABLE files (
  name text NOT NULL,
  version text NOT NULL,
  file text NOT NULL,
  integrity text NOT NULL,
  size integer NOT NULL,
  PRIMARY KEY (name, version, file),
  FOREIGN KEY (name, version) REFERENCES builds (name, version)
);

CREATE TABLE deployments (
  -- One count for the whole registry: the discovery document of revision n is fixed for ever.
  revision integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('publish', 'promote', 'rollback')),
  version text NOT NULL,
  from_version text,
  -- JSON list of older versions that stay in discovery with traffic 0, newest first.
  kept text NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (name, version) REFERENCES builds (name, version)
);
CREATE INDEX deployments_by_name ON deployments (name, revision DESC);

CREATE TABLE audit_log (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  outcome text NOT NULL,
  detail text NOT NULL
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
CREATE TRIGGER builds_fixed BEFORE UPDATE OR DELETE ON builds FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER files_fixed BEFORE UPDATE OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER deployments_fixed BEFORE UPDATE OR DELETE ON deployments FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_fixed BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
