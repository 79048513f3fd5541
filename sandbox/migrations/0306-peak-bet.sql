-- Members on the boards of the peak bet; their bets placed after it count.
CREATE TABLE peak_joins (
  member_id text PRIMARY KEY REFERENCES members (id),
  joined_at bigint NOT NULL
);

-- Closed seasons, named by their Monday (YYYY-MM-DD, UTC+8).
CREATE TABLE peak_seasons (
  season text PRIMARY KEY,
  closed_at bigint NOT NULL
);

-- The final board of each, with prizes until claimed and after.
CREATE TABLE peak_entries (
  season text NOT NULL,
  member_id text NOT NULL REFERENCES members (id),
  rank integer NOT NULL CHECK (rank > 0),
  odds bigint NOT NULL,
  bet_no text NOT NULL,
  sport_zh text NOT NULL,
  sport_en text NOT NULL,
  settled_at bigint NOT NULL,
  stake bigint NOT NULL,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  audit_id text,
  ledger_no text,
  claimed_at bigint,
  PRIMARY KEY (season, member_id)
);
CREATE INDEX peak_entries_by_member ON peak_entries (member_id, season DESC);
CREATE INDEX bets_by_settlement ON bets (settled_at) WHERE state = 3;
