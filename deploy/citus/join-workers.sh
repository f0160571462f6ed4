#!/usr/bin/env bash
# Tells the coordinator who it is and which workers it has. Safe to repeat.
set -euo pipefail

psql --host coordinator --username postgres --dbname pennant --set ON_ERROR_STOP=1 <<'SQL'
select citus_set_coordinator_host('coordinator', 5432);
select citus_add_node('worker-1', 5432);
select citus_add_node('worker-2', 5432);
SQL
