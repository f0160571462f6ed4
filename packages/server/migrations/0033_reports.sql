-- Names that users report to the admins. Programs of before serve on: until they are
-- replaced, they show the games of users that an admin hides.

-- A name of a user that others reported. It is decided on once as long as it stands.
create table reported_name (
  reported_name_id uuid primary key,
  kind             text not null check (kind in ('username', 'team_name')),
  -- Whose it is; null once the user has left.
  reported_user_id uuid,
  -- Null for a username.
  team_id          uuid,
  -- As it was when it was reported first.
  name             text not null,
  -- The game in which it was read first; null where it was read elsewhere.
  game_id          uuid,
  reported_at      timestamptz not null,
  state            text not null
    check (state in ('open', 'renamed', 'hidden', 'shown', 'dismissed', 'closed')),
  decided_at       timestamptz,
  -- The admin's username then.
  admin_name       text,
  new_name         text,
  decision_reason  text,
  check ((state = 'open') = (decided_at is null))
);
create unique index reported_name_that_stands
  on reported_name (kind, reported_user_id, team_id, name) nulls not distinct
  where state in ('open', 'hidden', 'dismissed');
create index reported_name_open_first on reported_name ((state = 'open'), reported_name_id);
create index reported_name_of_user on reported_name (reported_user_id);
create index reported_name_decided_at on reported_name (decided_at) where decided_at is not null;

create table report (
  report_id        uuid primary key,
  reported_name_id uuid not null,
  -- Null once the user who reported has left.
  reporter_id      uuid,
  reason           text
    check (reason in ('offensive', 'sexual', 'personal', 'advertising', 'other')),
  created_at       timestamptz not null
);
create unique index report_once on report (reporter_id, reported_name_id);
create index report_of_name on report (reported_name_id);

alter table account
  -- Since when an admin hides the user's games; null where none does.
  add column hidden_at timestamptz;
