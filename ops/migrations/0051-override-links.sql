-- Links by which staff try a build. Making one changes nothing for members; taking one back is a change of the environment's document, so it has
-- a revision of the one count. Rows are never changed. Links that were made before this table end by their time, a day at most.
CREATE TABLE override_links (
  -- What the link is known by; the link itself is kept nowhere.
  nonce text PRIMARY KEY,
  environment text NOT NULL REFERENCES environments (name),
  name text NOT NULL,
  version text NOT NULL,
  expires_at timestamptz NOT NULL,
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (name, version) REFERENCES builds (name, version)
);
CREATE INDEX override_links_by_end ON override_links (environment, expires_at);

CREATE TABLE override_ends (
  revision integer PRIMARY KEY,
  environment text NOT NULL REFERENCES environments (name),
  nonce text NOT NULL UNIQUE REFERENCES override_links (nonce),
  reason text NOT NULL,
  actor text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX override_ends_by_environment ON override_ends (environment, revision DESC);
CREATE TRIGGER override_links_fixed BEFORE UPDATE OR DELETE ON override_links FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER override_ends_fixed BEFORE UPDATE OR DELETE ON override_ends FOR EACH ROW EXECUTE FUNCTION refuse_change();
