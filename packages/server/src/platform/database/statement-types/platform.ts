// Written by `npm run statements` from the migrated schema.

export interface PlatformStatements {
  'platform.add_attempt': {
    values: [string, Date, number, string | null];
    row: { attempts: number; window_ends_at: Date };
  };
  'platform.add_email': {
    values: [
      string,
      string,
      string,
      string | null,
      string | null,
      Date,
      Date | null,
      string | null,
    ];
    row: never;
  };
  'platform.change_over_one_connection': { values: []; row: { set_config: string | null } };
  'platform.claim_key': {
    values: [string, string, string, Buffer, Date];
    row: { '?column?': boolean | null };
  };
  'platform.delete_attempt_group': { values: [string]; row: never };
  'platform.delete_attempts': { values: [string]; row: never };
  'platform.delete_expired_attempts': { values: [Date]; row: never };
  'platform.delete_expired_key': { values: [string, string, Date, number]; row: never };
  'platform.delete_expired_keys': { values: [Date, number]; row: never };
  'platform.delete_old_emails': { values: [Date]; row: { unsent: number } };
  'platform.delete_pending_emails': { values: [string]; row: never };
  'platform.find_key': {
    values: [string, string];
    row: { call: string; request_hash: Buffer; status: number | null; answer: string };
  };
  'platform.mark_failed': { values: [string, number, Date]; row: never };
  'platform.mark_sent': { values: [string, Date]; row: never };
  'platform.ping': { values: []; row: { '?column?': number | null } };
  'platform.read_connection': {
    values: [];
    row: { statement_ms: number; idle_in_transaction_ms: number; identity: string };
  };
  'platform.read_migration_names': { values: []; row: { name: string } };
  'platform.read_outbox': {
    values: [number];
    row: {
      recipient: string;
      subject: string;
      body_text: string | null;
      body_html: string | null;
      created_at: Date;
    };
  };
  'platform.roll_back_to_savepoint': { values: []; row: never };
  'platform.set_savepoint': { values: []; row: never };
  'platform.store_outcome': { values: [string, string, number | null, string]; row: never };
  'platform.subtract_attempt': { values: [string]; row: never };
  'platform.take_due_email': {
    values: [Date, Date];
    row: {
      letter_id: string;
      recipient: string;
      subject: string;
      body_text: string | null;
      body_html: string | null;
      attempts: number;
      unsubscribe_url: string | null;
    };
  };
}
