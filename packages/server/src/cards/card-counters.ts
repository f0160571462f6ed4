import type { CardInventory } from '@pennant/contract/cards';

/** What a card has done in the games of its user, as the pages count it. */
type CardCounters = Pick<
  CardInventory,
  'ab' | 'h1' | 'h2' | 'h3' | 'hr' | 'bb' | 'so' | 'runs' | 'rbi' | 'sb' | 'cs' | 'ipOuts'
>;

/** Returns the counters of a card's row. */
export const countersOf = (
  row: Omit<CardCounters, 'ipOuts'> & { readonly ip_outs: number },
): CardCounters => ({
  ab: row.ab,
  h1: row.h1,
  h2: row.h2,
  h3: row.h3,
  hr: row.hr,
  bb: row.bb,
  so: row.so,
  runs: row.runs,
  rbi: row.rbi,
  sb: row.sb,
  cs: row.cs,
  ipOuts: row.ip_outs,
});
