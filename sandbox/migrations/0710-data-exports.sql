-- Files with all data of a member: who asked for one, on which device, and whether its ticket was used.
CREATE TABLE data_exports (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  -- The session that asked: the ticket ends with it.
  session_hash text NOT NULL,
  device text NOT NULL,
  ticket_hash text NOT NULL UNIQUE,
  formats text NOT NULL,
  at bigint NOT NULL,
  expire_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX data_exports_by_member ON data_exports (member_id, at);

-- A member's entries as one row each.
CREATE VIEW member_ledger AS
  SELECT p.id, a.owner, e.no, e.at, e.biz_type, e.biz_no, a.kind AS account, a.currency, p.amount, p.balance_after
  FROM ledger_postings p
  JOIN ledger_accounts a ON a.id = p.account_id
  JOIN ledger_entries e ON e.id = p.entry_id;
