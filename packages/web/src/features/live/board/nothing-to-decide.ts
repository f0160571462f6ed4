import type { Game } from '@pennant/contract/games';
import { NOBODY, battingSide } from '@pennant/rules/games/state';
import type { LiveDecision } from '@pennant/rules/live/live-decision';
import type { LiveView } from '@pennant/rules/live/live-view';

import { obviousDecision } from '../../games/play/obvious-choice.ts';
import { stealChoices } from '../../games/play/steal-choices.ts';

/** The least chance, in percent, of a steal that the side at bat is asked about. */
export const LEAST_STEAL_PERCENT = 50;

/** Whether a side has something to decide or to choose now, which nobody else decides for it. */
export const owesDecision = ({
  phase,
  you,
}: Pick<LiveView, 'phase'> & {
  readonly you: Pick<LiveView['you'], 'hasDecided' | 'computer'>;
}): boolean =>
  (phase === 'decide' || phase === 'choose') && !you.hasDecided && you.computer === 'no';

/** Whether a walk on purpose makes sense: first is free, and a runner is in scoring position. */
const isWalkSensible = ([first, second, third]: readonly number[]): boolean =>
  first === NOBODY && (second !== NOBODY || third !== NOBODY);

/**
 * Returns the decision that needs no manager: at bat where no steal has an even chance, in the
 * field where no walk on purpose makes sense, and for runners who are sure to be safe or out. Null
 * where the player is asked.
 */
export function nothingToDecide(
  { phase, side, game }: Pick<LiveView, 'phase' | 'side' | 'game'>,
  table: Game,
): LiveDecision | null {
  const isBatting = side === battingSide(game);
  if (phase === 'choose') {
    const obvious = table.pendingChoice === null ? null : obviousDecision(table.pendingChoice);
    return obvious && { kind: 'choose', runnersAdvancing: obvious.runnersAdvancing };
  }
  if (phase !== 'decide') return null;
  if (!isBatting) return isWalkSensible(game.bases) ? null : { kind: 'field', walk: false };
  const isStealLikely = stealChoices(table).some(({ chance }) => chance >= LEAST_STEAL_PERCENT);
  return isStealLikely ? null : { kind: 'bat', steal: null };
}
