-- Picks of parlays. A parlay is one row of bets (or demo_bets) of kind 'parlay' without a match of its own, and one row here for each pick.
CREATE TABLE bet_legs (
  bet_no text NOT NULL,
  -- Order on the slip, from 0.
  seat integer NOT NULL CHECK (seat BETWEEN 0 AND 9),
  match_id text NOT NULL,
  kind text NOT NULL,
  pick text NOT NULL,
  line integer,
  odds integer NOT NULL CHECK (odds > 100),
  -- VOID for a match that was not played; NULL while undecided, and when the bet was lost before the match ended.
  result text,
  score text NOT NULL DEFAULT '',
  names text NOT NULL,
  decided_at bigint,
  PRIMARY KEY (bet_no, seat),
  UNIQUE (bet_no, match_id)
);
CREATE INDEX bet_legs_open ON bet_legs (match_id) WHERE decided_at IS NULL;

ALTER TABLE match_overrides DROP CONSTRAINT match_overrides_kind_check,
  ADD CONSTRAINT match_overrides_kind_check CHECK (kind IN ('ended', 'cancelled', 'postponed', 'abandoned'));
