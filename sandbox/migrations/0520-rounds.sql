-- A round has no odds: 0. Bets of matches keep theirs above 1.00.
ALTER TABLE bets DROP CONSTRAINT bets_odds_check, ADD CONSTRAINT bets_odds_check CHECK (odds > 100 OR (odds = 0 AND category <> 'sport'));
ALTER TABLE demo_bets DROP CONSTRAINT demo_bets_odds_check,
  ADD CONSTRAINT demo_bets_odds_check CHECK (odds > 100 OR (odds = 0 AND category <> 'sport'));

-- The seed of a player's next round of a game. Only its hash is shown until the round is played.
CREATE TABLE round_seeds (
  -- member:<id> or demo:<id>
  owner text NOT NULL,
  game_code text NOT NULL,
  nonce bigint NOT NULL,
  server_seed text NOT NULL,
  PRIMARY KEY (owner, game_code)
);

-- Rounds that were played, with everything needed to check them. The bet of the same number holds the money.
CREATE TABLE rounds (
  no text PRIMARY KEY,
  owner text NOT NULL,
  en_name text NOT NULL,
  game_code text NOT NULL,
  nonce bigint NOT NULL,
  server_seed text NOT NULL,
  client_seed text NOT NULL,
  choice text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  return_fen bigint NOT NULL CHECK (return_fen >= 0),
  at bigint NOT NULL,
  UNIQUE (owner, game_code, nonce)
);
CREATE INDEX rounds_by_owner ON rounds (owner, at DESC);
