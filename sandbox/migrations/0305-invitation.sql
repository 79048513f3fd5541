-- registered, deposited, valid, refused; since when.
ALTER TABLE invites ADD COLUMN stage_at bigint NOT NULL DEFAULT 0;
UPDATE invites SET stage_at = bound_at;
CREATE INDEX invites_open ON invites (bound_at) WHERE stage IN ('registered', 'deposited');

-- Every member has a code for friends.
INSERT INTO invite_codes (code_key, code, kind, member_id)
  SELECT substr(md5(id), 1, 8), upper(substr(md5(id), 1, 8)), 'i_code', id FROM members m
  WHERE NOT EXISTS (SELECT 1 FROM invite_codes c WHERE c.member_id = m.id AND c.kind = 'i_code')
  ON CONFLICT DO NOTHING;

-- Devices that opened a friend's link, each once.
CREATE TABLE invite_visits (
  code_key text NOT NULL REFERENCES invite_codes (code_key),
  device_uuid text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (code_key, device_uuid)
);

-- One for each friend who became valid, until claimed and after.
CREATE TABLE invite_rewards (
  id text PRIMARY KEY,
  inviter_id text NOT NULL REFERENCES members (id),
  invitee_id text NOT NULL UNIQUE REFERENCES members (id),
  amount bigint NOT NULL CHECK (amount > 0),
  audit_id text,
  ledger_no text,
  created_at bigint NOT NULL,
  claimed_at bigint
);
CREATE INDEX invite_rewards_by_inviter ON invite_rewards (inviter_id);
