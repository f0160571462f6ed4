-- Until 0014 a registration with an address that had an account left its username behind, which a
-- job deleted within days. None has been left since.
delete from username_directory
where not exists (select from account where account.user_id = username_directory.user_id);
