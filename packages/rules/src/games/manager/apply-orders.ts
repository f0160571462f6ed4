import type { StarterHook } from '../setup.ts';
import type { Hook, SideOrders, StealOrder } from '../standing-orders.ts';

/** Batters that a starter may face more, or fewer, than managers without orders allow. */
const LEASH_OF: Readonly<Record<Hook, number>> = { early: -6, usual: 0, late: 6 };

/** How often runners go, as a multiple of what they do without orders. */
const STEAL_FACTOR_OF: Readonly<Record<StealOrder, number>> = {
  never: 0,
  seldom: 0.5,
  usual: 1,
  often: 1.6,
};

/** What standing orders change about how the computer manages a side. */
type ManagedByOrders = { readonly starterHook: StarterHook; readonly stealShare: number };

/** Returns how a side is managed under orders; the same without. */
export const applyOrders = (
  managed: ManagedByOrders,
  orders: SideOrders | undefined,
): ManagedByOrders => {
  if (orders === undefined) return managed;
  const { starterHook, stealShare } = managed;
  const more = LEASH_OF[orders.hook];
  return {
    starterHook: more === 0 ? starterHook : { ...starterHook, leash: starterHook.leash + more },
    stealShare: stealShare * STEAL_FACTOR_OF[orders.steals],
  };
};
