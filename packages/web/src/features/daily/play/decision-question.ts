import type { RolledEventDto } from '@pennant/contract/game-event';
import type { DailyDecisionDto } from '@pennant/contract/daily';
import { shortName } from '@pennant/rules/games/narration/short-name';
import type { GameSetup } from '@pennant/rules/games/setup';
import { battingSide, nextBatter, type GameState } from '@pennant/rules/games/state';

import { eventHeadline } from '../../games/event-text.ts';

/** Returns what a decision asks: "Double. Who runs on?", "Cobb is up. Does anybody run?" */
export function decisionQuestion(
  setup: GameSetup,
  state: GameState,
  {
    kind,
    options,
    event,
  }: Pick<DailyDecisionDto, 'kind' | 'options'> & {
    /** The play just before it. */
    readonly event: RolledEventDto | undefined;
  },
): string {
  if (kind === 'runners') {
    const what = event === undefined ? '' : `${eventHeadline(event)}. `;
    return `${what}${state.pendingChoice?.kind === 'tag' ? 'Who tags up?' : 'Who runs on?'}`;
  }
  const batter = setup[battingSide(state)].players[nextBatter(state)];
  const name = batter === undefined ? 'The next batter' : shortName(batter);
  const canChange = options.some((option) => option.startsWith('substitute'));
  const canAct = options.some((option) => option !== 'roll' && !option.startsWith('substitute'));
  if (canAct && canChange) return `${name} is up. What do you call?`;
  if (kind === 'atBat')
    return canChange ? `${name} is due up. Who bats?` : `${name} is up. Does anybody run?`;
  return canChange ? `${name} is up. Who pitches?` : `${name} is up. Pitch or walk?`;
}
