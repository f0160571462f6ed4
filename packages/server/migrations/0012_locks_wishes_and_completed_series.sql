-- What collectors mark and complete: cards that they never sell, cards that they wish for, and base
-- series of which they have every card.

-- Whether the user sells no copy of the card, by no call.
alter table card_inventory add column is_locked boolean not null default false;
create index card_inventory_locked on card_inventory (user_id, card_id) where is_locked;

-- Cards that a user wishes for, owned or not.
create table card_wish (
  user_id   uuid not null references account on delete cascade,
  card_id   integer not null references card,
  wished_at timestamptz not null,
  primary key (user_id, card_id)
);

-- Base series that a user has completed: each brought one pack of it, once for good, even if the
-- series gains cards later.
create table completed_series (
  user_id      uuid not null references account on delete cascade,
  series_id    integer not null references series,
  -- How many cards its packs held then.
  cards        integer not null check (cards > 0),
  -- The journal of its pack.
  journal_id   uuid not null,
  completed_at timestamptz not null,
  primary key (user_id, series_id)
);
