-- Reports behind support codes, from any edge. They name no member.
CREATE TABLE support_cases (
  code text PRIMARY KEY,
  at timestamptz NOT NULL,
  -- JSON of the report.
  report text NOT NULL
);
CREATE INDEX support_cases_at ON support_cases (at);
