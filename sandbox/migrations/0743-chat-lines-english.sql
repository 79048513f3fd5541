-- What bots say, in English; '' for what members write.
ALTER TABLE chat_lines ADD COLUMN text_en text NOT NULL DEFAULT '';
