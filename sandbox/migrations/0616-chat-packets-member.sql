-- What a member spent today.
CREATE INDEX chat_packets_member ON chat_packets (member_id, at);
