-- Brings a database of the ten migrations in replaced.json to the baseline (0001 to 0010): all rows
-- stay; what tells a time is called *_at, what tells a date *_on.

alter table account rename column email_confirmed to email_confirmed_at;
alter table account rename column created to created_at;
alter table account rename column last_login to last_login_at;
alter table session rename column created to created_at;
alter table session rename column ended to ended_at;
alter table session rename column last_used to last_used_at;
alter table session_token rename column expires to expires_at;
alter table session_token rename column used to used_at;
alter table letter_token rename column expires to expires_at;
alter table letter_token rename column used to used_at;
alter table outbox_letter rename column created to created_at;
alter table outbox_letter rename column sent to sent_at;
alter table outbox_letter rename column next_attempt to next_attempt_at;
alter table attempt_limit rename column window_ends to window_ends_at;
alter table idempotency_key rename column created to created_at;
alter table wallet rename column last_claim to last_claimed_on;
alter table journal rename column created to created_at;
alter table pack_sold_before rename column changed to changed_at;
alter table pack_epoch rename column created to created_at;
alter table pack_epoch rename column closed to closed_at;
alter table starter_set rename column granted to granted_at;
alter table campaign rename column created to created_at;
alter table user_campaign_contest rename column created to created_at;
alter table user_campaign_contest rename column decided to decided_at;
alter table reward_grant rename column granted to granted_at;
alter table audit_log rename column created to created_at;
alter table card_making rename column created to created_at;
alter table card_making rename column alive to heartbeat_at;
alter table migration rename column applied to applied_at;

alter index session_token_expires rename to session_token_expires_at;
alter index letter_token_expires rename to letter_token_expires_at;
alter index attempt_limit_window_ends rename to attempt_limit_window_ends_at;
alter index idempotency_key_created rename to idempotency_key_created_at;
