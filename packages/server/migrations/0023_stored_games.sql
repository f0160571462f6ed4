-- What a game is kept as. While it is under way: its setup, and a row for each event. Once it is
-- over: one compressed value, which the transaction that ends it writes in their place; a job moves
-- the games that ended before.
create table game_record (
  user_id  uuid not null,
  game_id  uuid not null,
  -- How `record` is to be read.
  format   smallint not null check (format > 0),
  events   integer not null check (events >= 0),
  -- Setup, events, commands and last state.
  record   bytea not null,
  -- SHA-256 of the key, the format, the number of events and the record.
  checksum bytea not null check (octet_length(checksum) = 32),
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references game (user_id, game_id) on delete cascade
);
-- It is compressed already.
alter table game_record alter column record set storage external;

alter table game
  -- Null once it is in the game's record.
  alter column setup drop not null,
  add check (is_final or setup is not null);
-- The games that the job is to move.
create index game_without_record on game (user_id, game_id) where is_final and setup is not null;

-- A plain table: the one partition took every row, and no other was ever made.
alter table game_event detach partition game_event_default;
drop table game_event;
alter table game_event_default rename to game_event;
alter table game_event rename constraint game_event_default_pkey to game_event_pkey;
-- An event is a text of letters now. Programs that would misread it do not find the column.
alter table game_event rename column event to stored_event;
