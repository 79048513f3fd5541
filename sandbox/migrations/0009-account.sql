ALTER TABLE members ADD COLUMN email text;
-- JSON: what was agreed to at registration, and when.
ALTER TABLE members ADD COLUMN consents text NOT NULL DEFAULT '{}';
ALTER TABLE members ADD COLUMN agent_verify text NOT NULL DEFAULT '';
ALTER TABLE members ADD COLUMN registered_device text NOT NULL DEFAULT '';
-- How often the first-day guide was put off.
ALTER TABLE members ADD COLUMN guide_dismissed integer NOT NULL DEFAULT 0;
-- One account a phone (716004); a closed account lets it go.
CREATE UNIQUE INDEX members_one_phone ON members (area, phone) WHERE phone IS NOT NULL AND status <> 5;
CREATE INDEX members_by_device ON members (registered_device, registered_at) WHERE registered_device <> '';

-- Who wants to hear that registration is open again.
CREATE TABLE register_wishes (
  email text PRIMARY KEY,
  locale text NOT NULL,
  at bigint NOT NULL
);

CREATE TABLE invite_codes (
  -- Lower case.
  code_key text PRIMARY KEY,
  code text NOT NULL,
  kind text NOT NULL,
  member_id text NOT NULL REFERENCES members (id),
  campaign_zh text NOT NULL DEFAULT '',
  campaign_en text NOT NULL DEFAULT ''
);
CREATE INDEX invite_codes_by_member ON invite_codes (member_id);
CREATE TABLE invites (
  invitee_id text PRIMARY KEY REFERENCES members (id),
  inviter_id text NOT NULL REFERENCES members (id),
  code text NOT NULL,
  kind text NOT NULL,
  seen_at bigint NOT NULL,
  bound_at bigint NOT NULL,
  stage text NOT NULL DEFAULT 'registered'
);
CREATE INDEX invites_by_inviter ON invites (inviter_id, bound_at);

-- Passwords before the present one, for "none of the last three".
CREATE TABLE password_history (
  member_id text NOT NULL REFERENCES members (id),
  pwd_hash text NOT NULL,
  until_at bigint NOT NULL
);
CREATE INDEX password_history_by_member ON password_history (member_id, until_at);

CREATE TABLE recovery_tickets (
  -- The ticket itself is never stored.
  ticket_hash text PRIMARY KEY,
  user_key text NOT NULL,
  -- null: nobody has this name, and nothing that is answered says so.
  member_id text REFERENCES members (id),
  expire_at bigint NOT NULL,
  wrong integer NOT NULL DEFAULT 0,
  locked_until bigint NOT NULL DEFAULT 0,
  verified_at bigint,
  used_at bigint
);
CREATE INDEX recovery_tickets_by_name ON recovery_tickets (user_key, locked_until);

CREATE TABLE limits (
  member_id text NOT NULL REFERENCES members (id),
  kind text NOT NULL,
  period text NOT NULL,
  -- Fen, null = none.
  amount bigint,
  pending_amount bigint,
  -- When a raise or removal may take its second yes; null = nothing waits.
  pending_at bigint,
  set_at bigint NOT NULL,
  PRIMARY KEY (member_id, kind, period)
);
INSERT INTO limits (member_id, kind, period, amount, set_at)
  SELECT id, 'deposit', 'day', deposit_day_limit, registered_at FROM members WHERE deposit_day_limit IS NOT NULL;
ALTER TABLE members DROP COLUMN deposit_day_limit;
