-- Boards: what each card of a user did, by period: 0 all time, 251 a quarter (Q1 2025), 2501 a
-- month (January 2025), kept by the transaction that makes a game final. No game touches another
-- user's rows, so finals never wait for each other; the best of a board are the first entries of
-- its index.

-- Games that count, by period: what the minimums of rates are measured by.
create table games_finished (
  user_id uuid not null references account on delete cascade,
  period  smallint not null check (period >= 0),
  games   integer not null check (games > 0),
  primary key (user_id, period)
);

create table batting_statistics (
  user_id   uuid not null references account on delete cascade,
  period    smallint not null check (period >= 0),
  card_id   integer not null references card,
  pa        integer not null,
  ab        integer not null,
  h1        integer not null,
  h2        integer not null,
  h3        integer not null,
  hr        integer not null,
  r         integer not null,
  rbi       integer not null,
  bb        integer not null,
  sb        integer not null,
  -- Has the plate appearances that the boards of rates ask for, after the user's last game.
  qualified boolean not null,
  avg double precision not null generated always as
    (case when ab = 0 then 0 else (h1 + h2 + h3 + hr)::double precision / ab end) stored,
  obp double precision not null generated always as
    (case when pa = 0 then 0 else (h1 + h2 + h3 + hr + bb)::double precision / pa end) stored,
  slg double precision not null generated always as
    (case when ab = 0 then 0
     else (h1 + 2 * h2 + 3 * h3 + 4 * hr)::double precision / ab end) stored,
  ops double precision not null generated always as
    (case when pa = 0 then 0 else (h1 + h2 + h3 + hr + bb)::double precision / pa end
     + case when ab = 0 then 0
       else (h1 + 2 * h2 + 3 * h3 + 4 * hr)::double precision / ab end) stored,
  primary key (user_id, period, card_id)
);

create table pitching_statistics (
  user_id   uuid not null references account on delete cascade,
  period    smallint not null check (period >= 0),
  card_id   integer not null references card,
  ip_outs   integer not null,
  er        integer not null,
  h         integer not null,
  bb        integer not null,
  so        integer not null,
  w         integer not null,
  sv        integer not null,
  qualified boolean not null,
  era double precision not null generated always as
    (case when ip_outs = 0 then 0 else (27 * er)::double precision / ip_outs end) stored,
  whip double precision not null generated always as
    (case when ip_outs = 0 then 0 else (3 * (h + bb))::double precision / ip_outs end) stored,
  k9 double precision not null generated always as
    (case when ip_outs = 0 then 0 else (27 * so)::double precision / ip_outs end) stored,
  primary key (user_id, period, card_id)
);

-- One for each board, in the board's own order, ties included. Rows that can't be on it are left
-- out.
create index board_avg  on batting_statistics (period, avg desc, user_id, card_id) where qualified;
create index board_obp  on batting_statistics (period, obp desc, user_id, card_id) where qualified;
create index board_slg  on batting_statistics (period, slg desc, user_id, card_id) where qualified;
create index board_ops  on batting_statistics (period, ops desc, user_id, card_id) where qualified;
create index board_h1   on batting_statistics (period, h1 desc, user_id, card_id) where h1 > 0;
create index board_h2   on batting_statistics (period, h2 desc, user_id, card_id) where h2 > 0;
create index board_h3   on batting_statistics (period, h3 desc, user_id, card_id) where h3 > 0;
create index board_hr   on batting_statistics (period, hr desc, user_id, card_id) where hr > 0;
create index board_r    on batting_statistics (period, r desc, user_id, card_id) where r > 0;
create index board_rbi  on batting_statistics (period, rbi desc, user_id, card_id) where rbi > 0;
create index board_bb   on batting_statistics (period, bb desc, user_id, card_id) where bb > 0;
create index board_sb   on batting_statistics (period, sb desc, user_id, card_id) where sb > 0;
create index board_era  on pitching_statistics (period, era, user_id, card_id) where qualified;
create index board_whip on pitching_statistics (period, whip, user_id, card_id) where qualified;
create index board_k9   on pitching_statistics (period, k9 desc, user_id, card_id) where qualified;
create index board_w    on pitching_statistics (period, w desc, user_id, card_id) where w > 0;
create index board_sv   on pitching_statistics (period, sv desc, user_id, card_id) where sv > 0;
create index board_so   on pitching_statistics (period, so desc, user_id, card_id) where so > 0;
create index board_ip   on pitching_statistics (period, ip_outs desc, user_id, card_id)
  where ip_outs > 0;

-- Which games a team's rating comes from: each is scored once.
create table scored_game (
  user_id uuid not null references account on delete cascade,
  game_id uuid not null,
  primary key (user_id, game_id)
);

-- What users show of themselves on their public pages.
create table profile_setting (
  user_id uuid primary key references account on delete cascade,
  shows_discord boolean not null
);
