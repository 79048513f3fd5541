-- Which shells edges serve, and what those give to remotes: the publish gate refuses what one of them could not run.
CREATE TABLE live_shells (
  -- Host and port of the edge. An edge that takes a new shell has two rows until the pages of the old one are gone.
  edge text NOT NULL,
  shell text NOT NULL,
  -- Where this edge hands out artifacts, as ops reaches it.
  origin text NOT NULL,
  -- JSON of what its build says: contract, shared versions, slots.
  provides text NOT NULL,
  first_seen timestamptz NOT NULL DEFAULT now(),
  last_seen timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (edge, shell)
);
