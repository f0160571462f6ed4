-- By what an admin's change of a card finds the teams that have it. This index and those of the
-- next migrations are each built in a transaction of its own: a table is closed to writes for its
-- own index alone. An operator of a large database may have made them before: docs/operating.md.
create index if not exists team_lineup_of_card on team_lineup (card_id, user_id);
