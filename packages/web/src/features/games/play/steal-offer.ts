import type { RolledEvent } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';

import { basesTaken } from './field-play.ts';
import { keptChoice } from './kept-choice.ts';
import { ordersOf } from './manager-items.ts';
import type { StealChoice } from './steal-choices.ts';

/** When the Steal modal opens by itself; the first holds until the player sets another. */
export const STEAL_OFFERS = [
  { when: 'likely', label: 'When a steal is likely' },
  { when: 'always', label: 'After every out with runners on' },
  { when: 'never', label: 'Never' },
] as const;
export type StealOffer = (typeof STEAL_OFFERS)[number]['when'];

export const stealOffer = keptChoice<StealOffer>('pennant-steal-offers', [
  'likely',
  'always',
  'never',
]);

/** From this chance on, in percent, a steal of second gains more runs than it costs: about 7 of 10. */
export const LIKELY = 70;

const isOut = ({ kind, resultType }: RolledEvent): boolean =>
  kind === 'plateAppearance' && (resultType === 'OO' || resultType === 'SO');

/**
 * Whether the newest event lets the Steal modal open (document 2, section 4, Modals): an out with runners on, not the third, no
 * manager action taken yet; and the user bats.
 */
export function mayOfferSteal(game: Game): boolean {
  const [last] = game.GameEvents;
  if (last === undefined || !isOut(last) || last.managerAction !== null) return false;
  return last.ipOuts % 3 !== 0 && basesTaken(last).length > 0 && ordersOf(game).has('steal');
}

/** Whether one of these steals is worth a question. */
export const isWorthAsking = (choices: readonly StealChoice[], offer: StealOffer): boolean =>
  offer === 'always'
    ? choices.length > 0
    : offer === 'likely' &&
      choices.some(({ runners }) => runners.every(({ chance }) => chance >= LIKELY));
