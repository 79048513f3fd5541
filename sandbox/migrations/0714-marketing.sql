-- What a member wants to hear about, by product and channel; no row = nothing.
CREATE TABLE marketing_consents (
  member_id text NOT NULL REFERENCES members (id),
  product text NOT NULL,
  channel text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, product, channel)
);
-- Marketing that was sent, each offer once a channel.
CREATE TABLE marketing_messages (
  member_id text NOT NULL REFERENCES members (id),
  offer_id text NOT NULL,
  channel text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (member_id, offer_id, channel)
);
-- The next reminder to look at the own limits.
CREATE TABLE limit_reviews (
  member_id text PRIMARY KEY REFERENCES members (id),
  months smallint NOT NULL,
  at bigint NOT NULL
);
