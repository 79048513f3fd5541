-- One mail for each state that money stands in (screens.md 11.7): who would send a second one finds the first.
CREATE TABLE money_mails (
  biz_no text NOT NULL,
  state text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (biz_no, state)
);

-- No two payers of one method may owe the same cents, whichever method tells its payers apart by them.
DROP INDEX deposit_orders_unique_cents;
CREATE UNIQUE INDEX deposit_orders_unique_cents ON deposit_orders (method, pay_amount)
  WHERE state IN (1, 2) AND method IN ('BANK', 'ALIPAY', 'WECHAT');

-- The transfers of one recall bear its request number.
CREATE INDEX transfers_by_request ON transfers (member_id, request_no) WHERE request_no IS NOT NULL;
