-- Wrong proofs are counted by name in login_attempts: counted by ticket, a new ticket brought new tries.
ALTER TABLE recovery_tickets DROP COLUMN wrong, DROP COLUMN locked_until;
CREATE INDEX recovery_tickets_of_name ON recovery_tickets (user_key);
