-- Accounts, sessions, mail, limits, idempotency keys; the wallet and the ledger.
-- Whatever belongs to a user has user_id first in its key, so that tables can be spread over servers by it.
-- The directories find a user by what he types: they are small, read often, and can be kept on every server.

create table account (
  user_id uuid primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  email_confirmed timestamptz,
  exp bigint not null default 0 check (exp >= 0),
  game_speed text not null default 'normal' check (game_speed in ('normal', 'fast', 'faster', 'instant')),
  discord_username text,
  created timestamptz not null,
  last_login timestamptz
);

-- Usernames and addresses without regard to case: the key is the lower-case form.
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
  created timestamptz not null,
  ended timestamptz,
  primary key (user_id, session_id)
);
create table session_token (
  user_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  kind text not null check (kind in ('access', 'id', 'refresh')),
  expires timestamptz not null,
  -- A refresh token is used once; when it comes again, somebody has a copy.
  used timestamptz,
  primary key (user_id, token_hash),
  foreign key (user_id, session_id) references session on delete cascade
);
create index session_token_expires on session_token (expires);

create table letter_token (
  user_id uuid not null references account on delete cascade,
  token_hash bytea not null,
  purpose text not null check (purpose in ('confirm', 'reset')),
  expires timestamptz not null,
  used timestamptz,
  primary key (user_id, token_hash)
);
create index letter_token_expires on letter_token (expires);

-- Letters that wait for the mail server. Sent ones lose their text: it carries a token.
create table outbox_letter (
  letter_id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  created timestamptz not null,
  sent timestamptz,
  attempts integer not null default 0,
  next_attempt timestamptz not null
);
create index outbox_letter_waiting on outbox_letter (next_attempt) where sent is null;

-- Counted attempts within a window that begins with the first of them.
create table attempt_limit (
  limit_key text primary key,
  attempts integer not null,
  window_ends timestamptz not null
);
create index attempt_limit_window_ends on attempt_limit (window_ends);

-- The first answer to a call that carried an Idempotency-Key, for 48 hours.
create table idempotency_key (
  user_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  status integer,
  answer json,
  created timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_key_created on idempotency_key (created);

-- Facts that hold for the whole database, such as which history it has.
create table program_fact (
  name text primary key,
  value jsonb not null
);

create table wallet (
  user_id uuid primary key references account on delete cascade,
  balance bigint not null default 0 check (balance between 0 and 9007199254740991),
  -- How many changes the balance has seen; the number of the newest.
  changes bigint not null default 0 check (changes >= 0),
  last_claim date
);

-- One journal is one thing that happened; its postings say what moved between the user and the house.
create table journal (
  user_id uuid not null,
  journal_id uuid not null,
  reason text not null,
  -- What caused it, for a machine: {"kind": "game", "id": …}.
  cause jsonb not null,
  created timestamptz not null,
  primary key (user_id, journal_id)
);

create table posting (
  user_id uuid not null,
  journal_id uuid not null,
  line smallint not null,
  -- money (item 0), packs of a series, copies of a card.
  asset text not null check (asset in ('money', 'pack', 'card')),
  item integer not null,
  -- The house has no row with a balance: nobody waits for it.
  holder text not null check (holder in ('user', 'house')),
  amount bigint not null check (amount <> 0 and amount between -9007199254740991 and 9007199254740991),
  -- The user's money only: the number of the change, and the balance after it.
  change bigint,
  balance_after bigint check (balance_after between 0 and 9007199254740991),
  primary key (user_id, journal_id, line),
  foreign key (user_id, journal_id) references journal deferrable initially deferred,
  check ((asset = 'money' and holder = 'user') = (change is not null and balance_after is not null))
);
create unique index posting_change on posting (user_id, change desc) where change is not null;

-- What leaves one side arrives on the other: each journal sums to zero, for each asset and item.
create function journal_sums_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from posting
    where user_id = new.user_id and journal_id = new.journal_id
    group by asset, item having sum(amount) <> 0
  ) then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_sums_to_zero after insert on posting
  deferrable initially deferred for each row execute function journal_sums_to_zero();

-- A balance changes only together with the posting that says why.
create function balance_has_its_posting() returns trigger language plpgsql as $$
begin
  if not exists (
    select from posting
    where user_id = new.user_id and change = new.changes
      and amount = new.balance - old.balance and balance_after = new.balance
  ) or new.changes <> old.changes + 1 then
    raise exception 'the balance of % changed without a posting', new.user_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger balance_has_its_posting after update of balance, changes on wallet
  deferrable initially deferred for each row
  when (old.balance <> new.balance or old.changes <> new.changes)
  execute function balance_has_its_posting();

create function wallet_starts_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.changes <> 0 then
    raise exception 'a wallet starts empty' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger wallet_starts_empty before insert on wallet
  for each row execute function wallet_starts_empty();

-- The ledger is only ever added to.
create function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'restrict_violation';
end $$;
create trigger journal_is_kept before update or delete or truncate on journal
  for each statement execute function ledger_is_kept();
create trigger posting_is_kept before update or delete or truncate on posting
  for each statement execute function ledger_is_kept();
