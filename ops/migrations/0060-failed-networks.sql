-- For how many networks a build failed: few people with many visitor ids must not end a release.
ALTER TABLE health_counts ADD COLUMN failed_networks integer NOT NULL DEFAULT 0;
UPDATE health_counts SET failed_networks = failed;
