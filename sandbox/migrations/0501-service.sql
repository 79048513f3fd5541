CREATE TABLE service_sessions (
  sid text PRIMARY KEY,
  member_id text REFERENCES members (id),
  topic text NOT NULL,
  locale text NOT NULL,
  state text NOT NULL,
  agent_no text,
  -- People before this one, and when the next thing happens: the queue moves, or the agent answers.
  queue integer NOT NULL DEFAULT 0,
  next_at bigint,
  -- The member's line that the agent is answering.
  answering integer,
  read_seq integer NOT NULL DEFAULT 0,
  stars smallint,
  tags text NOT NULL DEFAULT '',
  created_at bigint NOT NULL,
  last_at bigint NOT NULL
);
CREATE INDEX service_sessions_due ON service_sessions (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE service_messages (
  sid text NOT NULL REFERENCES service_sessions (sid),
  seq integer NOT NULL,
  sender text NOT NULL,
  agent_no text,
  type text NOT NULL,
  content text NOT NULL,
  signature text,
  request_no text,
  at bigint NOT NULL,
  PRIMARY KEY (sid, seq)
);
CREATE UNIQUE INDEX service_messages_once ON service_messages (sid, request_no) WHERE request_no IS NOT NULL;

CREATE TABLE instead_codes (
  code text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  amount bigint NOT NULL CHECK (amount > 0),
  method text NOT NULL,
  state text NOT NULL,
  order_no text,
  created_at bigint NOT NULL,
  expire_at bigint NOT NULL
);
CREATE UNIQUE INDEX instead_codes_one_open ON instead_codes (member_id) WHERE state = 'open';
