import type { Game } from '@pennant/contract/games';

import { basesTaken } from './field-play.ts';

/** What the Manager menu lists, in this order. The last three are shown only. */
export const MANAGER_ITEMS = [
  { does: 'walk', label: 'Intentional Walk', key: 'w' },
  { does: 'substitute', label: 'Substitute', key: 'u' },
  { does: 'steal', label: 'Steal', key: 's' },
  { does: null, label: 'Throw at Batter', key: null },
  { does: null, label: 'Argue with the Ump', key: null },
  { does: null, label: 'Get Ejected', key: null },
] as const;
export type ManagerOrder = NonNullable<(typeof MANAGER_ITEMS)[number]['does']>;

/** What the manager may order now (document 2, Manager menu): nothing while a choice waits to be made. */
export function ordersOf(
  game: Pick<Game, 'situation' | 'pendingChoice' | 'isFinal'>,
): ReadonlySet<ManagerOrder> {
  const { situation, pendingChoice, isFinal } = game;
  if (isFinal || pendingChoice !== null) return new Set();
  const { userBats } = situation;
  return new Set<ManagerOrder>([
    'substitute',
    ...(userBats ? [] : ['walk' as const]),
    ...(userBats && basesTaken(situation).length > 0 ? ['steal' as const] : []),
  ]);
}
