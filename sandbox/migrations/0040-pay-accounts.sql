-- Payment accounts that members bind themselves (screens.md 7).
ALTER TABLE pay_accounts ADD COLUMN number_hash text;
-- JSON of the fields as typed, without pictures.
ALTER TABLE pay_accounts ADD COLUMN details text NOT NULL DEFAULT '{}';
ALTER TABLE pay_accounts ADD COLUMN reason text NOT NULL DEFAULT '';
-- When the simulated person has looked at the picture.
ALTER TABLE pay_accounts ADD COLUMN next_at bigint;
ALTER TABLE pay_accounts ADD COLUMN removed_at bigint;
-- One account belongs to one member.
CREATE UNIQUE INDEX pay_accounts_number ON pay_accounts (kind, number_hash) WHERE removed_at IS NULL AND number_hash IS NOT NULL;
-- The bound account that an order is paid from.
ALTER TABLE deposit_orders ADD COLUMN account_id text REFERENCES pay_accounts (id);
ALTER TABLE deposit_orders ADD COLUMN pay_from text;
