-- Prizes with a limited number; a row of each.
CREATE TABLE flip_stock (
  prize_id text PRIMARY KEY,
  left_count bigint NOT NULL CHECK (left_count >= 0)
);
INSERT INTO flip_stock (prize_id, left_count) VALUES ('p88', 100);

-- Flips with everything needed to check them. The prize is the ledger entry of the same number.
CREATE TABLE flips (
  no text PRIMARY KEY,
  member_id text NOT NULL,
  request_no text NOT NULL,
  nonce bigint NOT NULL,
  server_seed text NOT NULL,
  client_seed text NOT NULL,
  position bigint NOT NULL CHECK (position BETWEEN 0 AND 8),
  odds text NOT NULL,
  prize_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  at bigint NOT NULL,
  UNIQUE (member_id, nonce),
  UNIQUE (member_id, request_no)
);
CREATE INDEX flips_by_member ON flips (member_id, at DESC);
