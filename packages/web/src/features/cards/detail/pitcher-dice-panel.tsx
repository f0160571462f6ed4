import type { ReactNode } from 'react';
import type { LeagueOddsResponse } from '@pennant/contract/cards';
import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type PitcherDice,
  type PitcherModifier,
} from '@pennant/rules/cards/card';
import { applyModifierChances, type ModifierChances } from '@pennant/rules/cards/modifier-chances';
import { pitcherOdds } from '@pennant/rules/cards/dice-odds';
import { tiresAt } from '@pennant/rules/games/plate-appearance/fatigue';

import { DiceOutcomeLegend, DiceOutcomeGrid } from './dice-outcome-grid.tsx';
import { formatPercent } from './format-stat.ts';
import { OddsTable } from './odds-table.tsx';
import { PITCHER_CELL_LABELS, RESULT_LABELS } from '../../../ui/card/dice-result-labels.ts';
import { DetailPanel } from './detail-panel.tsx';

const describe = (cell: string | null) =>
  cell === null ? 'leaves it as it is' : PITCHER_CELL_LABELS[cell as PitcherModifier];

/** Returns the probability of each modifier on a pitcher's table. */
export const modifierChancesOf = (dice: PitcherDice): ModifierChances => {
  const odds = pitcherOdds(dice);
  return Object.fromEntries(
    PITCHER_MODIFIERS.map((modifier) => [modifier, (odds.get(modifier) ?? 0) / 36]),
  ) as Record<PitcherModifier, number>;
};

interface Props {
  readonly dice: PitcherDice;
  readonly stamina: number | null;
  readonly league: LeagueOddsResponse | null;
  /** The pitcher's chances of loose pitches. */
  readonly loosePitches?: ReactNode;
}

/**
 * The panel with a pitcher's dice table, and the odds of the league's average batter against it.
 */
export function PitcherDicePanel({ dice, stamina, league, loosePitches }: Props) {
  const before = league?.batting ?? null;
  const after = before === null ? null : applyModifierChances(before, modifierChancesOf(dice));
  return (
    <DetailPanel
      title="The dice"
      note="After the batter’s result, a red and a navy die fall on one of these 36 squares. A dot leaves the result as it is."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <DiceOutcomeGrid caption="Pitcher’s table" table={dice} words={describe} />
        <DiceOutcomeLegend table={dice} words={describe} />
      </div>
      {before === null || after === null ? null : (
        <OddsTable
          title="Against his league’s average batter"
          caption="Exact odds before and after this pitcher"
          heads={['Result', 'Before pitching', 'After']}
          rules={{ 'Before pitching': 'league-odds', After: 'league-odds' }}
          rows={BATTER_RESULTS.map((result) => [
            RESULT_LABELS[result],
            formatPercent(before[result]),
            formatPercent(after[result]),
          ])}
        />
      )}
      {stamina === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Stamina {stamina}: he tires from batter {tiresAt(stamina)} on.
        </p>
      )}
      {loosePitches}
    </DetailPanel>
  );
}
