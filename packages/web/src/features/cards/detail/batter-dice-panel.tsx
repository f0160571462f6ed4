import type { ReactNode } from 'react';
import type { LeagueOddsResponse } from '@pennant/contract/cards';
import { BATTER_RESULTS, type BatterCell, type BatterDice } from '@pennant/rules/cards/card';
import { applyModifierChances } from '@pennant/rules/cards/modifier-chances';
import { BATTER_CHANCES, batterOdds, slashLineOf } from '@pennant/rules/cards/dice-odds';

import { DiceOutcomeLegend, DiceOutcomeGrid } from './dice-outcome-grid.tsx';
import { formatPercent, formatRate } from './format-stat.ts';
import { OddsTable } from './odds-table.tsx';
import { batterCellLabel, RESULT_LABELS } from '../../../ui/card/dice-result-labels.ts';
import { DetailPanel } from './detail-panel.tsx';

const describe = (cell: string | null) => batterCellLabel(cell as BatterCell);

interface Props {
  readonly dice: BatterDice;
  readonly speed: number | null;
  /** Null while it is loading, and where the season has no league's pitching. */
  readonly league: LeagueOddsResponse | null;
  /** True for a custom card, which was fitted to no league. */
  readonly isHouse: boolean;
  /** The catcher's chances of loose pitches. */
  readonly loosePitches?: ReactNode;
}

/**
 * The panel with a batter's two dice tables as grids and legends, and the exact odds before and
 * after the league's average pitching; for a custom card, which has no league, the odds of the dice
 * only.
 */
export function BatterDicePanel({ dice, speed, league, isHouse, loosePitches }: Props) {
  return (
    <DetailPanel
      title="The dice"
      note="A red and a navy die fall on one of 36 squares. X rolls again, on the extra table. Then the pitcher’s dice may change the result."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <DiceOutcomeGrid caption="First table" table={dice.base} words={describe} />
          <DiceOutcomeLegend table={dice.base} words={describe} />
        </div>
        {dice.base.includes('X') ? (
          <div className="flex flex-col gap-3">
            <DiceOutcomeGrid
              caption="Extra table, after an X"
              table={dice.extra}
              words={describe}
            />
            <DiceOutcomeLegend table={dice.extra} words={describe} />
          </div>
        ) : null}
      </div>
      {isHouse ? <HouseOdds dice={dice} /> : <LeagueOdds dice={dice} league={league} />}
      {speed === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Speed {speed}, where 50 is{' '}
          {isHouse ? 'an average runner' : 'the average runner of his league'}.
        </p>
      )}
      {loosePitches}
    </DetailPanel>
  );
}

const formatCount = (count: number) => count.toLocaleString('en-US');

const ROLLS_HEAD = `Falls of ${formatCount(BATTER_CHANCES)}`;
const RATES = ['avg', 'obp', 'slg'] as const;

function LeagueOdds({ dice, league }: Pick<Props, 'dice' | 'league'>) {
  const before = batterOdds(dice);
  const after = league?.pitching ? applyModifierChances(before, league.pitching) : null;
  const lines = [slashLineOf(before), after === null ? null : slashLineOf(after)] as const;
  return (
    <OddsTable
      title="All told"
      caption="Exact odds before and after the league’s average pitching"
      heads={['Result', ROLLS_HEAD, 'Before pitching', 'After']}
      rules={{ 'Before pitching': 'card-odds', After: 'league-odds' }}
      rows={[
        ...BATTER_RESULTS.map((result) => [
          RESULT_LABELS[result],
          formatCount(before[result]),
          formatPercent(before[result] / BATTER_CHANCES),
          after === null ? '–' : formatPercent(after[result] / BATTER_CHANCES),
        ]),
        ...RATES.map((rate) => [
          rate.toUpperCase(),
          '–',
          formatRate(lines[0][rate]),
          lines[1] === null ? '–' : formatRate(lines[1][rate]),
        ]),
      ]}
    >
      “After” is after the average pitcher of his own league and season: that is what the card was
      made for.
    </OddsTable>
  );
}

function HouseOdds({ dice }: Pick<Props, 'dice'>) {
  const odds = batterOdds(dice);
  const line = slashLineOf(odds);
  return (
    <OddsTable
      title="All told"
      caption="Exact odds of the dice alone"
      heads={['Result', 'Before pitching', ROLLS_HEAD]}
      rules={{ 'Before pitching': 'card-odds' }}
      rows={[
        ...BATTER_RESULTS.map((result) => [
          RESULT_LABELS[result],
          formatPercent(odds[result] / BATTER_CHANCES),
          formatCount(odds[result]),
        ]),
        ...RATES.map((rate) => [rate.toUpperCase(), formatRate(line[rate]), '–']),
      ]}
    >
      Made by the house, for no average pitcher: whoever pitches to him may change these.
    </OddsTable>
  );
}
