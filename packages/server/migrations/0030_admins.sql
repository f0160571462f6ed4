-- A start, and an admin who leaves, look for an admin: without reading a million accounts. Programs
-- of before serve on.
create index account_admins on account (user_id) where is_admin;
