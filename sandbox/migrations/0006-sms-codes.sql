-- Every code that was "sent"; the newest of a scene and target is the one that counts.
CREATE TABLE sms_codes (
  id text PRIMARY KEY,
  scene text NOT NULL,
  -- `86/13800001111`, an e-mail address, or the ticket of a login that asks for a second proof.
  target text NOT NULL,
  code text NOT NULL,
  sent_at bigint NOT NULL,
  expire_at bigint NOT NULL,
  wrong integer NOT NULL DEFAULT 0,
  used_at bigint
);
CREATE INDEX sms_codes_by_target ON sms_codes (scene, target, sent_at);
