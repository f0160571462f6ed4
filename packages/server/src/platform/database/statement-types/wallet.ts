// Written by `npm run statements` from the migrated schema.

export interface WalletStatements {
  'wallet.add': { values: [string]; row: never };
  'wallet.add_journal': { values: [string, string, string, string, Date]; row: never };
  'wallet.add_postings': {
    values: [
      string,
      string,
      readonly string[],
      readonly number[],
      readonly string[],
      readonly number[],
      readonly (number | null)[],
      readonly (number | null)[],
    ];
    row: never;
  };
  'wallet.change_balance': { values: [string, number]; row: { balance: number; changes: number } };
  'wallet.exists': { values: [string]; row: object };
  'wallet.find': { values: [string]; row: { balance: number; last_claimed_on: string | null } };
  'wallet.find_transactions': {
    values: [string, string | null, number];
    row: {
      journal_id: string;
      created_at: Date;
      amount: number;
      balance_after: number;
      reason: string;
    };
  };
  'wallet.has_journal_of_kind': { values: [string, string]; row: object };
  'wallet.list_card_postings': {
    values: [string, number, number];
    row: { journal_id: string; amount: number; cause: unknown; created_at: Date };
  };
  'wallet.lock': { values: [string]; row: { balance: number; last_claimed_on: string | null } };
  'wallet.set_last_claim': { values: [string, string]; row: never };
  'wallet.sum_game_pay': { values: [string, string]; row: { paid: number } };
}
