-- A game without a turn for 90 days ends as abandoned, after a letter to its user.
alter table game
  -- The UTC day of the last turn, by its first moment: most turns leave the column, and its index,
  -- as they are. Games of before this column count from the day that it came.
  add column last_played_day timestamptz not null default date_trunc('day', now(), 'UTC'),
  -- The UTC day of the letter that tells of the end. A turn on that day or later outdates it.
  add column idle_letter_day timestamptz;
create index game_idle on game (last_played_day) where not is_final;
