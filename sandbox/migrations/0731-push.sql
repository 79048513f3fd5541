-- Web Push: one subscription of a browser, about some topics, and the messages that wait for it.
CREATE TABLE push_subs (
  endpoint text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  -- Messages are sent while the member is signed in on it.
  device_uuid text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- Comma-separated.
  topics text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX push_subs_by_member ON push_subs (member_id);
CREATE TABLE push_messages (
  id text PRIMARY KEY,
  endpoint text NOT NULL REFERENCES push_subs (endpoint) ON DELETE CASCADE,
  topic text NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  url text NOT NULL,
  tag text NOT NULL,
  due_at bigint NOT NULL,
  tries smallint NOT NULL DEFAULT 0
);
CREATE INDEX push_messages_due ON push_messages (due_at);
-- Favourite matches whose start was told.
CREATE TABLE push_match_starts (
  member_id text NOT NULL REFERENCES members (id),
  match_id text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, match_id)
);
