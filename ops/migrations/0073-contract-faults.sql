-- Answers of the back end that break the contract, as pages saw them.
CREATE TABLE contract_faults (
  environment text NOT NULL,
  path text NOT NULL,
  fault text NOT NULL,
  count integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (environment, path, fault)
);
