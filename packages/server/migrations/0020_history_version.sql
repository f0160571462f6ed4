-- The version of the invented history that the database began with: its cards are made of that one
-- whenever an admin has some made anew. Every database of before this column has the first; the
-- real record has but one.
alter table catalogue add column history_version integer not null default 1
  check (history_version > 0);
