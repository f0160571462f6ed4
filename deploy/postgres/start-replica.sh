#!/usr/bin/env bash
# Copies the primary when the volume is empty, and follows it from then on.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted copy left.
  find "$PGDATA" -mindepth 1 -delete
  chmod 0700 "$PGDATA"
  # The slot keeps what the replica has not had yet, and -R writes how to follow.
  pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --wal-method stream --slot replica \
    --checkpoint fast
fi
exec postgres "$@"
