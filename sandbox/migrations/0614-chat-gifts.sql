CREATE TABLE chat_gifts (
  id text PRIMARY KEY,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  icon text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  state integer NOT NULL DEFAULT 1,
  seat integer NOT NULL
);
INSERT INTO chat_gifts (id, name_zh, name_en, icon, price, seat) VALUES
  ('clap', '掌声', 'Applause', '👏', 100, 1),
  ('stick', '荧光棒', 'Light stick', '🎇', 300, 2),
  ('flower', '鲜花', 'Flowers', '💐', 520, 3),
  ('horn', '号角', 'Horn', '📯', 1000, 4),
  ('ball', '金球', 'Golden ball', '⚽', 2000, 5),
  ('cup', '奖杯', 'Trophy', '🏆', 5000, 6);

CREATE TABLE chat_gift_sends (
  no text PRIMARY KEY,
  member_id text NOT NULL,
  room_id text NOT NULL,
  gift_id text NOT NULL,
  qty integer NOT NULL,
  price bigint NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX chat_gift_sends_member ON chat_gift_sends (member_id, at);

CREATE TABLE chat_packets (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  nick text NOT NULL,
  room_id text NOT NULL,
  note text NOT NULL,
  total bigint NOT NULL,
  count integer NOT NULL,
  left_fen bigint NOT NULL CHECK (left_fen >= 0),
  left_count integer NOT NULL CHECK (left_count >= 0),
  at bigint NOT NULL,
  expire_at bigint NOT NULL,
  ended boolean NOT NULL DEFAULT false
);
CREATE INDEX chat_packets_open ON chat_packets (expire_at) WHERE NOT ended;

-- One share per member, whatever is repeated.
CREATE TABLE chat_packet_shares (
  packet_id text NOT NULL REFERENCES chat_packets (id),
  member_id text NOT NULL,
  nick text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  rank integer NOT NULL,
  PRIMARY KEY (packet_id, member_id),
  UNIQUE (packet_id, rank)
);
ALTER TABLE chat_lines ADD COLUMN packet_id text;
