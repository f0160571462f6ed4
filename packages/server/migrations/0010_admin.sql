-- What admins did, and what they have the program do.

-- Who, what, to what, before and after, why and when. Append-only. No key of it belongs to a user,
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
  created_at   timestamptz not null
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

-- Runs that make a season's or a series' cards from the record again, dry runs among them.
create table card_making (
  making_id  uuid primary key,
  admin_id   uuid not null,
  -- A season's year, or a series' id.
  kind       text not null check (kind in ('season', 'series')),
  subject_id integer not null,
  is_dry_run boolean not null,
  -- Whether cards that differ from the record are replaced, or left as they are.
  replaces   boolean not null,
  state      text not null check (state in ('working', 'done', 'failed')),
  done       integer not null default 0,
  total      integer not null default 0,
  -- What came of it: counts and examples; null while it works.
  result     jsonb,
  -- Why it failed, for people.
  error      text,
  created_at timestamptz not null,
  -- Renewed while it works: where it is old, the program that worked has ended.
  heartbeat_at timestamptz not null
);
create unique index card_making_at_work on card_making ((true)) where state = 'working';
