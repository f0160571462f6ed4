-- Each turn writes its game's row anew. Where the page has room for it, the indexes stay as they
-- are, and half as much is written to the log: 4 KB a roll rather than 6 to 11.
alter table game set (fillfactor = 50);
