-- Finished days, one row for each venue played (screens.md 11.10).
CREATE TABLE rebate_days (
  member_id text NOT NULL REFERENCES members (id),
  -- First instant of the site's day.
  day bigint NOT NULL,
  en_name text NOT NULL,
  category text NOT NULL,
  valid bigint NOT NULL,
  -- Hundredths of a percent.
  rate integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('READY', 'CLAIMED', 'AUTO')),
  PRIMARY KEY (member_id, day, en_name)
);
CREATE INDEX rebate_days_ready ON rebate_days (day) WHERE state = 'READY';

CREATE TABLE rebate_claims (
  no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('today', 'ready', 'auto')),
  amount bigint NOT NULL CHECK (amount > 0),
  ledger_no text NOT NULL,
  request_no text,
  at bigint NOT NULL
);
CREATE INDEX rebate_claims_by_member ON rebate_claims (member_id, at DESC);

CREATE TABLE rebate_claim_items (
  claim_no text NOT NULL REFERENCES rebate_claims (no),
  day bigint NOT NULL,
  en_name text NOT NULL,
  category text NOT NULL,
  valid bigint NOT NULL,
  rate integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (claim_no, day, en_name)
);

-- Days that were calculated, whether or not anybody played.
CREATE TABLE rebate_runs (day bigint PRIMARY KEY, at bigint NOT NULL);
