CREATE TABLE members (
  id text PRIMARY KEY,
  user_name text NOT NULL,
  user_key text NOT NULL UNIQUE,
  nick text NOT NULL,
  pwd_hash text NOT NULL,
  fund_hash text,
  fund_wrong integer NOT NULL DEFAULT 0,
  fund_locked_until bigint NOT NULL DEFAULT 0,
  real_name text,
  area text NOT NULL DEFAULT '86',
  phone text,
  birthday text,
  kyc smallint NOT NULL DEFAULT 0,
  vip smallint NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 1,
  status_reason text NOT NULL DEFAULT '',
  status_until bigint,
  flags text NOT NULL DEFAULT '',
  odds_type smallint NOT NULL DEFAULT 3,
  lang text NOT NULL DEFAULT 'zh-CN',
  role text NOT NULL DEFAULT 'member',
  auto_transfer boolean NOT NULL DEFAULT false,
  deposit_day_limit bigint,
  registered_at bigint NOT NULL,
  last_login_at bigint,
  last_login_device text NOT NULL DEFAULT '',
  password_changed_at bigint NOT NULL DEFAULT 0,
  guide text NOT NULL DEFAULT '{}'
);

CREATE TABLE sessions (
  -- The token itself is never stored: a copy of the database opens no session.
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  device_uuid text NOT NULL,
  device_label text NOT NULL,
  client_type text NOT NULL,
  created_at bigint NOT NULL,
  expire_at bigint NOT NULL,
  ended_reason text,
  ended_at bigint,
  ended_by text
);
CREATE UNIQUE INDEX sessions_one_active ON sessions (member_id, client_type) WHERE ended_reason IS NULL;

CREATE TABLE mails (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  type text NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  body_zh text NOT NULL,
  body_en text NOT NULL,
  biz_no text,
  at bigint NOT NULL,
  read_at bigint
);
CREATE INDEX mails_by_member ON mails (member_id, at);

-- By name, known or not: an answer never says whether an account exists.
CREATE TABLE login_attempts (
  user_key text PRIMARY KEY,
  wrong integer NOT NULL,
  locked_until bigint NOT NULL
);

CREATE TABLE image_codes (
  id text PRIMARY KEY,
  code text NOT NULL,
  expire_at bigint NOT NULL
);

CREATE TABLE login_tickets (
  ticket text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  wrong integer NOT NULL DEFAULT 0,
  expire_at bigint NOT NULL
);
