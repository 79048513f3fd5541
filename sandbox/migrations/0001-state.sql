CREATE TABLE sandbox_state (
  key text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE request_store (
  member_id text NOT NULL,
  request_no text NOT NULL,
  body_hash text NOT NULL,
  answer text,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, request_no)
);
