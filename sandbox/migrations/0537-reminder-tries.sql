-- A reminder is not looked at before this time; put off when it is taken, so that one that fails waits too.
ALTER TABLE venue_reminders ADD COLUMN next_try_at bigint NOT NULL DEFAULT 0;
CREATE INDEX venue_reminders_due ON venue_reminders (next_try_at);
