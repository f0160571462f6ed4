#!/usr/bin/env bash
# Runs once, when the primary is empty: the program's user and database, and what a replica needs.
set -euo pipefail

psql --username postgres --set ON_ERROR_STOP=1 \
  --set password="$DATABASE_PASSWORD" --set replication="$REPLICATION_PASSWORD" <<'SQL'
create role pennant login password :'password';
create database pennant owner pennant encoding 'UTF8' template template0;
create role replica login replication password :'replication';
select pg_create_physical_replication_slot('replica');
SQL

# The image lets all users in from everywhere by password; replication has to be named.
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
