-- What a live game that is settled is kept as: one compressed value in the place of its sides, its
-- state, its steps and what was said in it. A job writes it a minute or two after the end, and
-- moves the games that ended before. Programs of before play on; they cannot show a game that was
-- moved.
create table live_game_record (
  game_id  uuid primary key references live_game on delete cascade,
  -- How `record` is to be read.
  format   smallint not null check (format > 0),
  events   integer not null check (events >= 0),
  -- Sides without the names of their teams, state, steps, events and phrases.
  record   bytea not null,
  -- SHA-256 of the key, the format, the number of events and the record.
  checksum bytea not null check (octet_length(checksum) = 32)
);

-- Null once it is in the game's record; `state` has the score alone then.
alter table live_game alter column source drop not null;
alter table live_game add constraint live_game_source_check
  check (settled_at is not null or source is not null);
-- The games that the job is to move.
create index live_game_without_record on live_game (ended_at)
  where settled_at is not null and source is not null;
