-- What a card has lived with its user, as far as its counters in `card_inventory` do not tell it.
-- Written by the transaction that ends a game; games from before are counted by a job.
create table card_career (
  user_id      uuid not null,
  card_id      integer not null,
  games        integer not null check (games > 0),
  wins         integer not null check (wins >= 0),
  losses       integer not null check (losses >= 0),
  saves        integer not null check (saves >= 0),
  earned_runs  integer not null check (earned_runs >= 0),
  -- Its firsts and milestones in the order in which they came, 20 bytes each: see
  -- career-moments.ts. At most 36 of them.
  moments      bytea not null check (octet_length(moments) % 20 = 0),
  best_game_id uuid not null,
  -- By which the best game is the best: see performance-points.ts.
  best_points  double precision not null,
  primary key (user_id, card_id),
  -- It begins anew with a card that comes back, as the counters do.
  foreign key (user_id, card_id) references card_inventory on delete cascade
);

-- Whether the careers of its cards have a game. Only asked of games that count for cards.
alter table game add column is_in_careers boolean not null default false;
-- The games that the job is to count.
create index game_not_in_careers on game (user_id, game_id)
  where is_final and not is_abandoned and not is_in_careers
    and home_user_id is distinct from visiting_user_id;

-- How a card came to its user.
create index posting_of_card on posting (user_id, item, journal_id)
  where asset = 'card' and holder = 'user';
