CREATE TABLE vip_states (
  member_id text PRIMARY KEY REFERENCES members (id),
  -- Start of the 90 days in which turnover keeps the level.
  keep_from bigint NOT NULL,
  -- Fen counted before the records of the sandbox begin: a granted level starts at its own requirement.
  base_deposit bigint NOT NULL DEFAULT 0,
  base_turnover bigint NOT NULL DEFAULT 0
);

CREATE TABLE vip_history (
  member_id text NOT NULL REFERENCES members (id),
  from_level smallint NOT NULL,
  to_level smallint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, at)
);

CREATE TABLE vip_gifts (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  kind text NOT NULL,
  level smallint NOT NULL,
  -- Once per level, year, or half of a month.
  period text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at bigint NOT NULL,
  claimed_at bigint,
  UNIQUE (member_id, kind, period)
);
CREATE INDEX vip_gifts_by_member ON vip_gifts (member_id, at);

-- Scheduled turns that were performed: levels daily at 04:00, gifts at 10:00.
CREATE TABLE vip_runs (at bigint PRIMARY KEY, kind text NOT NULL);
