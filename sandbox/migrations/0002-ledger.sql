CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner text NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  UNIQUE (owner, kind, currency),
  -- The second wall behind the check in code: no member account is ever below zero.
  CONSTRAINT member_not_below_zero CHECK (owner = 'house' OR balance >= 0)
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  no text NOT NULL UNIQUE,
  at bigint NOT NULL,
  biz_type text NOT NULL,
  biz_no text NOT NULL,
  step text NOT NULL,
  request_no text,
  memo text NOT NULL,
  UNIQUE (biz_type, biz_no, step)
);

CREATE TABLE ledger_postings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id bigint NOT NULL REFERENCES ledger_entries (id),
  account_id bigint NOT NULL REFERENCES ledger_accounts (id),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL
);
CREATE INDEX ledger_postings_by_account ON ledger_postings (account_id, id);
CREATE INDEX ledger_postings_by_entry ON ledger_postings (entry_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: write a reversing entry instead', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_no_truncate BEFORE TRUNCATE ON ledger_postings EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();

-- Checked at commit: an entry whose postings do not cancel out cannot be stored by any code path.
CREATE FUNCTION entry_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
    WHERE p.entry_id = NEW.entry_id GROUP BY a.currency HAVING sum(p.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'entry % does not sum to zero', NEW.entry_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_sums_to_zero();
