CREATE TABLE audit_tasks (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  source text NOT NULL,
  source_no text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  required bigint NOT NULL CHECK (required >= 0),
  done bigint NOT NULL DEFAULT 0,
  -- Comma-separated categories, '' = every product.
  products text NOT NULL DEFAULT '',
  is_bonus boolean NOT NULL DEFAULT false,
  start_at bigint NOT NULL,
  end_at bigint,
  state text NOT NULL DEFAULT 'OPEN',
  UNIQUE (source, source_no)
);
CREATE INDEX audit_tasks_open ON audit_tasks (member_id, start_at) WHERE state = 'OPEN';

CREATE TABLE audit_contributions (
  task_id text NOT NULL REFERENCES audit_tasks (id),
  bet_no text NOT NULL,
  counted bigint NOT NULL,
  rule text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (task_id, bet_no)
);

CREATE TABLE deposit_orders (
  no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  method text NOT NULL,
  state smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  pay_amount text NOT NULL,
  pay_currency text NOT NULL,
  rate text,
  network text,
  pay_to text NOT NULL,
  payer_name text NOT NULL DEFAULT '',
  txid text,
  activity_id text,
  confirmations integer NOT NULL DEFAULT 0,
  need_confirmations integer NOT NULL DEFAULT 0,
  request_no text,
  expire_at bigint NOT NULL,
  created_at bigint NOT NULL,
  -- When the simulated bank or chain acts next.
  next_at bigint,
  reason text NOT NULL DEFAULT '',
  timeline text NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX deposit_orders_by_member ON deposit_orders (member_id, created_at);
CREATE INDEX deposit_orders_live ON deposit_orders (state) WHERE state IN (1, 2, 3);
-- One open order per method (711012), and no two open orders that a bank statement could confuse.
CREATE UNIQUE INDEX deposit_orders_one_open ON deposit_orders (member_id, method) WHERE state IN (1, 2, 3);
CREATE UNIQUE INDEX deposit_orders_unique_cents ON deposit_orders (method, pay_amount) WHERE state IN (1, 2) AND method = 'BANK';

CREATE TABLE pay_accounts (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  kind text NOT NULL,
  bank text NOT NULL DEFAULT '',
  holder text NOT NULL,
  masked text NOT NULL,
  nickname text NOT NULL DEFAULT '',
  is_default boolean NOT NULL DEFAULT false,
  state smallint NOT NULL DEFAULT 1,
  usable_at bigint NOT NULL,
  created_at bigint NOT NULL
);
CREATE INDEX pay_accounts_by_member ON pay_accounts (member_id);

CREATE TABLE withdraw_orders (
  no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  account_id text NOT NULL REFERENCES pay_accounts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  state smallint NOT NULL,
  reason_code text,
  needs_second boolean NOT NULL DEFAULT false,
  is_auto boolean NOT NULL DEFAULT false,
  payout_tries integer NOT NULL DEFAULT 0,
  request_no text,
  created_at bigint NOT NULL,
  next_at bigint,
  timeline text NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX withdraw_orders_by_member ON withdraw_orders (member_id, created_at);
CREATE UNIQUE INDEX withdraw_orders_one_open ON withdraw_orders (member_id) WHERE state BETWEEN 1 AND 5;

CREATE TABLE transfers (
  no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  from_side text NOT NULL,
  to_side text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- 2 MOVED, 3 DONE, 4 FAILED, 5 CHECKING (screens.md 11.6); 1 INIT is never stored: the row and the move are one transaction.
  state smallint NOT NULL,
  venue_ref text NOT NULL UNIQUE,
  reason text NOT NULL DEFAULT '',
  request_no text,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL
);
CREATE INDEX transfers_by_member ON transfers (member_id, created_at);
CREATE INDEX transfers_live ON transfers (state) WHERE state IN (2, 5);

-- The venue's own book, asked by reference: what it says happened, happened. `applied` false voids a reference for ever.
CREATE TABLE venue_receipts (
  ref text PRIMARY KEY,
  applied boolean NOT NULL,
  at bigint NOT NULL
);
