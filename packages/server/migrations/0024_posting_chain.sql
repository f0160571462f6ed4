-- The balance of a wallet is held to its postings by keys instead of a trigger, which would read
-- another table: on a database of several servers keys are checked where the rows are. Each posting
-- of a user's money continues from the balance after the posting before it, and the wallet stands
-- where the newest posting leaves it.

alter table posting
  add column change_before bigint generated always as (nullif(change - 1, 0)) stored,
  add column balance_before bigint generated always as (balance_after - amount) stored,
  add constraint posting_first_change_starts_empty check (change > 1 or balance_after = amount),
  add constraint posting_balance unique (user_id, change, balance_after),
  add constraint posting_continues foreign key (user_id, change_before, balance_before)
    references posting (user_id, change, balance_after) deferrable initially deferred;

drop trigger balance_has_its_posting on wallet;
drop function balance_has_its_posting;

-- Null as long as there is no change, which the key below lets pass.
alter table wallet
  add column last_change bigint generated always as (nullif(changes, 0)) stored,
  add constraint wallet_without_changes_is_empty check (changes > 0 or balance = 0),
  add constraint wallet_has_its_posting foreign key (user_id, last_change, balance)
    references posting (user_id, change, balance_after) deferrable initially deferred;

-- A wallet that went back to an older posting would still match one.
create function wallet_changes_go_up() returns trigger language plpgsql as $$
begin
  if new.changes <> old.changes + 1 then
    raise exception 'the balance of % changed without a posting', new.user_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger wallet_changes_go_up before update on wallet for each row
  when (old.balance <> new.balance or old.changes <> new.changes)
  execute function wallet_changes_go_up();
