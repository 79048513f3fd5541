CREATE TABLE safer_settings (
  member_id text PRIMARY KEY REFERENCES members (id),
  reality_minutes integer NOT NULL,
  -- Quiet hours, minutes of the site's day; null = none.
  quiet_from integer,
  quiet_to integer,
  -- Hours that quiet less and may take their second yes at next_at.
  next_from integer,
  next_to integer,
  next_at bigint
);
CREATE TABLE safer_blocks (
  member_id text NOT NULL REFERENCES members (id),
  kind text NOT NULL CHECK (kind IN ('venue', 'category')),
  name text NOT NULL,
  -- When a requested end may take its second yes; null = none was requested.
  lift_at bigint,
  PRIMARY KEY (member_id, kind, name)
);
