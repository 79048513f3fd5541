-- Applications of members to become partners.
CREATE TABLE agent_applications (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  name text NOT NULL,
  contact text NOT NULL,
  channel text NOT NULL,
  traffic text NOT NULL,
  text text NOT NULL,
  -- review, approved, rejected
  state text NOT NULL,
  reason_zh text NOT NULL DEFAULT '',
  reason_en text NOT NULL DEFAULT '',
  at bigint NOT NULL,
  decided_at bigint
);
CREATE UNIQUE INDEX agent_applications_standing ON agent_applications (member_id) WHERE state <> 'rejected';
CREATE INDEX agent_applications_by_member ON agent_applications (member_id, at DESC);

-- Commission of closed months (YYYY-MM, UTC+8).
CREATE TABLE agent_commissions (
  member_id text NOT NULL REFERENCES members (id),
  ym text NOT NULL,
  active bigint NOT NULL,
  net bigint NOT NULL,
  percent bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  ledger_no text,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, ym)
);
