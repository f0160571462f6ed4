-- What the managers of a computer club's league did in its season: the share of starts completed,
-- and attempts to steal and walks on purpose of a club in a game. Null where the record does not
-- tell, on clubs of version 1 of the card maker, and on those that admins compose.
alter table computer_club add column complete_games double precision
  check (complete_games between 0 and 1);
alter table computer_club add column steal_attempts double precision check (steal_attempts > 0);
alter table computer_club add column intentional_walks double precision
  check (intentional_walks > 0);
