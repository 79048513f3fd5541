-- Favourite teams, leagues and matches; games have a table of their own (0005).
CREATE TABLE favourite_subjects (
  member_id text NOT NULL REFERENCES members (id),
  kind text NOT NULL,
  id text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, kind, id)
);
