-- Who may do what at the desk. A token is kept as its SHA-256 only; a name is used once, because the audit log names it for ever.
CREATE TABLE access_tokens (
  name text PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('edge', 'viewer', 'deployer', 'admin')),
  -- The one remote that its changes are confined to; NULL = all of them.
  remote text,
  hash text NOT NULL UNIQUE,
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by text NOT NULL,
  -- NULL = until it is revoked.
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  last_used_at timestamptz
);

-- The log is read by one subject, newest first.
CREATE INDEX audit_by_name ON audit_log (name, id DESC);
-- A trigger of rows does not see a table that is emptied as a whole.
CREATE TRIGGER audit_kept BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
