import type { LeagueOddsAnswer } from '@pennant/contract/cards';
import { BATTER_RESULTS, type BatterCell, type BatterDice } from '@pennant/rules/cards/card';
import { afterChances } from '@pennant/rules/cards/league-odds';
import { BATTER_CHANCES, batterOdds, lineOf } from '@pennant/rules/cards/odds';

import { DiceLegend, DiceSquare } from './dice-square.tsx';
import { percentText, rateText } from './figure-text.ts';
import { OddsTable } from './odds-table.tsx';
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

/**
 * A batter's two tables: as pictures, in words, and what they come to before and after his league's pitching. A card of the house
 * has no league: what its dice come to is all there is to say.
 */
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
      {isHouse ? <HouseOdds dice={dice} /> : <LeagueOdds dice={dice} league={league} />}
      {speed === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Speed {speed}, where 50 is{' '}
          {isHouse ? 'an average runner' : 'the average runner of his league'}.
        </p>
      )}
    </Sheet>
  );
}

const falls = (count: number) => count.toLocaleString('en-US');

const FALLS = `Falls of ${falls(BATTER_CHANCES)}`;
const RATES = ['avg', 'obp', 'slg'] as const;

function LeagueOdds({ dice, league }: Pick<Props, 'dice' | 'league'>) {
  const before = batterOdds(dice);
  const after = league?.pitching ? afterChances(before, league.pitching) : null;
  const lines = [lineOf(before), after === null ? null : lineOf(after)] as const;
  return (
    <OddsTable
      title="All told"
      caption="Exact odds before and after the league’s average pitching"
      heads={['Result', FALLS, 'Before pitching', 'After']}
      rows={[
        ...BATTER_RESULTS.map((result) => [
          RESULT_WORDS[result],
          falls(before[result]),
          percentText(before[result] / BATTER_CHANCES),
          after === null ? '–' : percentText(after[result] / BATTER_CHANCES),
        ]),
        ...RATES.map((rate) => [
          rate.toUpperCase(),
          '–',
          rateText(lines[0][rate]),
          lines[1] === null ? '–' : rateText(lines[1][rate]),
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
  const line = lineOf(odds);
  return (
    <OddsTable
      title="All told"
      caption="Exact odds of the dice alone"
      heads={['Result', 'Before pitching', FALLS]}
      rows={[
        ...BATTER_RESULTS.map((result) => [
          RESULT_WORDS[result],
          percentText(odds[result] / BATTER_CHANCES),
          falls(odds[result]),
        ]),
        ...RATES.map((rate) => [rate.toUpperCase(), rateText(line[rate]), '–']),
      ]}
    >
      Made by the house, for no average pitcher: whoever pitches to him may change these.
    </OddsTable>
  );
}
