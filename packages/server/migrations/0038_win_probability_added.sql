-- Win probability added, by the win expectancy table, in ten thousandths of a win. Programs of
-- before serve on: a job enters the games that they end, and those from before.

alter table card_inventory
  -- In all games that count for the card.
  add column wpa integer not null default 0;

alter table batting_statistics add column wpa integer not null default 0;
alter table pitching_statistics add column wpa integer not null default 0;
create index board_wpa on batting_statistics (period, wpa desc, user_id, card_id) where wpa > 0;
create index board_pwpa on pitching_statistics (period, wpa desc, user_id, card_id) where wpa > 0;

alter table game
  -- Whether what its cards added is entered; of a game that counts for nothing, that there is
  -- nothing to enter.
  add column has_wpa boolean not null default false;
-- The games that the job is to enter.
create index game_without_wpa on game (user_id, game_id) where is_final and not has_wpa;
