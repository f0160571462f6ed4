-- Notifications of users who are away, by push messages and letters, both only where they were
-- allowed. Older programs serve on: they send none.

-- The program's own keys, made by whichever start finds none.
create table notification_key (
  -- There is one row.
  is_only boolean primary key default true check (is_only),
  -- By which push services know the program (VAPID, RFC 8292): a point and a scalar of P-256.
  vapid_public_key bytea not null check (octet_length(vapid_public_key) = 65),
  vapid_private_key bytea not null check (octet_length(vapid_private_key) = 32),
  -- Signs the links by which a letter is unsubscribed from.
  unsubscribe_secret bytea not null check (octet_length(unsubscribe_secret) = 32),
  created_at timestamptz not null
);

create table notification_setting (
  user_id uuid primary key references account on delete cascade,
  -- Whether a letter goes where no push message reaches a browser.
  letters boolean not null default false,
  -- When the offer of push messages was put away.
  offer_declined_at timestamptz,
  -- The last UTC day that had a notification, and which: there is one a day at most.
  notified_day timestamptz,
  notified_by uuid,
  check ((notified_day is null) = (notified_by is null))
);

-- Browsers that take push messages.
create table push_subscription (
  user_id uuid not null references account on delete cascade,
  -- SHA-256 of the endpoint.
  endpoint_hash bytea not null check (octet_length(endpoint_hash) = 32),
  endpoint text not null check (length(endpoint) <= 1024),
  -- The browser's keys of RFC 8291.
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  -- It gets messages until this session is ended, and goes with it.
  session_id uuid not null,
  -- In words, "Firefox on Linux".
  device text not null check (length(device) <= 80),
  created_at timestamptz not null,
  -- The notification that it was last sent: a repeat for other browsers leaves it out.
  last_notification_id uuid,
  primary key (user_id, endpoint_hash),
  foreign key (user_id, session_id) references session on delete cascade
);

-- Notifications that wait to be sent. They are deleted once they are, or after a day.
create table outbox_notification (
  user_id uuid not null,
  notification_id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  -- The page that it opens.
  path text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  primary key (user_id, notification_id)
);
create index outbox_notification_next_attempt_at on outbox_notification (next_attempt_at);

-- The link by which a letter is unsubscribed from; null where there is nothing to unsubscribe.
alter table outbox_letter add column unsubscribe_url text;
