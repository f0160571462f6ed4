-- One trigger for each kind of statement: Citus drops a trigger that is for truncate among others
-- from the rows of a table that it keeps on the coordinator. Older programs serve on.
drop trigger audit_log_is_kept on audit_log;
create trigger audit_log_is_kept before update or delete on audit_log
  for each statement execute function audit_log_is_kept();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function audit_log_is_kept();
