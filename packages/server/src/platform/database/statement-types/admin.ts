// Written by `npm run statements` from the migrated schema.

export interface AdminStatements {
  'admin.add_audit_entry': {
    values: [
      string,
      string,
      string,
      string,
      string,
      string,
      string | null,
      string | null,
      string | null,
      Date,
    ];
    row: never;
  };
  'admin.find_audit_entries': {
    values: [string | null, string | null, string | null, string | null, string | null, number];
    row: {
      entry_id: string;
      admin_id: string;
      admin_name: string;
      action: string;
      subject_kind: string;
      subject_id: string;
      before: unknown;
      after: unknown;
      reason: string | null;
      created_at: Date;
    };
  };
}
