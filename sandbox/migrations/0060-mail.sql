-- Ed25519 over the mail (contract, mailText); '' until the first start with a key signs it.
ALTER TABLE mails ADD COLUMN signature text NOT NULL DEFAULT '';
ALTER TABLE mails ADD COLUMN pinned boolean NOT NULL DEFAULT false;
CREATE INDEX mails_unread ON mails (member_id) WHERE read_at IS NULL;
-- The member's own words, shown with each mail: a message without them is not ours.
ALTER TABLE members ADD COLUMN phrase text NOT NULL DEFAULT '';
