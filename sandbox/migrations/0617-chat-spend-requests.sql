-- What became of a gift or red packet is looked up by its request number.
ALTER TABLE chat_gift_sends ADD COLUMN request_no text;
ALTER TABLE chat_packets ADD COLUMN request_no text;
CREATE UNIQUE INDEX chat_gift_sends_request ON chat_gift_sends (member_id, request_no);
CREATE UNIQUE INDEX chat_packets_request ON chat_packets (member_id, request_no);
