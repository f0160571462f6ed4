-- The fingerprint of what each season's cards were made from: a later start makes the seasons that
-- its files have more of, and tells which seasons' files have changed. Null where it is not known,
-- and until the season is made.
alter table catalogue_season add column made_from text;
-- The version of the card maker that the season's cards are made by. Every season of before this
-- column is of the first.
alter table catalogue_season add column maker_version integer not null default 1
  check (maker_version > 0);
-- Whether the files that the catalogue was last compared with have other figures of the season than
-- its cards were made from.
alter table catalogue_season add column is_corrected boolean not null default false;
-- The part of the name that narration uses: "Park" of "Chan Ho Park". Null where it is not known.
alter table card add column surname text;
