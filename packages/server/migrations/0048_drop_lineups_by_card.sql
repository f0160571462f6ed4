-- No statement used it. By itself, since it waits for who reads the table, as a backup does.
drop index if exists team_lineup_by_card;
