-- The best game of a card is the one in which it added the most to the win probability of its side.
-- Programs of before serve on: they choose it by points, and a job chooses it anew.

-- In ten thousandths of a win.
alter table card_career add column best_wpa integer;
alter table card_career
  -- Of a game that a program of before has chosen: cleared by the job.
  alter column best_points drop not null,
  -- Null if of none of the card's games the record can be read.
  alter column best_game_id drop not null;
alter table card_career add constraint card_career_best_check
  check (best_points is not null or (best_game_id is null) = (best_wpa is null));
-- The careers that the job is to correct.
create index career_by_points on card_career (user_id) where best_points is not null;
