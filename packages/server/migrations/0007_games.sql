-- Games, their commitments and their events.

-- What a user's next game is committed to. The seed stays here until the game is over; numbers have
-- no gaps.
create table game_commitment (
  user_id    uuid not null references account (user_id) on delete cascade,
  game_id    uuid not null,
  number     integer not null check (number > 0),
  seed       bytea not null check (octet_length(seed) = 32),
  commitment bytea not null check (octet_length(commitment) = 32),
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (user_id, game_id),
  unique (user_id, number)
);
create unique index game_commitment_outstanding on game_commitment (user_id) where used_at is null;

create table game (
  user_id          uuid not null references account (user_id) on delete cascade,
  -- The committed id: UUIDv7, so the newest game has the greatest.
  game_id          uuid not null,
  created_at       timestamptz not null,
  role             text not null check (role in ('home', 'away')),
  home_team_id     uuid not null,
  home_name        text not null,
  -- Null where the computer manages that side.
  home_user_id     uuid,
  visiting_team_id uuid not null,
  visiting_name    text not null,
  visiting_user_id uuid,
  -- The cards and places of both sides as they stood at the first pitch.
  setup            jsonb not null,
  client_seed      bytea not null check (octet_length(client_seed) = 16),
  server_chose_client_seed boolean not null,
  commitment       bytea not null,
  -- Number of the last event: a turn is written on the condition that nothing else has moved it.
  version          integer not null default 0,
  state            jsonb not null,
  is_final         boolean not null default false,
  is_abandoned     boolean not null default false,
  finished_at      timestamptz,
  result_description text,
  -- Known once it is over: revealed to its user.
  seed             bytea,
  earned_money     bigint,
  earned_experience integer,
  -- The series that the game is of; null outside campaigns.
  user_campaign_contest_id uuid,
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references game_commitment (user_id, game_id)
);
create index game_unfinished on game (user_id, game_id desc) where not is_final;
create index game_of_contest on game (user_id, user_campaign_contest_id, game_id)
  where user_campaign_contest_id is not null;
-- One game of a series at a time.
create unique index game_of_contest_unfinished on game (user_id, user_campaign_contest_id)
  where user_campaign_contest_id is not null and not is_final;

-- Append-only. A game's id begins with its time, so ranges of it are ranges of time.
create table game_event (
  user_id      uuid not null,
  game_id      uuid not null,
  event_number integer not null check (event_number > 0),
  -- The manager's command that led to it; null where an event followed by itself.
  command      jsonb,
  event        jsonb not null,
  primary key (user_id, game_id, event_number)
) partition by range (game_id);
create table game_event_default partition of game_event default;
