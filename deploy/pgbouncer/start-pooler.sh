#!/bin/sh
# Writes the list of users, which a read-only service can't be given inline, and starts PgBouncer.
set -eu

umask 077
printf '"pennant" "%s"\n' "$DATABASE_PASSWORD" >/tmp/pgbouncer_users
exec /usr/bin/pgbouncer /etc/pgbouncer/pgbouncer.ini
