-- When the job first saw the venue open; the time for which a request is kept runs from then.
ALTER TABLE venue_reminders ADD COLUMN open_since bigint;
