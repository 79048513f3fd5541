CREATE TABLE feedback_cases (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES members (id),
  type text NOT NULL,
  order_no text NOT NULL DEFAULT '',
  -- waiting, working, info, solved, closed
  state text NOT NULL DEFAULT 'waiting',
  at bigint NOT NULL,
  -- When the present state began: the next turn is counted from it.
  turn_at bigint NOT NULL,
  sla_at bigint,
  asked boolean NOT NULL DEFAULT false,
  escalated boolean NOT NULL DEFAULT false,
  rating smallint,
  final_letter boolean NOT NULL DEFAULT false
);
CREATE INDEX feedback_cases_by_member ON feedback_cases (member_id, at);
CREATE INDEX feedback_cases_live ON feedback_cases (turn_at) WHERE state <> 'closed';

CREATE TABLE feedback_entries (
  case_id text NOT NULL REFERENCES feedback_cases (id),
  seq integer NOT NULL,
  -- member, staff, system
  sender text NOT NULL,
  text_zh text NOT NULL,
  text_en text NOT NULL,
  -- JSON: data URLs.
  images text NOT NULL DEFAULT '[]',
  at bigint NOT NULL,
  PRIMARY KEY (case_id, seq)
);
