-- Play with credit (screens.md 3 /demo): no member, no money. Its ledger accounts belong to demo:<id> and are in the currency DEMO.
CREATE TABLE demo_accounts (
  id text PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  created_at bigint NOT NULL,
  expire_at bigint NOT NULL,
  -- Grants so far: each is one ledger entry of its own number.
  grants integer NOT NULL DEFAULT 1,
  reset_day text NOT NULL DEFAULT '',
  resets_used integer NOT NULL DEFAULT 0
);

-- A one-time code of a launch ('code'), and the venue token it becomes ('play'). Only hashes are kept.
CREATE TABLE demo_entries (
  token_hash text PRIMARY KEY,
  account_id text NOT NULL REFERENCES demo_accounts (id),
  kind text NOT NULL CHECK (kind IN ('code', 'play')),
  en_name text NOT NULL,
  parent_origin text NOT NULL,
  expire_at bigint NOT NULL
);

-- The same bet on the same prices, kept apart from bets of members.
CREATE TABLE demo_bets (
  no text PRIMARY KEY,
  account_id text NOT NULL REFERENCES demo_accounts (id),
  en_name text NOT NULL,
  category text NOT NULL,
  match_id text NOT NULL,
  kind text NOT NULL,
  pick text NOT NULL,
  line integer,
  odds integer NOT NULL CHECK (odds > 100),
  odds_type integer NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  state integer NOT NULL,
  result text,
  return_fen bigint NOT NULL DEFAULT 0,
  valid_fen bigint NOT NULL DEFAULT 0,
  score text NOT NULL DEFAULT '',
  names text NOT NULL,
  placed_at bigint NOT NULL,
  settled_at bigint
);
CREATE INDEX demo_bets_by_account ON demo_bets (account_id, placed_at DESC);
CREATE INDEX demo_bets_open ON demo_bets (match_id) WHERE state = 2;
