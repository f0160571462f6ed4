import type { LeagueOddsAnswer } from '@pennant/contract/cards';
import { BATTER_RESULTS, type BatterCell, type BatterDice } from '@pennant/rules/cards/card';
import { afterChances } from '@pennant/rules/cards/league-odds';
import { BATTER_CHANCES, batterOdds, lineOf } from '@pennant/rules/cards/odds';

import { BoxScoreFrame } from '../../../ui/box-score-frame.tsx';
import { DiceLegend, DiceSquare } from './dice-square.tsx';
import { percentText, rateText } from './figure-text.ts';
import { cellWords, RESULT_WORDS } from './result-words.ts';
import { Sheet } from './sheet.tsx';

const words = (cell: string | null) => cellWords(cell as BatterCell);

interface Props {
  readonly dice: BatterDice;
  readonly speed: number | null;
  /** Null while it is on its way, and where the season has no league's pitching. */
  readonly league: LeagueOddsAnswer | null;
  /** Made for no league. */
  readonly isHouse: boolean;
}

/** A batter's two tables: as pictures, in words, and what they come to before and after his league's pitching. */
export function BatterDiceSheet({ dice, speed, league, isHouse }: Props) {
  return (
    <Sheet
      title="The dice"
      note="A red and a navy die fall on one of 36 squares. X rolls again, on the extra table. Then the pitcher’s dice may change the result."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <DiceSquare caption="First table" table={dice.base} words={words} />
          <DiceLegend table={dice.base} words={words} />
        </div>
        {dice.base.includes('X') ? (
          <div className="flex flex-col gap-3">
            <DiceSquare caption="Extra table, after an X" table={dice.extra} words={words} />
            <DiceLegend table={dice.extra} words={words} />
          </div>
        ) : null}
      </div>
      <BatterOdds dice={dice} league={league} />
      {speed === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Speed {speed}, where 50 is{' '}
          {isHouse ? 'an average runner' : 'the average runner of his league'}.
        </p>
      )}
    </Sheet>
  );
}

function BatterOdds({ dice, league }: Omit<Props, 'speed' | 'isHouse'>) {
  const before = batterOdds(dice);
  const after = league?.pitching ? afterChances(before, league.pitching) : null;
  const lines = [lineOf(before), after === null ? null : lineOf(after)] as const;
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-slab font-semibold">All told</h3>
      <BoxScoreFrame caption="Exact odds before and after the league’s average pitching">
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col" data-figures>
              Falls of {BATTER_CHANCES.toLocaleString('en-US')}
            </th>
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
              <td data-figures>{before[result].toLocaleString('en-US')}</td>
              <td data-figures>{percentText(before[result] / BATTER_CHANCES)}</td>
              <td data-figures>
                {after === null ? '–' : percentText(after[result] / BATTER_CHANCES)}
              </td>
            </tr>
          ))}
          {(['avg', 'obp', 'slg'] as const).map((rate) => (
            <tr key={rate}>
              <th scope="row">{rate.toUpperCase()}</th>
              <td data-figures>–</td>
              <td data-figures>{rateText(lines[0][rate])}</td>
              <td data-figures>{lines[1] === null ? '–' : rateText(lines[1][rate])}</td>
            </tr>
          ))}
        </tbody>
      </BoxScoreFrame>
      <p className="mt-2 text-sm text-ink-soft">
        “After” is after the average pitcher of his own league and season: that is what the card was
        made for.
      </p>
    </div>
  );
}
