-- Who is signed in at the console: a desk that starts anew, or a second one on the same PostgreSQL, knows them too. No history: rows go when they are over.
CREATE TABLE console_sessions (
  -- SHA-256 of the cookie, hex: who reads this table cannot sign in with it. The token of the forms comes from the cookie and is kept nowhere.
  hash text PRIMARY KEY,
  -- Name of the access token; what it may do is asked each time.
  name text NOT NULL,
  -- What the last step came to, shown once.
  notice text,
  since timestamptz NOT NULL,
  -- The last step of the person.
  used timestamptz NOT NULL
);
CREATE INDEX console_sessions_by_use ON console_sessions (used);
