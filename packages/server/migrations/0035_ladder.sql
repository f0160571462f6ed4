-- The ladder of the challenges: the rating at the end of each month, and its first three. Programs
-- of before serve on: a rated challenge that one of them ends is not counted for its month.

alter table user_rating
  -- The UTC month that the rating is of, by its first moment: at each turn it goes half-way to
  -- 1500. Ratings of before the ladder are of the month in which it begins.
  add column month timestamptz not null default date_trunc('month', now(), 'UTC'),
  -- Rated challenges of the user's own in that month.
  add column month_attacks integer not null default 0;
alter table user_rating
  add constraint user_rating_month_attacks_check check (month_attacks >= 0);
create index user_rating_month on user_rating (month);

-- How a user who is ranked in a month stood at its end.
create table ladder_standing (
  user_id uuid not null references account on delete cascade,
  -- By its first moment.
  month   timestamptz not null,
  rating  double precision not null,
  attacks integer not null,
  -- 1 to 3, once the month is closed.
  place   smallint check (place between 1 and 3),
  primary key (user_id, month)
);
create index ladder_standing_order on ladder_standing (month, rating desc, attacks desc, user_id);
create index ladder_standing_winners on ladder_standing (month desc, place) where place is not null;

-- The months whose first three are written down.
create table ladder_month (
  month     timestamptz primary key,
  closed_at timestamptz not null
);
