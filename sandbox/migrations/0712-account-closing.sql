-- When an account closes for good: a member asked for it and can undo it until then.
ALTER TABLE members ADD COLUMN closes_at bigint;
CREATE INDEX members_closing ON members (closes_at) WHERE closes_at IS NOT NULL;

-- Phones of closed accounts whose member had excluded themselves: no new account opens with one until then.
CREATE TABLE excluded_phones (
  area text NOT NULL,
  phone text NOT NULL,
  until_at bigint NOT NULL,
  PRIMARY KEY (area, phone)
);
