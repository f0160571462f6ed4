import type { LeagueOddsAnswer } from '@pennant/contract/cards';
import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type PitcherDice,
  type PitcherModifier,
} from '@pennant/rules/cards/card';
import { afterChances, type ModifierChances } from '@pennant/rules/cards/league-odds';
import { pitcherOdds } from '@pennant/rules/cards/odds';
import { tiresAt } from '@pennant/rules/games/plate-appearance/fatigue';

import { DiceLegend, DiceSquare } from './dice-square.tsx';
import { percentText } from './figure-text.ts';
import { OddsTable } from './odds-table.tsx';
import { PITCHER_CELL_WORDS, RESULT_WORDS } from './result-words.ts';
import { Sheet } from './sheet.tsx';

const describe = (cell: string | null) =>
  cell === null ? 'leaves it as it is' : PITCHER_CELL_WORDS[cell as PitcherModifier];

/** Returns the probability of each modifier on a pitcher's table. */
export const chancesOfTable = (dice: PitcherDice): ModifierChances => {
  const odds = pitcherOdds(dice);
  return Object.fromEntries(
    PITCHER_MODIFIERS.map((modifier) => [modifier, (odds.get(modifier) ?? 0) / 36]),
  ) as Record<PitcherModifier, number>;
};

interface Props {
  readonly dice: PitcherDice;
  readonly stamina: number | null;
  readonly league: LeagueOddsAnswer | null;
}

/**
 * The panel with a pitcher's dice table, and the odds of the league's average batter against it.
 */
export function PitcherDiceSheet({ dice, stamina, league }: Props) {
  const before = league?.batting ?? null;
  const after = before === null ? null : afterChances(before, chancesOfTable(dice));
  return (
    <Sheet
      title="The dice"
      note="After the batter’s result, a red and a navy die fall on one of these 36 squares. A dot leaves the result as it is."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <DiceSquare caption="Pitcher’s table" table={dice} words={describe} />
        <DiceLegend table={dice} words={describe} />
      </div>
      {before === null || after === null ? null : (
        <OddsTable
          title="Against his league’s average batter"
          caption="Exact odds before and after this pitcher"
          heads={['Result', 'Before pitching', 'After']}
          rows={BATTER_RESULTS.map((result) => [
            RESULT_WORDS[result],
            percentText(before[result]),
            percentText(after[result]),
          ])}
        />
      )}
      {stamina === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Stamina {stamina}: he tires from batter {tiresAt(stamina)} on.
        </p>
      )}
    </Sheet>
  );
}
