-- Further signs of a bad build beside failed loads: uncaught errors, violations of the content policy, slow loads; and why devices fell back to another one.
CREATE TABLE health_signs (
  environment text NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  -- Start of the ten seconds.
  at timestamptz NOT NULL,
  sign text NOT NULL,
  -- Of a fallback: the phase in which the other build failed.
  detail text NOT NULL DEFAULT '',
  visitors integer NOT NULL,
  networks integer NOT NULL,
  PRIMARY KEY (environment, name, version, at, sign, detail)
);
CREATE INDEX health_signs_at ON health_signs (at);
