-- Time that a member had a venue open, by day of the site.
CREATE TABLE play_days (
  member_id text NOT NULL REFERENCES members (id),
  -- First instant of the day, epoch ms.
  day bigint NOT NULL,
  ms bigint NOT NULL,
  -- Newest counted call of a venue.
  last_at bigint NOT NULL,
  PRIMARY KEY (member_id, day)
);
