-- Days of the site (YYYY-MM-DD) on which a member signed in, or that were signed later.
CREATE TABLE sign_ins (
  member_id text NOT NULL,
  day text NOT NULL,
  is_made_up boolean NOT NULL,
  coins bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, day)
);
