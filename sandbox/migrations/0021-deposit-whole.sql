-- The whole deposit machine (screens.md 11.4): what really arrived, proofs, the bank's callbacks, the rate's lock.
ALTER TABLE deposit_orders
  -- In the order's currency; set when another amount than asked arrived, which is held until a proof comes.
  ADD COLUMN paid_amount text,
  ADD COLUMN rate_until bigint,
  ADD COLUMN appeal_text text NOT NULL DEFAULT '';
CREATE INDEX deposit_orders_due ON deposit_orders (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE deposit_proofs (
  order_no text NOT NULL REFERENCES deposit_orders (no),
  n integer NOT NULL,
  -- data:image/…;base64,…
  image text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (order_no, n)
);

-- Callbacks of the bank by its own reference: told twice, booked once.
CREATE TABLE deposit_payments (
  ref text PRIMARY KEY,
  order_no text NOT NULL REFERENCES deposit_orders (no),
  amount text NOT NULL,
  at bigint NOT NULL
);
