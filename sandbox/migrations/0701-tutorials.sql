CREATE TABLE tutorials_seen (
  member_id text NOT NULL REFERENCES members (id),
  tutorial text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, tutorial)
);
