-- Chances before a batter with runners on: of a pitcher's wild pitch and balk (both or neither),
-- and of a catcher's passed ball. Null on cards of version 1 of the card maker and on custom cards,
-- and where the record has no such figures of the league: such a card is played by a formula.
alter table card add column wild_pitch_chance double precision
  check (wild_pitch_chance between 0 and 0.25);
alter table card add column balk_chance double precision check (balk_chance between 0 and 0.25);
alter table card add column passed_ball_chance double precision
  check (passed_ball_chance between 0 and 0.25);
alter table card add check ((wild_pitch_chance is null) = (balk_chance is null));
