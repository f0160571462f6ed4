-- Packs and cards of users, and the committed seeds that packs are drawn from.

-- Unopened packs.
create table pack_inventory (
  user_id   uuid not null references account on delete cascade,
  series_id integer not null references series,
  amount    bigint not null check (amount between 0 and 9007199254740991),
  -- All packs ever bought, whatever became of them: what purchase_limit counts.
  bought    bigint not null default 0 check (bought >= 0),
  primary key (user_id, series_id)
);

-- The odds that a series is drawn by, computed from its cards when they are first needed. A row
-- counts while the series has the same numbers; a change of a series' cards deletes it.
create table series_odds (
  series_id       integer primary key references series,
  min_rating      integer not null,
  number_of_cards integer not null,
  odds_hash       bytea not null check (octet_length(odds_hash) = 32),
  -- For the page that sells it: [{"tier", "cards", "chance", "chanceOfEach"}], best tier first.
  tiers           jsonb not null,
  expected_resale double precision not null,
  can_fill_a_pack boolean not null
);

-- Odds tables in the form that was hashed, kept for good: the packs drawn by them are verified with
-- them.
create table odds_table (
  odds_hash  bytea primary key check (octet_length(odds_hash) = 32),
  series_id  integer not null references series,
  table_text text not null
);

-- Unopened packs that were sold under odds that an admin has changed since: they are opened by
-- those, the oldest first. The other packs of pack_inventory, which counts these too, are opened by
-- the odds in force.
create table pack_sold_before (
  user_id   uuid not null,
  series_id integer not null,
  odds_hash bytea not null references odds_table,
  amount    bigint not null check (amount > 0),
  -- When the odds were changed.
  changed_at timestamptz not null,
  primary key (user_id, series_id, odds_hash),
  foreign key (user_id, series_id) references pack_inventory on delete cascade
);

-- A user's sequence of packs under one committed seed. One is open at a time; the seed is shown
-- once it is closed.
create table pack_epoch (
  user_id     uuid not null references account on delete cascade,
  epoch_id    uuid not null,
  -- 1, 2, 3 … without gaps.
  number      integer not null check (number > 0),
  seed        bytea not null check (octet_length(seed) = 32),
  commitment  bytea not null check (octet_length(commitment) = 32),
  client_seed bytea not null check (octet_length(client_seed) = 16),
  packs       integer not null default 0 check (packs >= 0),
  created_at  timestamptz not null,
  closed_at   timestamptz,
  primary key (user_id, epoch_id),
  unique (user_id, number)
);
create unique index pack_epoch_open on pack_epoch (user_id) where closed_at is null;

-- Every pack that was opened. Append-only.
create table pack_draw (
  user_id    uuid not null,
  epoch_id   uuid not null,
  -- Its number within the epoch, the first 1.
  pack       integer not null check (pack > 0),
  series_id  integer not null references series,
  odds_hash  bytea not null references odds_table,
  -- In the order drawn: [19540012, …].
  card_ids   jsonb not null,
  journal_id uuid not null,
  primary key (user_id, epoch_id, pack),
  foreign key (user_id, epoch_id) references pack_epoch on delete cascade
);

-- A user's copies of one card, and what they did in games.
create table card_inventory (
  user_id      uuid not null references account on delete cascade,
  card_id      integer not null references card,
  inventory_id uuid not null,
  amount       integer not null check (amount > 0),
  -- Copies that are never sold: the starter set.
  unsellable   integer not null default 0 check (unsellable >= 0 and unsellable <= amount),
  -- Which variant is drawn: "{year}-base" or the key of a series that the card is in.
  display_key  text not null,
  exp          integer not null default 0 check (exp >= 0),
  ab           integer not null default 0,
  h1           integer not null default 0,
  h2           integer not null default 0,
  h3           integer not null default 0,
  hr           integer not null default 0,
  bb           integer not null default 0,
  so           integer not null default 0,
  runs         integer not null default 0,
  rbi          integer not null default 0,
  sb           integer not null default 0,
  cs           integer not null default 0,
  ip_outs      integer not null default 0,
  primary key (user_id, card_id),
  unique (user_id, inventory_id)
);
create index card_inventory_duplicates on card_inventory (user_id, card_id) where amount > 1;

-- Users who have their starter set: it is granted once for good.
create table starter_set (
  user_id uuid primary key references account on delete cascade,
  granted_at timestamptz not null
);
