-- Games that anyone may see once they are over, at an address that holds a game's id and no user's.

-- Who has the game of an id: asked before the user is known.
create table public_game_directory (
  game_id uuid primary key,
  user_id uuid not null
);
create index public_game_directory_user_id on public_game_directory (user_id);

alter table game
  -- Whether anyone may see it once it is over. Null for a game that began before this column: it is
  -- hidden and not in the directory. A job shows those that are under way.
  add column is_public boolean;
create index game_without_visibility on game (user_id, game_id)
  where is_public is null and not is_final;

alter table account
  -- Whether anyone may see any game of the user.
  add column shows_games boolean not null default true;
