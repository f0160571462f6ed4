import type { RolledEvent } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';

import { basesTaken } from './field-play.ts';
import { keptChoice } from './kept-choice.ts';
import { ordersOf } from './manager-items.ts';
import type { StealChoice } from './steal-choices.ts';

/** The settings of when the Steal modal opens by itself; the first is the default. */
export const STEAL_OFFERS = [
  { when: 'likely', label: 'When a steal is likely' },
  { when: 'always', label: 'After every out with runners on' },
  { when: 'never', label: 'Never' },
] as const;
export type StealOffer = (typeof STEAL_OFFERS)[number]['when'];

/** The user's setting of when the Steal modal opens by itself. */
export const stealOffer = keptChoice<StealOffer>('pennant-steal-offers', [
  'likely',
  'always',
  'never',
]);

/** The least chance, in percent, at which a steal of second gains more runs than it costs. */
export const LIKELY = 70;

const isOut = ({ kind, resultType }: RolledEvent): boolean =>
  kind === 'plateAppearance' && (resultType === 'OO' || resultType === 'SO');

/**
 * Returns whether the newest event lets the Steal modal open (docs/spec/teams-games-campaigns.md,
 * "Modals"): an out, not the third, with runners on, no manager action taken, and the user bats.
 */
export function mayOfferSteal(game: Game): boolean {
  const [last] = game.GameEvents;
  if (last === undefined || !isOut(last) || last.managerAction !== null) return false;
  return last.ipOuts % 3 !== 0 && basesTaken(last).length > 0 && ordersOf(game).has('steal');
}

/** Returns whether the user's setting lets the Steal modal open for these steals. */
export const isWorthAsking = (choices: readonly StealChoice[], offer: StealOffer): boolean =>
  offer === 'always'
    ? choices.length > 0
    : offer === 'likely' &&
      choices.some(({ runners }) => runners.every(({ chance }) => chance >= LIKELY));
