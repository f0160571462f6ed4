import type { ColumnType } from 'kysely';

/** Columns of the wallet and the ledger; the migration says what they mean. */
declare module '../platform/database/tables.ts' {
  interface Tables {
    wallet: WalletTable;
    journal: JournalTable;
    posting: PostingTable;
  }
}

interface WalletTable {
  user_id: string;
  balance: ColumnType<number, number | undefined, number>;
  changes: ColumnType<number, number | undefined, number>;
  /** A day, 'YYYY-MM-DD'. */
  last_claim: string | null;
}

interface JournalTable {
  user_id: string;
  journal_id: string;
  reason: string;
  cause: unknown;
  created: Date;
}

interface PostingTable {
  user_id: string;
  journal_id: string;
  line: number;
  asset: 'money' | 'pack' | 'card';
  item: number;
  holder: 'user' | 'house';
  amount: number;
  change: number | null;
  balance_after: number | null;
}
