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

import { BoxScoreFrame } from '../../../ui/box-score-frame.tsx';
import { DiceLegend, DiceSquare } from './dice-square.tsx';
import { percentText } from './figure-text.ts';
import { PITCHER_CELL_WORDS, RESULT_WORDS } from './result-words.ts';
import { Sheet } from './sheet.tsx';

const words = (cell: string | null) =>
  cell === null ? 'leaves it as it is' : PITCHER_CELL_WORDS[cell as PitcherModifier];

/** How often a pitcher's own table brings each of its cells. */
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

/** A pitcher's table: as a picture, in words, and what it does to his league's average batter. */
export function PitcherDiceSheet({ dice, stamina, league }: Props) {
  const before = league?.batting ?? null;
  const after = before === null ? null : afterChances(before, chancesOfTable(dice));
  return (
    <Sheet
      title="The dice"
      note="After the batter’s result, a red and a navy die fall on one of these 36 squares. A dot leaves the result as it is."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <DiceSquare caption="Pitcher’s table" table={dice} words={words} />
        <DiceLegend table={dice} words={words} />
      </div>
      {before === null || after === null ? null : (
        <div className="mt-5">
          <h3 className="mb-2 font-slab font-semibold">Against his league’s average batter</h3>
          <BoxScoreFrame caption="Exact odds before and after this pitcher">
            <thead>
              <tr>
                <th scope="col">Result</th>
                <th scope="col" data-figures>
                  Before pitching
                </th>
                <th scope="col" data-figures>
                  After
                </th>
              </tr>
            </thead>
            <tbody>
              {BATTER_RESULTS.map((result) => (
                <tr key={result}>
                  <th scope="row">{RESULT_WORDS[result]}</th>
                  <td data-figures>{percentText(before[result])}</td>
                  <td data-figures>{percentText(after[result])}</td>
                </tr>
              ))}
            </tbody>
          </BoxScoreFrame>
        </div>
      )}
      {stamina === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Stamina {stamina}: he tires from batter {tiresAt(stamina)} on.
        </p>
      )}
    </Sheet>
  );
}
