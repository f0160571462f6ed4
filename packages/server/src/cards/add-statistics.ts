import type { Transaction } from '../platform/database/database.ts';

/** What one card did in one game. */
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

/** The counters of `card_inventory`, each with the figure that it counts. */
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
 * Adds a game's figures to the counters of the user's cards. A card that he has sold meanwhile is passed over.
 * Rows are locked in the order of their cards, as everywhere.
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
  const arrays = COUNTERS.map((_, at) => `$${at + 3}::integer[]`);
  await tx.query(
    `update card_inventory inventory set ${sums.join(', ')}
     from unnest($2::integer[], ${arrays.join(', ')})
       as figure (card_id, ${COUNTERS.map(([column]) => column).join(', ')})
     where inventory.user_id = $1 and inventory.card_id = figure.card_id`,
    [
      userID,
      figures.map(({ cardID }) => cardID),
      ...COUNTERS.map(([, figure]) => figures.map((each) => each[figure])),
    ],
  );
}
