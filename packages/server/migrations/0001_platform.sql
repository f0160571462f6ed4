-- What the program itself keeps, whatever its features: emails, limits, idempotency keys, facts.
-- In all migrations: whatever belongs to a user has user_id first in its key, so that tables can be
-- spread over servers by it.

-- Emails that wait for the mail server. Sent ones lose their text: it carries a token.
create table outbox_letter (
  letter_id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index outbox_letter_waiting on outbox_letter (next_attempt_at) where sent_at is null;

-- Counted attempts within a window that begins with the first of them.
create table attempt_limit (
  limit_key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
create index attempt_limit_window_ends_at on attempt_limit (window_ends_at);

-- The first response to a call that carried an Idempotency-Key, for 48 hours.
create table idempotency_key (
  user_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  status integer,
  answer json,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Facts that hold for the whole database, such as which history it has.
create table program_fact (
  name text primary key,
  value jsonb not null
);
