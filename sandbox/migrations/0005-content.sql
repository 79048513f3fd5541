CREATE TABLE venue_states (
  en_name text PRIMARY KEY,
  status smallint NOT NULL,
  maintain_from bigint,
  maintain_to bigint
);

CREATE TABLE favourites (
  member_id text NOT NULL REFERENCES members (id),
  en_name text NOT NULL,
  game_code text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, en_name, game_code)
);
