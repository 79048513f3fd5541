ALTER TABLE chat_lines ADD COLUMN reply_to bigint;
-- JSON list of the speakers that the text names.
ALTER TABLE chat_lines ADD COLUMN mentions text NOT NULL DEFAULT '[]';

CREATE TABLE chat_reactions (
  room_id text NOT NULL,
  seq bigint NOT NULL,
  emoji text NOT NULL,
  member_id text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (room_id, seq, emoji, member_id),
  FOREIGN KEY (room_id, seq) REFERENCES chat_lines (room_id, seq) ON DELETE CASCADE
);
