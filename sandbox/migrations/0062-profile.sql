-- '' = not given.
ALTER TABLE members ADD COLUMN gender text NOT NULL DEFAULT '';
ALTER TABLE members ADD COLUMN address text NOT NULL DEFAULT '';
-- Grows with each change of the member's own data.
ALTER TABLE members ADD COLUMN profile_version integer NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN nick_changed_at bigint;
CREATE INDEX members_by_nick ON members (lower(nick));

CREATE TABLE info_audits (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  field text NOT NULL,
  -- Country code of a phone.
  area text NOT NULL DEFAULT '',
  old_value text NOT NULL,
  new_value text NOT NULL,
  -- open, passed, refused, withdrawn, expired
  state text NOT NULL DEFAULT 'open',
  step smallint NOT NULL DEFAULT 1,
  reason_zh text NOT NULL DEFAULT '',
  reason_en text NOT NULL DEFAULT '',
  at bigint NOT NULL,
  first_at bigint,
  ended_at bigint
);
CREATE INDEX info_audits_by_member ON info_audits (member_id, at);
CREATE UNIQUE INDEX info_audits_one_open ON info_audits (member_id, field) WHERE state = 'open';
