CREATE TABLE chat_rooms (
  room_id text PRIMARY KEY,
  type text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  -- 1 open, 2 maintenance, 3 closed
  status integer NOT NULL DEFAULT 1,
  slow_sec integer NOT NULL DEFAULT 3,
  vip_min integer NOT NULL DEFAULT 0,
  vip_max integer NOT NULL DEFAULT 0,
  pinned text NOT NULL DEFAULT '[]',
  last_seq bigint NOT NULL DEFAULT 0
);

CREATE TABLE chat_lines (
  room_id text NOT NULL REFERENCES chat_rooms (room_id),
  -- Gap-free per room: taken from last_seq in the same transaction.
  seq bigint NOT NULL,
  kind text NOT NULL,
  member_id text NOT NULL,
  nick text NOT NULL,
  vip integer NOT NULL,
  text text NOT NULL,
  at bigint NOT NULL,
  cid text NOT NULL DEFAULT '',
  shielded boolean NOT NULL DEFAULT false,
  bot boolean NOT NULL DEFAULT false,
  PRIMARY KEY (room_id, seq)
);
-- A line sent twice (lost echo) is stored once.
CREATE UNIQUE INDEX chat_lines_by_cid ON chat_lines (room_id, member_id, cid) WHERE cid <> '';

CREATE TABLE chat_mutes (
  member_id text NOT NULL,
  -- '' = every room
  room_id text NOT NULL,
  rule text NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (member_id, room_id)
);
