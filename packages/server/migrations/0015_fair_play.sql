-- Names are measured in graphemes and bytes, days are counted, and deleted teams keep their rating
-- for a while.

-- A character may be several code points: the contract counts characters, the database bytes.
alter table team
  drop constraint team_name_check,
  add constraint team_name_check check (octet_length(name) between 1 and 240);
alter table campaign
  drop constraint campaign_name_check,
  add constraint campaign_name_check check (octet_length(name) between 1 and 320),
  drop constraint campaign_description_check,
  add constraint campaign_description_check check (octet_length(description) between 1 and 4000);
alter table campaign_contest
  drop constraint campaign_contest_name_check,
  add constraint campaign_contest_name_check check (octet_length(name) <= 320),
  drop constraint campaign_contest_description_check,
  add constraint campaign_contest_description_check check (octet_length(description) <= 4000),
  drop constraint campaign_contest_result_check,
  add constraint campaign_contest_result_check check (octet_length(result) <= 1200);
alter table reward
  drop constraint reward_description_check,
  add constraint reward_description_check check (octet_length(description) <= 1200);

-- A user's final games of a UTC day against computer teams. Kept for two days.
create table day_of_games (
  user_id       uuid not null references account on delete cascade,
  -- Its first moment.
  day           timestamptz not null,
  games         integer not null check (games > 0),
  -- Those of them that were played by click.
  clicked_games integer not null check (clicked_games between 0 and games),
  primary key (user_id, day)
);
create index day_of_games_by_day on day_of_games (day);

alter table game
  -- The game's number among those of its day, from 1; null where it counts for nothing.
  add column game_of_day         integer,
  -- The same among those that were played by click; null for all others.
  add column clicked_game_of_day integer;

-- What a deleted team was rated: for 90 days a new team of its user begins no higher. A game that
-- was under way when it was deleted still changes it.
create table deleted_team (
  user_id    uuid not null references account on delete cascade,
  team_id    uuid not null,
  elo        integer not null,
  elo_games  integer not null check (elo_games >= 0),
  deleted_at timestamptz not null,
  primary key (user_id, team_id)
);
create index deleted_team_by_time on deleted_team (deleted_at);
