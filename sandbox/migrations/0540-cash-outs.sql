-- Bets that were cashed out in part or automatically. A part is a row of bets of its own, with the stake that it took from the whole.
CREATE TABLE bet_cash_outs (
  bet_no text PRIMARY KEY REFERENCES bets (no),
  -- The bet that a part was taken from; NULL for a whole bet.
  part_of text REFERENCES bets (no),
  -- The value at which the member had set it to be cashed out; NULL when the member did it.
  auto_fen bigint CHECK (auto_fen > 0)
);
CREATE INDEX bet_cash_outs_parts ON bet_cash_outs (part_of) WHERE part_of IS NOT NULL;

-- Open bets that are cashed out when they are worth this much.
CREATE TABLE bet_auto_cash_outs (
  bet_no text PRIMARY KEY REFERENCES bets (no),
  fen bigint NOT NULL CHECK (fen > 0),
  at bigint NOT NULL
);
