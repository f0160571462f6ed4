-- Users' teams and their lineups.

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
create index team_by_rating on team (elo desc, team_id) where elo_games > 0;
-- An admin edits anybody's team: found by its id alone.
create index team_by_id on team (team_id);

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
-- Which cards are in teams: read by every sale.
create index team_lineup_by_card on team_lineup (user_id, card_id);
