-- Accounts, sessions and the tokens of emails.

create table account (
  user_id uuid primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  email_confirmed_at timestamptz,
  exp bigint not null default 0 check (exp >= 0),
  game_speed text not null default 'normal'
    check (game_speed in ('normal', 'fast', 'faster', 'instant')),
  discord_username text,
  created_at timestamptz not null,
  last_login_at timestamptz,
  -- A password that was printed or handed over: until its owner has chosen one, no other call is
  -- served.
  must_change_password boolean not null default false
);

-- Usernames and addresses without regard to case: the key is the lower-case form. These directories
-- find a user by what was typed; they are small, read often, and can be kept on every server.
create table username_directory (
  username_key text primary key,
  user_id uuid not null
);
create table email_directory (
  email_key text primary key,
  user_id uuid not null
);

-- A session is a family of tokens: all come from one login, and end with it.
create table session (
  user_id uuid not null references account on delete cascade,
  session_id uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- In words, "Firefox on Linux": all that is kept of the browser.
  device text not null default '' check (length(device) <= 80),
  -- When it began or last renewed its tokens, which a browser in use does every quarter of an hour.
  last_used_at timestamptz not null,
  primary key (user_id, session_id)
);
create table session_token (
  user_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  kind text not null check (kind in ('access', 'id', 'refresh')),
  expires_at timestamptz not null,
  -- A refresh token is used once; when it comes again, somebody has a copy.
  used_at timestamptz,
  primary key (user_id, token_hash),
  foreign key (user_id, session_id) references session on delete cascade
);
create index session_token_expires_at on session_token (expires_at);

-- Tokens that emails carry: to confirm an address, reset a password, change the address.
create table letter_token (
  user_id uuid not null references account on delete cascade,
  token_hash bytea not null,
  purpose text not null check (purpose in ('confirm', 'reset', 'email')),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The address that the email went to, where it is to become the account's.
  new_email text,
  primary key (user_id, token_hash),
  constraint letter_token_new_email check ((purpose = 'email') = (new_email is not null))
);
create index letter_token_expires_at on letter_token (expires_at);
