/** How early the computer manager relieves the starter of a side that plays under orders. */
export const HOOKS = ['early', 'usual', 'late'] as const;
export type Hook = (typeof HOOKS)[number];

/** How often the runners of a side under orders go. */
export const STEAL_ORDERS = ['never', 'seldom', 'usual', 'often'] as const;
export type StealOrder = (typeof STEAL_ORDERS)[number];

/** The places of the bullpen, of which one closes: it is put at RP1's place, who closes. */
export const CLOSERS = ['RP1', 'RP2', 'RP3', 'RP4', 'RP5'] as const;
export type Closer = (typeof CLOSERS)[number];

/** What the computer manager is told for a side whose user is away. */
export interface SideOrders {
  readonly hook: Hook;
  readonly steals: StealOrder;
}

/** A published team's orders. */
export interface StandingOrders extends SideOrders {
  readonly closer: Closer;
}

/** Returns a lineup's rows with the closer at RP1's place, and who stood there at the closer's. */
export function withCloser<Row extends { readonly slot: string }>(
  rows: readonly Row[],
  closer: Closer,
): Row[] {
  const at = (slot: string) => rows.find((row) => row.slot === slot);
  const [first, last] = [at('RP1'), at(closer)];
  if (first === undefined || last === undefined) return [...rows];
  return rows.map((row) => {
    if (row === first) return { ...last, slot: row.slot };
    return row === last ? { ...first, slot: row.slot } : row;
  });
}
