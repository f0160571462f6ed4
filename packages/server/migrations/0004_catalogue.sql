-- The catalogue: which cards, series and computer clubs there are. Made from the record or the
-- invented history at the first start, the same for every user, never owned by anyone. Tables of
-- users refer to it by card_id, series_id and team_id.

-- One row: which history this database holds for good, and how far its cards are made.
create table catalogue (
  "only"      boolean primary key default true check ("only"),
  history     text not null check (history in ('record', 'invented')),
  -- SHA-256 over the record's files, or over the invented history's seed: the cards of one database
  -- come from one source.
  fingerprint text not null,
  first_year  integer not null,
  last_year   integer not null check (last_year >= first_year),
  started_at  timestamptz not null default now(),
  -- Null until the last season is made and the special series are on sale.
  finished_at timestamptz
);

-- The seasons in the order of generation. A season is made with all that belongs to it, or not at
-- all.
create table catalogue_season (
  year    integer primary key,
  place   integer not null unique,
  cards   integer check (cards >= 0),
  made_at timestamptz,
  check ((cards is null) = (made_at is null))
);

-- Series and cards of admins are numbered apart from those of the history: no card of a season has
-- more than eight digits.
create sequence admin_series_id as integer start with 100001;
create sequence custom_card_id as integer start with 100000001;

create table series (
  series_id       integer primary key check (series_id > 0),
  series_key      text not null unique,
  name            text not null,
  year            integer,
  cost            bigint not null check (cost >= 0),
  min_rating      integer not null check (min_rating between 0 and 100),
  teams_included  text,
  purchase_limit  integer check (purchase_limit > 0),
  -- False while its cards are not made yet, or when an admin took it off sale.
  is_active       boolean not null,
  number_of_cards integer not null default 6 check (number_of_cards > 0),
  -- To look for one among two hundred.
  kind            text not null default 'theme'
    check (kind in ('base', 'award', 'milestone', 'theme')),
  -- Weights that an admin gave the tiers, {"iron": 460, …}; null where the series has the usual
  -- ones of its lowest rating.
  tier_weights    jsonb
);

create table card (
  card_id            integer primary key check (card_id > 0),
  -- The base series of its season; null for a replacement player, who is in no pack.
  series_id          integer references series (series_id),
  player_id          text not null,
  name               text not null,
  year               integer not null,
  type               text not null check (type in ('Batter', 'Pitcher')),
  league             text not null,
  -- Club codes in order of stint: "BOS,NYA".
  teams              text not null,
  club_name          text not null,
  rating             integer not null check (rating between 0 and 100),
  -- "SS,3B".
  positions          text not null,
  bats               text check (bats in ('L', 'R', 'B')),
  throws             text check (throws in ('L', 'R', 'B')),
  -- Batters: the two tables, speed and steals, and the error rate of a club of that season.
  d2 text, d3 text, d4 text, d5 text, d6 text, d7 text,
  d8 text, d9 text, d10 text, d11 text, d12 text,
  xd2 text, xd3 text, xd4 text, xd5 text, xd6 text, xd7 text,
  xd8 text, xd9 text, xd10 text, xd11 text, xd12 text,
  speed              integer check (speed between 1 and 98),
  steal_attempt_rate double precision,
  steal_success_rate double precision,
  error_rate         double precision,
  -- Pitchers: the table (null where a cell does nothing) and stamina.
  pd2 text, pd3 text, pd4 text, pd5 text, pd6 text, pd7 text,
  pd8 text, pd9 text, pd10 text, pd11 text, pd12 text,
  stamina            integer check (stamina >= 0),
  -- The season as recorded, null where a figure was not kept: {"G": 154, "AB": 600, …, "CS": null}.
  season             jsonb not null,
  custom_image       text,
  artist_id          integer,
  -- The admin who made the card with chosen dice; null for the cards of a history. Such a card has
  -- no season behind it: its `season` is what its dice come to.
  custom_by          uuid,
  check ((type = 'Batter') = (d2 is not null and xd2 is not null and speed is not null)),
  check ((type = 'Pitcher') = (stamina is not null))
);
create index card_by_year on card (year, rating desc);
create index card_by_rating on card (rating desc, card_id);
create index card_by_series on card (series_id);
create index card_by_player on card (player_id);

-- Which cards are in the packs of a series, base series included.
create table series_card (
  series_id integer not null references series (series_id),
  card_id   integer not null references card (card_id),
  primary key (series_id, card_id)
);
create index series_card_by_card on series_card (card_id);

-- Every club's season as a computer team.
create table computer_club (
  -- Derived from year and club code, so that it is the same in every database of one history.
  team_id    uuid primary key,
  year       integer not null,
  team       text not null,
  league     text not null,
  name       text not null,
  wins       integer not null,
  losses     integer not null,
  -- Rounded average rating of its 24 cards.
  score      integer not null check (score between 0 and 100),
  -- Offered to everyone as an opponent: a famous club.
  is_offered boolean not null,
  unique (year, team)
);
create index computer_club_offered on computer_club (score, team_id) where is_offered;

create table computer_club_lineup (
  team_id      uuid not null references computer_club (team_id),
  slot         text not null check (slot in (
    'C','1B','2B','3B','SS','LF','CF','RF','DH',
    'SP1','SP2','SP3','SP4','SP5','RP1','RP2','RP3','RP4','RP5','B1','B2','B3','B4','B5')),
  card_id      integer not null references card (card_id),
  lineup_order integer check (lineup_order between 1 and 9),
  primary key (team_id, slot),
  unique (team_id, card_id),
  unique (team_id, lineup_order)
);
