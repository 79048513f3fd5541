-- Coins by the time at which they expire; those of one earning are one lot.
CREATE TABLE coin_lots (
  id bigserial PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  amount bigint NOT NULL CHECK (amount > 0),
  left_coins bigint NOT NULL CHECK (left_coins >= 0 AND left_coins <= amount),
  at bigint NOT NULL,
  expire_at bigint NOT NULL,
  -- A mail about its expiry was sent.
  is_noticed boolean NOT NULL DEFAULT false
);
CREATE INDEX coin_lots_live ON coin_lots (member_id, expire_at) WHERE left_coins > 0;
CREATE INDEX coin_lots_by_expiry ON coin_lots (expire_at) WHERE left_coins > 0;

-- Valid turnover of settled bets that has been turned into coins, fen.
CREATE TABLE coin_turnover (
  member_id text PRIMARY KEY REFERENCES members (id),
  counted_fen bigint NOT NULL
);

-- Coins from before the lots live from their last movement on; turnover from before earns none.
INSERT INTO coin_lots (member_id, amount, left_coins, at, expire_at)
SELECT m.id, a.balance, a.balance, max(e.at), max(e.at) + 31536000000
FROM ledger_accounts a
JOIN members m ON a.owner = 'member:' || m.id
JOIN ledger_postings p ON p.account_id = a.id
JOIN ledger_entries e ON e.id = p.entry_id
WHERE a.kind = 'coin' AND a.balance > 0
GROUP BY m.id, a.balance;
INSERT INTO coin_turnover (member_id, counted_fen)
SELECT member_id, sum(valid_fen) FROM bets WHERE settled_at IS NOT NULL GROUP BY member_id;

CREATE TABLE mall_goods (
  id text PRIMARY KEY,
  -- coupon, physical, digital, merch
  category text NOT NULL CHECK ((category = 'coupon') = (id LIKE 'coupon-%')),
  name_zh text NOT NULL,
  name_en text NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  stock bigint NOT NULL CHECK (stock >= 0),
  -- Most that one member may take.
  per_member integer,
  vip_min smallint NOT NULL DEFAULT 0,
  open_at bigint,
  -- Fen that a coupon credits.
  bonus_fen bigint NOT NULL DEFAULT 0,
  -- Place in the list, the newest first.
  position integer NOT NULL
);

CREATE TABLE mall_addresses (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  name text NOT NULL,
  area text NOT NULL,
  phone text NOT NULL,
  address text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX mall_addresses_by_member ON mall_addresses (member_id, at);

CREATE TABLE mall_orders (
  no text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  goods_id text NOT NULL REFERENCES mall_goods (id),
  -- As they were when the member paid.
  name_zh text NOT NULL,
  name_en text NOT NULL,
  category text NOT NULL,
  qty integer NOT NULL CHECK (qty > 0),
  coin bigint NOT NULL CHECK (coin > 0),
  -- waiting, sent, done, cancelled
  state text NOT NULL,
  -- Lots that paid, with their expiry: JSON.
  paid_from text NOT NULL,
  -- JSON; '' for goods that are not sent.
  address text NOT NULL DEFAULT '',
  tracking_no text NOT NULL DEFAULT '',
  request_no text,
  at bigint NOT NULL,
  sent_at bigint,
  ended_at bigint
);
CREATE INDEX mall_orders_by_member ON mall_orders (member_id, at);
CREATE INDEX mall_orders_moving ON mall_orders (state) WHERE state IN ('waiting', 'sent');
