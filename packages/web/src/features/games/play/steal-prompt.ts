import type { RolledEventDto } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';

import { createPersistedSetting } from '../../../ui/persisted-setting.ts';
import { occupiedBases } from './ball-field-props.ts';
import { availableManagerActions } from './manager-menu-items.ts';
import type { StealChoice } from './steal-choices.ts';

/** The settings of when the Steal modal opens by itself; the first is the default. */
export const STEAL_PROMPT_OPTIONS = [
  { when: 'likely', label: 'When a steal is likely' },
  { when: 'always', label: 'After every out with runners on' },
  { when: 'never', label: 'Never' },
] as const;
export type StealPromptSetting = (typeof STEAL_PROMPT_OPTIONS)[number]['when'];

/** The user's setting of when the Steal modal opens by itself. */
export const stealPromptSetting = createPersistedSetting<StealPromptSetting>(
  'pennant-steal-offers',
  ['likely', 'always', 'never'],
);

/** The least chance, in percent, at which a steal of second gains more runs than it costs. */
export const LIKELY_STEAL_PERCENT = 70;

const isOut = ({ kind, resultType }: RolledEventDto): boolean =>
  kind === 'plateAppearance' && (resultType === 'OO' || resultType === 'SO');

/**
 * Returns whether the newest event lets the Steal modal open (docs/spec/teams-games-campaigns.md,
 * "Modals"): an out, not the third, with runners on, no manager action taken, and the user bats.
 */
export function canPromptSteal(game: Game): boolean {
  const [last] = game.GameEvents;
  if (last === undefined || !isOut(last) || last.managerAction !== null) return false;
  return (
    last.ipOuts % 3 !== 0 &&
    occupiedBases(last).length > 0 &&
    availableManagerActions(game).has('steal')
  );
}

/** Returns whether the user's setting lets the Steal modal open for these steals. */
export const shouldPromptSteal = (
  choices: readonly StealChoice[],
  setting: StealPromptSetting,
): boolean =>
  setting === 'always'
    ? choices.length > 0
    : setting === 'likely' && choices.some(({ chance }) => chance >= LIKELY_STEAL_PERCENT);
