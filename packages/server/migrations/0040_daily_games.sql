-- Duplicate Nine: each UTC day one game that is the same for everybody. Programs of before serve
-- on: they know nothing of it.

-- The game of a day. A row a day, made a week ahead.
create table daily_game (
  day          date primary key,
  -- By which its events and its players are named.
  game_id      uuid not null,
  -- From 1 on the first day that there was.
  number       integer not null check (number > 0),
  -- The day of the season that it is told to be of.
  season_day   date not null,
  -- The side that everybody manages.
  side         text not null check (side in ('visitors', 'home')),
  -- Both sides as the rules take them, and all of their cards as they are shown.
  source       jsonb not null,
  lineups      jsonb not null,
  -- What makes a run of its choices: of a game, and of the decisions that come up in it.
  rules_version smallint not null,
  daily_version smallint not null,
  -- Secret until the day is over.
  seed         bytea not null check (octet_length(seed) = 32),
  commitment   bytea not null check (octet_length(commitment) = 32),
  made_at      timestamptz not null,
  -- Written once, when the day is over and all of its attempts are valued: how many users finished
  -- it, how many gave up how much, and how many chose what in each situation.
  closed_at    timestamptz,
  players      integer check (players >= 0),
  scores       jsonb,
  choices      jsonb,
  check ((closed_at is null) = (players is null)),
  check ((closed_at is null) = (scores is null)),
  check ((closed_at is null) = (choices is null))
);
create index daily_game_open on daily_game (day) where closed_at is null;

-- A user's one attempt of a day that counts. It is no more than its choices: who plays them again
-- gets the same game.
create table daily_attempt (
  user_id     uuid not null references account on delete cascade,
  day         date not null,
  started_at  timestamptz not null,
  choices     text[] not null default '{}',
  finished_at timestamptz,
  -- The situation of each choice, by which it is counted among those of others; once it is over.
  situations  text[],
  -- What each option of each decision is worth, and what the choices gave up in all; once it is
  -- worked out. It stays as it is then.
  valued      jsonb,
  given_up    double precision check (given_up >= 0 and given_up <= 1),
  valued_at   timestamptz,
  primary key (user_id, day),
  check ((finished_at is null) = (situations is null)),
  check (finished_at is null or cardinality(situations) = cardinality(choices)),
  check (valued_at is null or finished_at is not null),
  check ((valued_at is null) = (valued is null)),
  check ((valued_at is null) = (given_up is null))
);
create index daily_attempt_finished on daily_attempt (day) where finished_at is not null;
create index daily_attempt_to_value on daily_attempt (finished_at)
  where finished_at is not null and valued_at is null;
