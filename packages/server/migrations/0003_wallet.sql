-- The wallet, and the ledger that every change of money, packs and cards goes through.

create table wallet (
  user_id uuid primary key references account on delete cascade,
  balance bigint not null default 0 check (balance between 0 and 9007199254740991),
  -- How many changes the balance has seen; the number of the newest.
  changes bigint not null default 0 check (changes >= 0),
  last_claimed_on date
);

-- One journal is one thing that happened; its postings say what moved between user and house.
create table journal (
  user_id uuid not null,
  journal_id uuid not null,
  reason text not null,
  -- What caused it, for a machine: {"kind": "game", "id": …}.
  cause jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, journal_id)
);

create table posting (
  user_id uuid not null,
  journal_id uuid not null,
  -- Selling a great collection at once has more lines than a smallint counts.
  line integer not null,
  -- money (item 0), packs of a series, copies of a card.
  asset text not null check (asset in ('money', 'pack', 'card')),
  item integer not null,
  -- The house has no row with a balance: nobody waits for it.
  holder text not null check (holder in ('user', 'house')),
  amount bigint not null
    check (amount <> 0 and amount between -9007199254740991 and 9007199254740991),
  -- The user's money only: the number of the change, and the balance after it.
  change bigint,
  balance_after bigint check (balance_after between 0 and 9007199254740991),
  primary key (user_id, journal_id, line),
  foreign key (user_id, journal_id) references journal deferrable initially deferred,
  check ((asset = 'money' and holder = 'user') = (change is not null and balance_after is not null))
);
create unique index posting_change on posting (user_id, change desc) where change is not null;

-- What leaves one side arrives on the other. Checked once for each statement, since an opening adds
-- hundreds of lines: every statement that adds lines balances by itself, so every journal sums to
-- zero, for each asset and item.
create function postings_sum_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by user_id, journal_id, asset, item having sum(amount) <> 0
  ) then
    raise exception 'these postings do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger postings_sum_to_zero after insert on posting
  referencing new table as added for each statement execute function postings_sum_to_zero();

-- A balance changes only together with the posting that says why.
create function balance_has_its_posting() returns trigger language plpgsql as $$
begin
  if not exists (
    select from posting
    where user_id = new.user_id and change = new.changes
      and amount = new.balance - old.balance and balance_after = new.balance
  ) or new.changes <> old.changes + 1 then
    raise exception 'the balance of % changed without a posting', new.user_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger balance_has_its_posting after update of balance, changes on wallet
  deferrable initially deferred for each row
  when (old.balance <> new.balance or old.changes <> new.changes)
  execute function balance_has_its_posting();

create function wallet_starts_empty() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.changes <> 0 then
    raise exception 'a wallet starts empty' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger wallet_starts_empty before insert on wallet
  for each row execute function wallet_starts_empty();

-- The ledger is append-only.
create function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'restrict_violation';
end $$;
create trigger journal_is_kept before update or delete or truncate on journal
  for each statement execute function ledger_is_kept();
create trigger posting_is_kept before update or delete or truncate on posting
  for each statement execute function ledger_is_kept();
