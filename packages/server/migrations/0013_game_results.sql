-- What a final game did to the team and the account of its user, for the game's summary.

alter table game
  -- The Elo of the user's team before and after the game; null where the game was not rated.
  add column elo_before       integer,
  add column elo_after        integer,
  -- The user's experience after the game; null where the game brought none.
  add column experience_after bigint;
