-- The job that tells settled bets looks at recent lines with a bet only.
CREATE INDEX chat_lines_bet_at ON chat_lines (at) WHERE bet_no IS NOT NULL;
