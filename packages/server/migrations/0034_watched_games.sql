-- Games that others may watch while they are played. Older programs serve on: nobody watches
-- theirs.

alter table game
  -- Whether others may watch it while it is played. Never true of a game of a campaign.
  add column is_watchable boolean not null default false;

alter table account
  -- Whether others may watch the games that the user starts from now on.
  add column shows_live_games boolean not null default false;
