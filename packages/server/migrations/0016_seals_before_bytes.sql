-- The server commits to a seed before it knows the browser's bytes, for packs as for games; and
-- each game tells by which rules it was played.

-- Null until the browser has given its bytes, or packs are opened without them.
alter table pack_epoch alter column client_seed drop not null;

-- Whose bytes they are. 'before_commitment': they were fixed together with the seed or before it,
-- as in all epochs until this migration, so that they bound the server to nothing.
alter table pack_epoch add column client_seed_origin text default 'before_commitment'
  check (client_seed_origin in ('browser', 'server', 'before_commitment'));
alter table pack_epoch add constraint pack_epoch_client_seed_has_origin
  check ((client_seed is null) = (client_seed_origin is null));

-- The next packs of every user are drawn in the new order. What was drawn in the old one is
-- revealed.
update pack_epoch set closed_at = now() where closed_at is null;

alter table game add column rules_version smallint not null default 1 check (rules_version > 0);
