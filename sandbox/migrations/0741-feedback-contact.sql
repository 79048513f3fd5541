-- How staff can reach the member about the case; '' = by mail only.
ALTER TABLE feedback_cases ADD COLUMN contact text NOT NULL DEFAULT '';
