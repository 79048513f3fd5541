-- A device is trusted for a while after its owner proved to be there (screens.md 11.2).
CREATE TABLE devices (
  member_id text NOT NULL REFERENCES members (id),
  device_uuid text NOT NULL,
  fingerprint text NOT NULL DEFAULT '',
  label text NOT NULL DEFAULT '',
  -- 0 = never proved.
  trusted_until bigint NOT NULL DEFAULT 0,
  -- 1 ok, 2 blocked.
  state smallint NOT NULL DEFAULT 1,
  last_ip text NOT NULL DEFAULT '',
  last_at bigint NOT NULL,
  PRIMARY KEY (member_id, device_uuid)
);
CREATE INDEX devices_blocked ON devices (device_uuid) WHERE state = 2;

-- Cities, not addresses: a phone changes its address every hour.
CREATE TABLE login_places (
  member_id text NOT NULL REFERENCES members (id),
  place text NOT NULL,
  trusted_until bigint NOT NULL DEFAULT 0,
  last_at bigint NOT NULL,
  PRIMARY KEY (member_id, place)
);

-- Names that were tried from one device: many of them are somebody who goes through a list.
CREATE TABLE login_failures (
  source text NOT NULL,
  user_key text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (source, user_key)
);

ALTER TABLE login_tickets ADD COLUMN device_uuid text NOT NULL DEFAULT '';
ALTER TABLE members ADD COLUMN last_login_place text NOT NULL DEFAULT '';

-- Who asked: device or address. One that asks for codes to many phones passes the behaviour check.
ALTER TABLE sms_codes ADD COLUMN source text NOT NULL DEFAULT '';
CREATE INDEX sms_codes_by_source ON sms_codes (source, sent_at);

CREATE TABLE captchas (
  id text PRIMARY KEY,
  kind text NOT NULL,
  answer text NOT NULL,
  created_at bigint NOT NULL,
  expire_at bigint NOT NULL
);
CREATE TABLE captcha_tokens (
  token text PRIMARY KEY,
  expire_at bigint NOT NULL
);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL DEFAULT '',
  rp_id text NOT NULL,
  label text NOT NULL DEFAULT '',
  created_at bigint NOT NULL,
  last_at bigint
);
CREATE INDEX passkeys_by_member ON passkeys (member_id);
CREATE TABLE passkey_challenges (
  id text PRIMARY KEY,
  challenge text NOT NULL,
  rp_id text NOT NULL,
  -- Who registers, or whose step-up it is; null = whoever has the key.
  member_id text,
  expire_at bigint NOT NULL
);
