-- The search for players by how a name begins: in small letters, by their bytes, so that one index
-- serves both the beginning and the order whatever the database's collation is. Older programs
-- serve on.
create index published_team_by_username on published_team (lower(username) collate "C")
  where problem is null;
create index published_team_by_team_name on published_team (lower(team_name) collate "C")
  where problem is null;
