-- Games against a computer team that brought no rating when they ended: an admin scores them later.
create index if not exists game_unrated on game (finished_at, game_id)
  where is_final and elo_after is null and (home_user_id is null or visiting_user_id is null);
