-- applied, review, granted, rejected, appeal, expired; since when, and when staff looks at it next (null: when somebody decides it).
ALTER TABLE offer_claims ADD COLUMN turn_at bigint NOT NULL DEFAULT 0;
UPDATE offer_claims SET turn_at = at;
ALTER TABLE offer_claims ADD COLUMN due_at bigint;
CREATE INDEX offer_claims_due ON offer_claims (due_at) WHERE due_at IS NOT NULL;
-- The one appeal against a rejection.
ALTER TABLE offer_claims ADD COLUMN appeal text NOT NULL DEFAULT '';
ALTER TABLE offer_claims ADD COLUMN appealed_at bigint;

CREATE TABLE offer_claim_steps (
  claim_id text NOT NULL REFERENCES offer_claims (id),
  seq bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (claim_id, seq)
);
INSERT INTO offer_claim_steps (claim_id, state, at) SELECT id, state, at FROM offer_claims;
