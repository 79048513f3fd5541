-- How builds do in members' browsers: numbers of visitors in steps of ten seconds. No history of changes: counts grow, and go after a week.
CREATE TABLE health_counts (
  environment text NOT NULL REFERENCES environments (name),
  name text NOT NULL,
  version text NOT NULL,
  -- Begin of the ten seconds.
  at timestamptz NOT NULL,
  loaded integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  fell_back integer NOT NULL DEFAULT 0,
  PRIMARY KEY (environment, name, version, at),
  FOREIGN KEY (name, version) REFERENCES builds (name, version)
);
CREATE INDEX health_by_time ON health_counts (at);
