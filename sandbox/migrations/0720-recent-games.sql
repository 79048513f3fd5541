-- Games that a member entered, newest first in the lobbies; the oldest give way.
CREATE TABLE recent_games (
  member_id text NOT NULL REFERENCES members (id),
  en_name text NOT NULL,
  game_code text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, en_name, game_code)
);
