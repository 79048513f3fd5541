CREATE TABLE help_votes (
  page text NOT NULL,
  device text NOT NULL,
  useful boolean NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (page, device)
);
