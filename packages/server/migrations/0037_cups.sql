-- Cups. Programs of before serve on: they know nothing of them.

-- A cup. It belongs to nobody, so that it is kept by its own id.
create table cup (
  cup_id           uuid primary key,
  created_at       timestamptz not null,
  name             text not null,
  -- Which teams may play it.
  kind             jsonb not null,
  begins_at        timestamptz not null,
  round_hours      smallint not null check (round_hours > 0),
  -- The most places of its bracket.
  max_places       smallint not null check (max_places in (8, 16, 32)),
  state            text not null check (state in ('open', 'running', 'over', 'cancelled')),
  -- Secret until it is over or cancelled.
  seed             bytea not null check (octet_length(seed) = 32),
  commitment       bytea not null check (octet_length(commitment) = 32),
  -- Users who have entered and not withdrawn before it began.
  entrants         smallint not null default 0 check (entrants >= 0),
  -- Its places and matches; null until it is drawn.
  bracket          jsonb,
  ended_at         timestamptz,
  -- When what each user has of it was written.
  settled_at       timestamptz,
  winner_user_id   uuid,
  winner_username  text,
  winner_team      text,
  check (state = 'open' or state = 'cancelled' or bracket is not null),
  check ((ended_at is null) = (state in ('open', 'running')))
);
create index cup_by_begin on cup (begins_at desc, cup_id desc);
create index cup_under_way on cup (begins_at) where settled_at is null;

-- A place of a cup: a user with a copy of a team, or a club that the computer manages.
create table cup_place (
  cup_id         uuid not null references cup on delete cascade,
  place_id       uuid not null,
  -- Null until the cup is drawn.
  seed           smallint check (seed > 0),
  -- Null for a computer club, and once the user has left Pennant.
  holder_user_id uuid,
  username       text,
  team_name      text not null,
  -- The team as it plays all games of the cup, and what the computer manager is told for it.
  team           jsonb not null,
  orders         jsonb,
  -- The rating of challenges that it is seeded by; null for a computer club.
  rating         double precision,
  entered_at     timestamptz not null,
  has_left       boolean not null default false,
  -- When the user's page last asked for the match.
  seen_at        timestamptz,
  primary key (cup_id, place_id),
  unique (cup_id, seed),
  unique (cup_id, holder_user_id)
);
create index cup_place_by_holder on cup_place (holder_user_id) where holder_user_id is not null;

-- The cups of a user, beside what else is of the user.
create table cup_entry (
  user_id    uuid not null references account on delete cascade,
  cup_id     uuid not null,
  entered_at timestamptz not null,
  cup_name   text not null,
  team_name  text not null,
  -- What came of it; null until it is over.
  result     text check (
    result in ('winner', 'finalist', 'semifinalist', 'out', 'left', 'cancelled')
  ),
  prize      integer not null default 0 check (prize >= 0),
  settled_at timestamptz,
  primary key (user_id, cup_id),
  check ((result is null) = (settled_at is null))
);

-- A game of a cup against the standing team of another user is a challenge that moves no rating.
alter table challenge drop constraint challenge_unrated_reason_check;
alter table challenge add constraint challenge_unrated_reason_check
  check (unrated_reason in ('by_link', 'pair_within_day', 'same_network', 'in_cup'));
