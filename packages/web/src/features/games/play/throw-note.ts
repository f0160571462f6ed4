import type { Game } from '@pennant/contract/games';
import { SURE_TO_SCORE } from '@pennant/rules/games/baserunning/batter-on-throw';

import { runnersOnBase } from './ball-field-props.ts';
import { lineupsByID } from './merge-roll-response.ts';
import { sendChances } from './obvious-choice.ts';

/** The version of the rules from which on the batter of a single follows a throw home. */
const FOLLOWS_SINCE = 2;

/**
 * Returns what the Mid Event modal says of the batter who takes second behind a throw home; null
 * where the ball is not thrown home, whoever goes.
 */
export function throwNote(game: Game): string | null {
  const { pendingChoice: choice, situation } = game;
  if (choice === null || choice.kind !== 'advance' || situation.rulesVersion < FOLLOWS_SINCE) {
    return null;
  }
  const [first, second] = runnersOnBase(situation);
  const home = sendChances(choice)?.get(3);
  if (first == null || home === undefined || home >= 100 * SURE_TO_SCORE) return null;
  const batter = decodeURIComponent(lineupsByID(game).get(first)?.Card.name ?? 'the batter');
  return `On the throw home ${batter} takes second${second == null ? '' : ' if it is free'}.`;
}
