-- The way in: what a registration brings along, and the club that a starter set comes from.

-- What a browser that registered has until somebody signs in to the account.
create table registration (
  user_id uuid primary key references account on delete cascade,
  -- The card of the guests' at-bat that becomes one of the starter set.
  kept_card_id integer references card,
  -- SHA-256 of the secret by which that browser may sign in once, after the confirmation.
  sign_in_hash bytea not null check (octet_length(sign_in_hash) = 32),
  sign_in_expires_at timestamptz not null
);
create index registration_sign_in_expires_at on registration (sign_in_expires_at);

-- The season of the set, and the club if it is one club's; null in sets of before, whose cards say
-- it.
alter table starter_set
  add column year integer,
  add column team text,
  -- Whether the user chose the season or the club.
  add column is_chosen boolean not null default false,
  add column kept_card_id integer references card,
  -- How often it was exchanged for another.
  add column exchanges integer not null default 0 check (exchanges >= 0),
  -- The team that was made of it and its name then; the user may have edited or deleted it since.
  add column team_id uuid,
  add column team_name text,
  add constraint starter_set_team check (team is null or year is not null),
  add constraint starter_set_made_team check ((team_id is null) = (team_name is null));
