import type { DailyReviewedDecisionDto } from '@pennant/contract/daily';
import { parseOption } from '@pennant/rules/daily/daily-option';
import { gradeOf } from '@pennant/rules/games/analysis/review/grade';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup } from '@pennant/rules/games/setup';

import { optionLabel, situationOf, type Verdict } from '../../games/review/decision-words.ts';

/** One option of a decision that is reviewed. */
export interface ReviewedOptionView {
  readonly option: string;
  readonly label: string;
  /** Chance to win of the user's side, and its standard error. */
  readonly chance: number;
  readonly error: number;
  readonly isChosen: boolean;
  readonly isBest: boolean;
  /** Share of those who were in the same situation and chose it; null where nobody was. */
  readonly share: number | null;
}

/** A decision of an attempt as its review shows it. */
export interface ReviewedDecisionView {
  readonly number: number;
  readonly situation: string;
  /** Best first. */
  readonly options: readonly ReviewedOptionView[];
  readonly cost: number;
  readonly verdict: Verdict;
  /** How many have decided in the same situation. */
  readonly deciders: number;
}

/** Returns a reviewed decision as the page shows it. */
export function reviewedDecisionView(
  setup: GameSetup,
  side: Side,
  decision: DailyReviewedDecisionDto,
): ReviewedDecisionView {
  const { state, values, chosen, best, cost } = decision;
  const commands = values.flatMap(({ option }) => parseOption(option, side) ?? []);
  const deciders = values.reduce((sum, { chosenBy }) => sum + chosenBy, 0);
  const labelOf = (option: string): string => {
    const command = parseOption(option, side);
    return command === null
      ? option
      : optionLabel(setup, { state, side, options: commands }, command);
  };
  return {
    number: decision.number + 1,
    situation: situationOf(setup, state, side),
    options: values
      .toSorted((one, other) => other.chance - one.chance)
      .map(({ option, chance, error, chosenBy }) => ({
        option,
        label: labelOf(option),
        chance,
        error,
        isChosen: option === chosen,
        isBest: option === best,
        share: deciders === 0 ? null : chosenBy / deciders,
      })),
    cost,
    verdict: gradeOf(cost) ?? (cost > 0 ? 'small' : 'best'),
    deciders,
  };
}
