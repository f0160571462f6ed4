-- Registrations that wait for their letter, the networks of sign-ins, and mailboxes spelled oddly.

-- An account that waits for its confirmation has the key of its e-mail address here, not in
-- email_directory: any number may wait with one address, and the first that is confirmed gets it.
-- sign_in_expires_at is also when the registration itself lapses.
alter table registration
  add column email_key text;
create index registration_email_key on registration (email_key);
update registration set email_key = lower(account.email)
from account where account.user_id = registration.user_id;
-- Accounts of before 0011 that wait still: their links work for three days.
insert into registration (user_id, sign_in_hash, sign_in_expires_at, email_key)
select user_id, sha256(convert_to(gen_random_uuid()::text, 'UTF8')),
       created_at + interval '3 days', lower(email)
from account where email_confirmed_at is null
on conflict (user_id) do nothing;

-- Names and addresses are also looked up by their user, to free them.
create index username_directory_user_id on username_directory (user_id);
create index email_directory_user_id on email_directory (user_id);

-- Counters that are reset together have one group: a name's failed sign-ins from all networks.
alter table attempt_limit
  add column group_key text;
create index attempt_limit_group_key on attempt_limit (group_key) where group_key is not null;

-- The networks that a user signed in from, for 90 days: strangers can't lock these out.
create table sign_in_network (
  user_id uuid not null references account on delete cascade,
  -- An IPv4 address, or the first 64 bits of an IPv6 address: 2001:db8:0:0::/64.
  network text not null check (length(network) <= 64),
  last_signed_in_at timestamptz not null,
  primary key (user_id, network)
);
create index sign_in_network_last_signed_in_at on sign_in_network (last_signed_in_at);

-- Until now `Casey <casey@x.org>` and the like passed for addresses, and their letters reached
-- casey@x.org. Such accounts get the address that their letters reached. The directory keeps the
-- old spelling, and gets the plain one unless it has it; where several accounts have one mailbox,
-- it goes to the oldest that is confirmed (docs/decisions, "One spelling of an e-mail address").
create function pg_temp.is_plain(email text) returns boolean language sql as $$
  select email ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
$$;
-- Returns an address without display name, comments, group and separators; as it is if that is
-- not a plain one.
create function pg_temp.plain(email text) returns text language sql as $$
  select case when pg_temp.is_plain(stripped) then stripped else email end
  from (select trim(both ',;<>' from regexp_replace(
    coalesce(substring(bare from '<([^<>]*)>'), bare), '^[^:@]*:', '')) as stripped
    from (select regexp_replace(email, '\([^()]*\)', '', 'g') as bare) as without_comments
  ) as candidates
$$;
insert into email_directory (email_key, user_id)
select distinct on (lower(pg_temp.plain(email))) lower(pg_temp.plain(email)), user_id
from account
where not pg_temp.is_plain(email) and pg_temp.is_plain(pg_temp.plain(email))
  and email_confirmed_at is not null
order by lower(pg_temp.plain(email)), created_at, user_id
on conflict (email_key) do nothing;
update registration set email_key = lower(pg_temp.plain(account.email))
from account
where account.user_id = registration.user_id and not pg_temp.is_plain(account.email);
update account set email = pg_temp.plain(email)
where not pg_temp.is_plain(email) and email <> pg_temp.plain(email);
update letter_token set new_email = pg_temp.plain(new_email)
where new_email <> pg_temp.plain(new_email);
update outbox_letter set recipient = pg_temp.plain(recipient)
where sent_at is null and recipient <> pg_temp.plain(recipient);
drop function pg_temp.plain(text);
drop function pg_temp.is_plain(text);
