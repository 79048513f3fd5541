-- Withdrawals of the 24 hours after it are reviewed by a person.
ALTER TABLE members ADD COLUMN security_changed_at bigint NOT NULL DEFAULT 0;
-- A name that the member gave; '' shows the label of the browser.
ALTER TABLE devices ADD COLUMN name text NOT NULL DEFAULT '';
CREATE TABLE login_history (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  at bigint NOT NULL,
  ip text NOT NULL,
  place text NOT NULL,
  device text NOT NULL,
  result text NOT NULL
);
CREATE INDEX login_history_by_member ON login_history (member_id, at);
