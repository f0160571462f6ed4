import type { Report, UserHistory } from './user-history.ts';

/** Checks the ledger against itself, and what the user holds against the ledger. */
export function checkBooks({ rows, journals }: UserHistory, report: Report): void {
  const sums = new Map<string, number>();
  for (const row of rows('posting')) {
    const key = `${row['journal_id']} ${row['asset']} ${row['item']}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(row['amount']));
  }
  for (const [key, sum] of sums)
    if (sum !== 0) report('a journal sums to zero', `${key} sums to ${sum}`);

  checkMoney({ rows, journals }, report);
  checkHoldings({ rows, journals }, report, 'pack', 'pack_inventory', 'series_id');
  checkHoldings({ rows, journals }, report, 'card', 'card_inventory', 'card_id');
  checkBought({ rows, journals }, report);
  for (const table of ['account', 'wallet'])
    if (rows(table).length !== 1)
      report('a user has one account and one wallet', `${rows(table).length} rows of ${table}`);
  for (const row of rows('card_inventory'))
    if (Number(row['unsellable']) > Number(row['amount']))
      report('the starter set is never sold', `card ${row['card_id']}`);
}

type Books = Pick<UserHistory, 'rows' | 'journals'>;

/** The changes of the balance are numbered without gaps, each follows from the one before. */
function checkMoney({ rows, journals }: Books, report: Report): void {
  const changes = journals
    .flatMap(({ money, cause }) => (money ? [{ ...money, kind: cause.kind }] : []))
    .toSorted((a, b) => a.change - b.change);
  let balance = 0;
  for (const [index, money] of changes.entries()) {
    balance += money.amount;
    if (money.change !== index + 1)
      report('changes of a balance are numbered', `${money.kind}: ${money.change} as ${index + 1}`);
    if (money.balance !== balance)
      report(
        'a balance follows from the one before',
        `${money.kind}: ${money.balance}, not ${balance}`,
      );
    if (balance < 0) report('no balance is below zero', `${balance} after ${money.kind}`);
  }
  for (const wallet of rows('wallet')) {
    if (Number(wallet['balance']) !== balance)
      report('the wallet holds what the ledger says', `${wallet['balance']}, not ${balance}`);
    if (Number(wallet['changes']) !== changes.length)
      report('the wallet counts its changes', `${wallet['changes']}, not ${changes.length}`);
  }
}

function checkHoldings(
  { rows, journals }: Books,
  report: Report,
  asset: string,
  table: string,
  column: string,
): void {
  const due = new Map<number, number>();
  for (const { movements } of journals)
    for (const movement of movements)
      if (movement.asset === asset)
        due.set(movement.item, (due.get(movement.item) ?? 0) + movement.amount);
  const held = new Map(rows(table).map((row) => [Number(row[column]), Number(row['amount'])]));
  for (const item of new Set([...due.keys(), ...held.keys()])) {
    const [a, b] = [held.get(item) ?? 0, due.get(item) ?? 0];
    if (a !== b)
      report(`the ${asset}s held are those of the ledger`, `${asset} ${item}: ${a}, not ${b}`);
  }
}

/** The packs that count against a purchase limit are those that were bought. */
function checkBought({ rows, journals }: Books, report: Report): void {
  const due = new Map<string, number>();
  for (const { cause, movements } of journals)
    for (const { asset, item, amount } of cause.kind === 'packs_bought' ? movements : [])
      if (asset === 'pack') due.set(String(item), (due.get(String(item)) ?? 0) + amount);
  for (const row of rows('pack_inventory')) {
    const series = row['series_id']!;
    const bought = due.get(series) ?? 0;
    due.delete(series);
    if (Number(row['bought']) !== bought)
      report('the packs bought are counted', `series ${series}: ${row['bought']}, not ${bought}`);
  }
  for (const series of due.keys())
    report('the packs bought are counted', `series ${series}: no row`);
}
