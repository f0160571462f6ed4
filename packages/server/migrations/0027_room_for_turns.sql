-- Each turn writes its game's row anew. Where the page has room for it, the indexes stay as they
-- are: measured for half of the turns, where it was a quarter before. Older programs serve on.
alter table game set (fillfactor = 50);
