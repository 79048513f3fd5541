CREATE TABLE offers (
  id text PRIMARY KEY,
  sort integer NOT NULL,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL,
  -- JSON of OfferRules; what the seed or a console decides.
  rules text NOT NULL
);

CREATE TABLE offer_claims (
  id text PRIMARY KEY,
  offer_id text NOT NULL REFERENCES offers (id),
  member_id text NOT NULL REFERENCES members (id),
  -- review, granted, rejected, expired
  state text NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  audit_id text,
  reason_zh text NOT NULL DEFAULT '',
  reason_en text NOT NULL DEFAULT '',
  at bigint NOT NULL,
  -- One claim per member: a double tap cannot become two bonuses.
  UNIQUE (offer_id, member_id)
);

CREATE TABLE dividends (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  name_zh text NOT NULL,
  name_en text NOT NULL,
  source text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- 1 claimable, 2 review, 3 claimed, 4 expired
  state integer NOT NULL DEFAULT 1,
  multiple integer NOT NULL DEFAULT 1,
  audit_id text,
  ledger_no text,
  created_at bigint NOT NULL,
  claimed_at bigint,
  expire_at bigint NOT NULL
);
CREATE INDEX dividends_by_member ON dividends (member_id, state);
