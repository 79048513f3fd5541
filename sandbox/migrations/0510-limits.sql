-- Codes that the owner of a phone asks for (own device, own session, proved password) have a count of their own: strangers cannot use it up.
ALTER TABLE sms_codes ADD COLUMN is_own boolean NOT NULL DEFAULT false;
-- Devices call themselves as they like; the network is what the edge saw.
ALTER TABLE sms_codes ADD COLUMN network text NOT NULL DEFAULT '';
CREATE INDEX sms_codes_by_network ON sms_codes (network, sent_at);
CREATE INDEX sms_codes_by_phone ON sms_codes (target, sent_at);
