-- Members who want a mail when a venue opens; a row ends with its mail.
CREATE TABLE venue_reminders (
  member_id text NOT NULL REFERENCES members (id),
  en_name text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, en_name)
);
