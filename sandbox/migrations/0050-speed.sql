-- Speed payouts (screens.md 6, 11.4): parts of a withdrawal that depositors pay. A part is where both orders meet: the payer's transaction and the
-- payee's lock it last, and each follows what the other wrote in it.
CREATE TABLE speed_parts (
  no text PRIMARY KEY,
  withdraw_no text NOT NULL REFERENCES withdraw_orders (no),
  payee_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- 1 on offer, 2 taken, 3 claimed, 4 confirmed, 5 in dispute, 6 the house pays it.
  state smallint NOT NULL,
  offer_until bigint NOT NULL,
  -- Who pays it, and whom the payee was told of. No key to the members: it would wait for their rows.
  deposit_no text,
  told_no text,
  -- The payee's money has left for it.
  is_settled boolean NOT NULL DEFAULT false,
  dispute_text text NOT NULL DEFAULT '',
  -- When a simulated payee confirms.
  speaks_at bigint
);
CREATE INDEX speed_parts_by_withdrawal ON speed_parts (withdraw_no);
CREATE INDEX speed_parts_on_offer ON speed_parts (amount) WHERE state = 1;
CREATE INDEX speed_parts_live ON speed_parts (state) WHERE state IN (1, 3, 4, 5) AND NOT is_settled;
CREATE UNIQUE INDEX speed_parts_one_payer ON speed_parts (deposit_no);

-- The payee's pictures in a dispute.
CREATE TABLE speed_proofs (
  part_no text NOT NULL REFERENCES speed_parts (no),
  n integer NOT NULL,
  image text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (part_no, n)
);

ALTER TABLE deposit_orders ADD COLUMN part_no text;
ALTER TABLE withdraw_orders
  ADD COLUMN channel text NOT NULL DEFAULT 'HOUSE',
  -- Of its amount, what its parts have paid, fen.
  ADD COLUMN parts_paid bigint NOT NULL DEFAULT 0;
