CREATE TABLE bets (
  no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  en_name text NOT NULL,
  category text NOT NULL,
  match_id text NOT NULL,
  kind text NOT NULL,
  pick text NOT NULL,
  -- In quarters of a goal; NULL for 1x2.
  line integer,
  -- European odds in hundredths.
  odds integer NOT NULL CHECK (odds > 100),
  odds_type integer NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- 1 pending, 2 open, 3 settled, 4 void, 5 rejected
  state integer NOT NULL,
  result text,
  return_fen bigint NOT NULL DEFAULT 0,
  valid_fen bigint NOT NULL DEFAULT 0,
  score text NOT NULL DEFAULT '',
  names text NOT NULL,
  placed_at bigint NOT NULL,
  settled_at bigint
);
CREATE INDEX bets_by_member ON bets (member_id, placed_at DESC);
CREATE INDEX bets_open ON bets (match_id) WHERE state = 2;

-- What the control door decided about a match, over what its seed says.
CREATE TABLE match_overrides (
  match_id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ended', 'cancelled')),
  home integer NOT NULL,
  away integer NOT NULL,
  at bigint NOT NULL
);

-- One-time codes of a launch and the sessions they become. Only hashes are kept. Both end with the site's session that asked for them.
CREATE TABLE venue_codes (
  code_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  site_session text NOT NULL REFERENCES sessions (token_hash),
  en_name text NOT NULL,
  parent_origin text NOT NULL,
  expire_at bigint NOT NULL
);
CREATE TABLE venue_sessions (
  token_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  site_session text NOT NULL REFERENCES sessions (token_hash),
  en_name text NOT NULL,
  -- 'play' opens the book; 'user' and 'counts' only what their names say.
  scope text NOT NULL,
  parent_origin text NOT NULL,
  expire_at bigint NOT NULL
);
