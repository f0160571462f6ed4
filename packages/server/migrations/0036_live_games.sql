-- Live games of two users. Programs of before serve on: they know nothing of them.

-- A live game. It belongs to both of its users, so that it is kept by its own id.
create table live_game (
  game_id           uuid primary key,
  created_at        timestamptz not null,
  -- Null once the user has left.
  visiting_user_id  uuid,
  home_user_id      uuid,
  visiting_username text,
  home_username     text,
  visiting_team     text not null,
  home_team         text not null,
  -- Both users' ratings when it was created, which its result counts by.
  visiting_rating    double precision not null,
  visiting_deviation double precision not null,
  home_rating        double precision not null,
  home_deviation     double precision not null,
  -- Both sides as the rules take them.
  source            jsonb not null,
  rules_version     smallint not null,
  -- Secret until the game is over.
  seed              bytea not null check (octet_length(seed) = 32),
  commitment        bytea not null check (octet_length(commitment) = 32),
  is_rated          boolean not null,
  -- Null where it is rated.
  unrated_reason    text,
  -- The cup that it is of.
  cup_id            uuid,
  -- Raised by each write, which is made on the condition that nobody has written since.
  version           integer not null default 0 check (version >= 0),
  state             jsonb not null,
  -- Number of steps that were played.
  steps             integer not null default 0 check (steps >= 0),
  -- When something happens by itself; null if nothing does.
  next_deadline     timestamptz,
  is_disputed       boolean not null default false,
  ended_at          timestamptz,
  -- How it ended.
  result            jsonb,
  -- When both users' parts were written.
  settled_at        timestamptz,
  check ((ended_at is null) = (result is null))
);
create index live_game_due on live_game (next_deadline) where next_deadline is not null;
create index live_game_unsettled on live_game (ended_at)
  where ended_at is not null and settled_at is null;
create index live_game_by_visitor on live_game (visiting_user_id);
create index live_game_by_home on live_game (home_user_id);

-- What was played, in order: a step and its events.
create table live_game_step (
  game_id     uuid not null references live_game on delete cascade,
  step_number integer not null check (step_number > 0),
  step        jsonb not null,
  -- As text: the order of an event's fields is part of it.
  events      jsonb not null,
  primary key (game_id, step_number)
);

-- Who is connected: written by the program that has the stream, again and again.
create table live_presence (
  game_id uuid not null references live_game on delete cascade,
  side    text not null check (side in ('visitors', 'home')),
  seen_at timestamptz not null,
  primary key (game_id, side)
);
create index live_presence_seen_at on live_presence (seen_at);

create table live_phrase (
  game_id uuid not null references live_game on delete cascade,
  said_at timestamptz not null,
  side    text not null check (side in ('visitors', 'home')),
  phrase  text not null,
  primary key (game_id, said_at, side)
);

-- The live games of a user, beside what else is of the user.
create table live_seat (
  user_id           uuid not null references account on delete cascade,
  game_id           uuid not null,
  side              text not null check (side in ('visitors', 'home')),
  opponent_user_id  uuid,
  opponent_username text,
  team_name         text not null,
  opponent_team     text not null,
  created_at        timestamptz not null,
  -- The opponent's rating when it was created.
  opponent_rating    double precision not null,
  opponent_deviation double precision not null,
  -- Null while it is under way, as far as the user's part is written, and then the UTC day of its
  -- end by its first moment.
  ended_at          timestamptz,
  day               timestamptz,
  -- How it ended; `won` is null for a game that was called off.
  how               text check (how in ('played', 'quit', 'left', 'calledOff')),
  won               boolean,
  runs              smallint,
  opponent_runs     smallint,
  -- Null where it is rated.
  unrated_reason    text,
  -- The user's rating before and after it; null where it moved none.
  rating_before     double precision,
  rating_after      double precision,
  primary key (user_id, game_id)
);
create index live_seat_of_day on live_seat (user_id, day) where rating_after is not null;
create index live_seat_ended on live_seat (user_id, ended_at desc, game_id desc)
  where ended_at is not null;
create index live_seat_under_way on live_seat (user_id) where ended_at is null;
create index live_seat_by_opponent on live_seat (opponent_user_id);

-- A link with which one other user may play a live game against a team of the user, once.
create table live_invitation (
  user_id    uuid not null references account on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  team_id    uuid not null,
  is_rated   boolean not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  -- The game that came of it.
  game_id    uuid,
  primary key (user_id, token_hash)
);
create index live_invitation_expires_at on live_invitation (expires_at);

-- When some program last looked for what is due in live games: one row. Where nobody looked for a
-- while, all clocks go on from where they stood.
create table live_watch (
  only_row  boolean primary key default true check (only_row),
  looked_at timestamptz not null
);

-- Glicko-2 of live games, and how a user has left some. `start_…` is what the day began with.
create table live_rating (
  user_id          uuid primary key references account on delete cascade,
  rating           double precision not null,
  deviation        double precision not null check (deviation > 0),
  volatility       double precision not null check (volatility > 0),
  -- The UTC day of the last rated result, by its first moment.
  day              timestamptz not null,
  start_rating     double precision not null,
  start_deviation  double precision not null check (start_deviation > 0),
  start_volatility double precision not null check (start_volatility > 0),
  -- Rated games.
  games            integer not null default 0 check (games >= 0),
  -- Games that the user was away from until they were lost, in a row without a week in between.
  timeouts         integer not null default 0 check (timeouts >= 0),
  timed_out_at     timestamptz,
  -- When the user may be matched again.
  waits_until      timestamptz,
  -- Friendly quits of a UTC day.
  quit_day         timestamptz,
  quits            integer not null default 0 check (quits >= 0)
);
create index live_rating_board on live_rating (rating desc, user_id) where games >= 5;

-- Users who wait to be matched. A row that nobody renews is of a page that was closed.
create table live_waiting (
  user_id    uuid primary key,
  team_id    uuid not null,
  username   text not null,
  rating     double precision not null,
  since      timestamptz not null,
  renewed_at timestamptz not null,
  -- Set once the user is matched, until their page has asked.
  game_id    uuid
);

-- How many rated games two users have had on a UTC day, by the hash of both ids.
create table live_pair (
  pair_hash bytea primary key check (octet_length(pair_hash) = 32),
  day       timestamptz not null,
  games     integer not null check (games > 0)
);
create index live_pair_day on live_pair (day);
