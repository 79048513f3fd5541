-- When the member was told that a dividend ends soon.
ALTER TABLE dividends ADD COLUMN noticed_at bigint;
