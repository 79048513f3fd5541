-- What builds cost on members' devices: histograms by hour. At most 121 buckets for each version and metric.
CREATE TABLE cost_counts (
  environment text NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  metric text NOT NULL,
  -- Start of the hour.
  at timestamptz NOT NULL,
  bucket integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (environment, name, version, metric, at, bucket)
);
CREATE INDEX cost_counts_at ON cost_counts (at);
