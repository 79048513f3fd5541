-- The venue of a balance entry is in another entry of the same number.
CREATE INDEX ledger_entries_by_number ON ledger_entries (biz_no);
