-- A bank card that a review replaces.
ALTER TABLE info_audits ADD COLUMN account_id text REFERENCES pay_accounts (id);

-- Level 3 is enforced from VIP 7 on: members who had that level before keep what they could do.
INSERT INTO kyc_cases (id, member_id, level, fields, state, review, at, first_at, ended_at)
SELECT 'kept-3-' || id, id, 3, '{}', 'ok', 2, registered_at, registered_at, registered_at FROM members WHERE kyc = 2 AND vip >= 7;
