-- Submissions of identity levels 2 and 3.
CREATE TABLE kyc_cases (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  level smallint NOT NULL,
  -- JSON of the fields; emptied when the case ends.
  fields text NOT NULL,
  -- SHA-256 of the document, to find it at another member; '' for level 3.
  document text NOT NULL DEFAULT '',
  -- review, ok, rejected
  state text NOT NULL DEFAULT 'review',
  review smallint NOT NULL DEFAULT 1,
  reason text NOT NULL DEFAULT '',
  at bigint NOT NULL,
  first_at bigint,
  ended_at bigint
);
CREATE INDEX kyc_cases_by_member ON kyc_cases (member_id, at);
CREATE UNIQUE INDEX kyc_cases_one_open ON kyc_cases (member_id, level) WHERE state = 'review';
CREATE INDEX kyc_cases_by_document ON kyc_cases (document) WHERE document <> '';

CREATE TABLE kyc_files (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  case_id text REFERENCES kyc_cases (id),
  kind text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  received integer NOT NULL,
  is_complete boolean NOT NULL,
  -- Emptied when the case ends: a decision needs no picture any more.
  data bytea NOT NULL,
  reason text NOT NULL DEFAULT '',
  at bigint NOT NULL,
  UNIQUE (member_id, kind, sha256)
);
CREATE INDEX kyc_files_by_case ON kyc_files (case_id);

-- Members who could withdraw without a document before keep that.
INSERT INTO kyc_cases (id, member_id, level, fields, state, review, at, first_at, ended_at)
SELECT 'kept-' || id, id, 2, '{}', 'ok', 2, registered_at, registered_at, registered_at FROM members WHERE kyc = 2;
