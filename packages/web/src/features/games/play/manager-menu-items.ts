import type { Game } from '@pennant/contract/games';

import { occupiedBases } from './ball-field-props.ts';

/** The items of the Manager menu, in order. The last three are always disabled. */
export const MANAGER_MENU_ITEMS = [
  { action: 'walk', label: 'Intentional Walk', key: 'w' },
  { action: 'substitute', label: 'Substitute', key: 'u' },
  { action: 'steal', label: 'Steal', key: 's' },
  { action: null, label: 'Throw at Batter', key: null },
  { action: null, label: 'Argue with the Ump', key: null },
  { action: null, label: 'Get Ejected', key: null },
] as const;
export type ManagerMenuAction = NonNullable<(typeof MANAGER_MENU_ITEMS)[number]['action']>;

/**
 * Returns the actions that are available now (docs/spec/teams-games-campaigns.md, "Manager menu");
 * none while a choice is pending.
 */
export function availableManagerActions(
  game: Pick<Game, 'situation' | 'pendingChoice' | 'isFinal'>,
): ReadonlySet<ManagerMenuAction> {
  const { situation, pendingChoice, isFinal } = game;
  if (isFinal || pendingChoice !== null) return new Set();
  const { userBats } = situation;
  return new Set<ManagerMenuAction>([
    'substitute',
    ...(userBats ? [] : ['walk' as const]),
    ...(userBats && occupiedBases(situation).length > 0 ? ['steal' as const] : []),
  ]);
}
