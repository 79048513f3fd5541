-- Builds whose files are also in the shared folder of their remote, and that discovery names there (docs/decisions/0049).
CREATE TABLE shared_builds (
  name text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, version),
  FOREIGN KEY (name, version) REFERENCES builds (name, version)
);
CREATE TRIGGER shared_builds_fixed BEFORE UPDATE OR DELETE ON shared_builds FOR EACH ROW EXECUTE FUNCTION refuse_change();
