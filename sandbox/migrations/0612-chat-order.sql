ALTER TABLE chat_rooms ADD COLUMN status_reason text NOT NULL DEFAULT '';
-- A room in maintenance opens again at this time.
ALTER TABLE chat_rooms ADD COLUMN resume_at bigint;

-- What the member said against the mute; null until then.
ALTER TABLE chat_mutes ADD COLUMN appeal text;

CREATE TABLE chat_blocks (
  member_id text NOT NULL,
  blocked_id text NOT NULL,
  nick text NOT NULL,
  PRIMARY KEY (member_id, blocked_id)
);

CREATE TABLE chat_reports (
  member_id text NOT NULL,
  room_id text NOT NULL,
  seq bigint NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, room_id, seq)
);

CREATE TABLE chat_mod_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  by text NOT NULL,
  action text NOT NULL,
  room_id text NOT NULL,
  detail text NOT NULL
);
