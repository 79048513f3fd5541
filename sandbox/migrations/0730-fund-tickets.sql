-- A challenge serves the purpose that it was made for.
ALTER TABLE passkey_challenges ADD COLUMN purpose text NOT NULL DEFAULT 'login';
-- A passkey was used in place of the fund password: good for one confirmation.
CREATE TABLE fund_tickets (
  ticket_hash text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  expire_at bigint NOT NULL
);
