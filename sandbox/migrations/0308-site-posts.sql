-- Pop-ups and notices written on the control page; offers go to the table of offers.
CREATE TABLE site_posts (
  id text PRIMARY KEY,
  -- popup, notice
  kind text NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL,
  -- A path of this site, or ''.
  jump text NOT NULL,
  start_at bigint NOT NULL,
  end_at bigint NOT NULL
);
