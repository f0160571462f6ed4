-- An admin edits anybody's team: found by its id alone.
create index team_by_id on team (team_id);
