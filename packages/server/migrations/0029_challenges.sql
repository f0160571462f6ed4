-- Teams of users that others may challenge, the games of it, and the rating of users. Older
-- programs serve on: they start no such game, and play none on, since they lack its rules.

-- A user's team that others may challenge while the user is away, with what the computer manager is
-- told.
create table published_team (
  user_id      uuid primary key references account on delete cascade,
  team_id      uuid not null,
  hook         text not null check (hook in ('early', 'usual', 'late')),
  steals       text not null check (steals in ('never', 'seldom', 'usual', 'often')),
  closer       text not null check (closer in ('RP1', 'RP2', 'RP3', 'RP4', 'RP5')),
  published_at timestamptz not null,
  -- What players are found by, kept as the account, the team and the rating have it.
  username     text not null,
  team_name    text not null,
  team_score   smallint not null,
  rating       double precision not null,
  -- The order among users of one rating, by lot.
  lot          double precision not null check (lot >= 0 and lot < 1),
  -- Why it can't be challenged until it is published again.
  problem      text check (problem in ('weak', 'cannot_play')),
  foreign key (user_id, team_id) references team (user_id, team_id) on delete cascade
);
create index published_team_by_rating on published_team (rating, lot) where problem is null;

-- Glicko-2. `start_…` is what the day began with: each result of the day works it out anew.
create table user_rating (
  user_id          uuid primary key references account on delete cascade,
  rating           double precision not null,
  deviation        double precision not null check (deviation > 0),
  volatility       double precision not null check (volatility > 0),
  -- The UTC day of the last result, by its first moment.
  day              timestamptz not null,
  start_rating     double precision not null,
  start_deviation  double precision not null check (start_deviation > 0),
  start_volatility double precision not null check (start_volatility > 0),
  -- Rated games in all: challenges that the user made, and games of others against the user's team.
  attacks          integer not null check (attacks >= 0),
  defences         integer not null check (defences >= 0)
);
create index user_rating_board on user_rating (rating desc, user_id) where attacks >= 5;

-- A game against the published team of another user, who has a row of `defence` once it is over.
create table challenge (
  -- The challenger, whose game it is.
  user_id            uuid not null,
  game_id            uuid not null,
  created_at         timestamptz not null,
  defender_user_id   uuid not null,
  team_name          text not null,
  defender_team_name text not null,
  -- Null where it is rated.
  unrated_reason     text check (unrated_reason in ('by_link', 'pair_within_day', 'same_network')),
  -- Both users' ratings when it began, which its result counts by.
  rating             double precision not null,
  deviation          double precision not null,
  defender_rating    double precision not null,
  defender_deviation double precision not null,
  -- Null while it is under way, and then the UTC day of its end by its first moment.
  ended_at           timestamptz,
  day                timestamptz,
  won                boolean,
  runs               smallint,
  defender_runs      smallint,
  is_abandoned       boolean,
  -- The challenger's rating before and after it; null where it moved none.
  rating_before      double precision,
  rating_after       double precision,
  -- When the defender was told; also set where there is nothing to tell.
  told_at            timestamptz,
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references game (user_id, game_id) on delete cascade
);
create index challenge_of_day on challenge (user_id, day) where day is not null;
create index challenge_under_way on challenge (user_id) where ended_at is null;
create index challenge_untold on challenge (ended_at) where ended_at is not null and told_at is null;
-- A user's names go from others' games when the user leaves.
create index challenge_by_defender on challenge (defender_user_id);

-- A game of another user against the user's published team. Kept for 90 days.
create table defence (
  user_id              uuid not null references account on delete cascade,
  -- By the time at which it was entered.
  defence_id           uuid not null,
  game_id              uuid not null,
  challenger_user_id   uuid not null,
  challenger_team_name text not null,
  team_name            text not null,
  ended_at             timestamptz not null,
  -- The UTC day on which it was entered, by its first moment.
  day                  timestamptz not null,
  won                  boolean not null,
  runs                 smallint not null,
  opponent_runs        smallint not null,
  is_abandoned         boolean not null,
  is_rated             boolean not null,
  -- The challenger's rating when it began.
  opponent_rating      double precision not null,
  opponent_deviation   double precision not null,
  -- The user's own; null where it moved none.
  rating_before        double precision,
  rating_after         double precision,
  primary key (user_id, defence_id),
  -- A game is entered once.
  unique (user_id, game_id)
);
create index defence_of_day on defence (user_id, day) where rating_after is not null;
create index defence_by_day on defence (day);
create index defence_by_challenger on defence (challenger_user_id);

-- A link with which one other user may challenge the user's published team, once.
create table challenge_link (
  user_id    uuid not null references account on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (user_id, token_hash)
);
create index challenge_link_expires_at on challenge_link (expires_at);

-- Two users who have a rated game, by the hash of both ids: they have one in 24 hours, whoever of
-- them challenged.
create table rated_pair (
  pair_hash bytea primary key check (octet_length(pair_hash) = 32),
  rated_at  timestamptz not null
);
create index rated_pair_rated_at on rated_pair (rated_at);
