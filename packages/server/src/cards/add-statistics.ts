import type { Transaction } from '../platform/database/database.ts';

/** The statistics of one card in one game. */
export interface CardStatistics {
  readonly cardID: number;
  readonly exp: number;
  readonly ab: number;
  readonly h1: number;
  readonly h2: number;
  readonly h3: number;
  readonly hr: number;
  readonly bb: number;
  readonly so: number;
  readonly runs: number;
  readonly rbi: number;
  readonly sb: number;
  readonly cs: number;
  readonly ipOuts: number;
}

/** The counter columns of `card_inventory`, each with the statistic that is added to it. */
const COUNTERS = [
  ['exp', 'exp'],
  ['ab', 'ab'],
  ['h1', 'h1'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['hr', 'hr'],
  ['bb', 'bb'],
  ['so', 'so'],
  ['runs', 'runs'],
  ['rbi', 'rbi'],
  ['sb', 'sb'],
  ['cs', 'cs'],
  ['ip_outs', 'ipOuts'],
] as const satisfies readonly (readonly [string, keyof CardStatistics])[];

/**
 * Adds a game's statistics to the counters of the user's cards. Cards that the user no longer owns
 * are skipped. Rows are locked in order of card id, as everywhere, to avoid deadlocks.
 */
export async function addStatistics(
  tx: Transaction,
  { userID, figures }: { readonly userID: string; readonly figures: readonly CardStatistics[] },
): Promise<void> {
  if (figures.length === 0) return;
  await tx.query(
    `select from card_inventory where user_id = $1 and card_id = any($2::integer[])
     order by card_id for update`,
    [userID, figures.map(({ cardID }) => cardID)],
  );
  const sums = COUNTERS.map(([column]) => `${column} = inventory.${column} + figure.${column}`);
  const arrays = COUNTERS.map((_, index) => `$${index + 3}::integer[]`);
  await tx.query(
    `update card_inventory inventory set ${sums.join(', ')}
     from unnest($2::integer[], ${arrays.join(', ')})
       as figure (card_id, ${COUNTERS.map(([column]) => column).join(', ')})
     where inventory.user_id = $1 and inventory.card_id = figure.card_id`,
    [
      userID,
      figures.map(({ cardID }) => cardID),
      ...COUNTERS.map(([, statistic]) => figures.map((line) => line[statistic])),
    ],
  );
}
