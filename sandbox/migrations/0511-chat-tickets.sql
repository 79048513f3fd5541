-- A ticket of the chat opens one socket.
CREATE TABLE chat_tickets (
  jti text PRIMARY KEY,
  expire_at bigint NOT NULL
);
