-- Teams and games. What a user owns leads its key with user_id, so that the tables can be spread by it.

create table team (
  user_id    uuid not null references account (user_id) on delete cascade,
  team_id    uuid not null,
  name       text not null check (length(name) between 1 and 60),
  score      smallint not null check (score between 0 and 100),
  elo        integer not null default 1500,
  elo_games  integer not null default 0 check (elo_games >= 0),
  -- The starter of the team's next game outside a contest: SP1 is 0.
  next_starter smallint not null default 0 check (next_starter between 0 and 4),
  created_at timestamptz not null,
  primary key (user_id, team_id)
);

create table team_lineup (
  user_id      uuid not null,
  team_id      uuid not null,
  slot         text not null check (slot in (
    'C','1B','2B','3B','SS','LF','CF','RF','DH',
    'SP1','SP2','SP3','SP4','SP5','RP1','RP2','RP3','RP4','RP5','B1','B2','B3','B4','B5')),
  card_id      integer not null references card (card_id),
  lineup_order smallint check (lineup_order between 1 and 9),
  primary key (user_id, team_id, slot),
  foreign key (user_id, team_id) references team (user_id, team_id) on delete cascade,
  unique (user_id, team_id, card_id),
  unique (user_id, team_id, lineup_order)
);

-- Which cards teams hold on to: asked by every sale.
create index team_lineup_by_card on team_lineup (user_id, card_id);

-- What a user's next game is committed to. The seed stays here until the game is over; numbers have no gaps.
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
  -- Number of the last event: every turn is written on the condition that nobody else has moved it.
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
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references game_commitment (user_id, game_id)
);
create index game_unfinished on game (user_id, game_id desc) where not is_final;

-- Append only. A game's id begins with its time, so ranges of it are ranges of time.
create table game_event (
  user_id      uuid not null,
  game_id      uuid not null,
  event_number integer not null check (event_number > 0),
  -- What the manager said that led to it; null where an event followed of itself.
  command      jsonb,
  event        jsonb not null,
  primary key (user_id, game_id, event_number)
) partition by range (game_id);
create table game_event_default partition of game_event default;
