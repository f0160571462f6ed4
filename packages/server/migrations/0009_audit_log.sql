-- What admins did: who, what, to what, before and after, why and when. Only ever added to. No key of it belongs to a user,
-- and it names admins as they were called then: the log outlives accounts.

create table audit_log (
  -- UUIDv7: in the order of time.
  entry_id     uuid primary key,
  admin_id     uuid not null,
  admin_name   text not null,
  action       text not null,
  -- What was acted on: ("series", "1954"), ("user", "0198…").
  subject_kind text not null,
  subject_id   text not null,
  -- Null where there was nothing before it, or is nothing after it.
  before       jsonb,
  after        jsonb,
  reason       text,
  created      timestamptz not null
);
create index audit_log_by_admin on audit_log (lower(admin_name), entry_id desc);
create index audit_log_by_action on audit_log (action, entry_id desc);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, entry_id desc);

create function audit_log_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_is_kept before update or delete or truncate on audit_log
  for each statement execute function audit_log_is_kept();

-- Weights that an admin gave the tiers of a series, {"iron": 460, …}; null where it has the usual ones of its lowest rating.
alter table series add column tier_weights jsonb;
-- Series and cards that admins make are numbered apart from those of the history: no card of a season has eight digits and more.
create sequence admin_series_id as integer start with 100001;
create sequence custom_card_id as integer start with 100000001;
-- The admin who made it, with dice of his choice; null for the cards of a history. Such a card has no season behind it: its
-- `season` is what its dice come to.
alter table card add column custom_by uuid;

-- Unopened packs that were sold under odds that an admin has changed since: they are opened by those, the oldest first. The
-- other packs of pack_inventory, which counts these too, are opened by the odds in force.
create table pack_sold_before (
  user_id   uuid not null,
  series_id integer not null,
  odds_hash bytea not null references odds_table,
  amount    bigint not null check (amount > 0),
  -- When the odds were changed.
  changed   timestamptz not null,
  primary key (user_id, series_id, odds_hash),
  foreign key (user_id, series_id) references pack_inventory on delete cascade
);

-- Makings of a season's or a series' cards from the record, dry runs among them.
create table card_making (
  making_id  uuid primary key,
  admin_id   uuid not null,
  -- A season's year, or a series' id.
  kind       text not null check (kind in ('season', 'series')),
  subject_id integer not null,
  is_dry_run boolean not null,
  -- Whether cards that differ from the record are made anew, or left as they are.
  replaces   boolean not null,
  state      text not null check (state in ('working', 'done', 'failed')),
  done       integer not null default 0,
  total      integer not null default 0,
  -- What came of it: counts and examples; null while it works.
  result     jsonb,
  -- Why it failed, for a person.
  error      text,
  created    timestamptz not null,
  -- Renewed while it works: one that was not for long has lost its program.
  alive      timestamptz not null
);
create unique index card_making_at_work on card_making ((true)) where state = 'working';
