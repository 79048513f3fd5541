-- The bet of a line of kind `bet`, how much of its stake is shown (0 nothing, 1 a band, 2 the amount), and the state that readers were told last.
ALTER TABLE chat_lines ADD COLUMN bet_no text;
ALTER TABLE chat_lines ADD COLUMN privacy integer NOT NULL DEFAULT 0;
ALTER TABLE chat_lines ADD COLUMN bet_told text NOT NULL DEFAULT '';
-- Once per room and bet.
CREATE UNIQUE INDEX chat_lines_bet ON chat_lines (room_id, bet_no) WHERE bet_no IS NOT NULL;
