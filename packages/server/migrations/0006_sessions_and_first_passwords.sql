-- Sessions that their owner can tell apart, a first password that must be changed, and a new address of mail that waits
-- for its confirmation.
alter table session
  -- In words, "Firefox on Linux": all that is kept of the browser.
  add column device text not null default '' check (length(device) <= 80),
  -- When it began or last renewed its tokens, which a browser in use does every quarter of an hour.
  add column last_used timestamptz;
update session set last_used = created;
alter table session alter column last_used set not null;

-- A password that was printed or handed over: until its owner has chosen one, nothing else is answered.
alter table account add column must_change_password boolean not null default false;

-- The address that a letter went to, where it is to become the account's.
alter table letter_token
  add column new_email text,
  drop constraint letter_token_purpose_check,
  add constraint letter_token_purpose_check check (purpose in ('confirm', 'reset', 'email')),
  add constraint letter_token_new_email check ((purpose = 'email') = (new_email is not null));
