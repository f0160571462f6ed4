import type { Card } from '@pennant/contract/cards';
import { DICE_SUMS } from '@pennant/rules/cards/card';
import { batterDiceFromFields, pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { BATTER_CHANCES, batterOdds, lineOf, pitcherOdds } from '@pennant/rules/cards/odds';

import { BoxScoreFrame } from '../../ui/box-score-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { PITCHER_CELL_WORDS, RESULT_WORDS } from './result-words.ts';
import { rateText } from './season-sheet.tsx';
import { Sheet } from './sheet.tsx';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The dice tables, and what they come to over all falls of the dice. */
export function DiceSheet({ card }: { readonly card: Card }) {
  return card.type === 'Batter' ? <BatterSheet card={card} /> : <PitcherSheet card={card} />;
}

function BatterSheet({ card }: { readonly card: Card }) {
  const dice = batterDiceFromFields(card);
  const odds = batterOdds(dice);
  const line = lineOf(odds);
  const { H1, H2, H3, HR, BB, SO, OO } = odds;
  return (
    <Sheet
      title="The dice"
      note="Two dice pick a cell of the first table; X rolls again on the extra table. The pitcher's dice may then change the result. The league's average pitcher brings this card to the season above."
    >
      <DiceRows
        rows={[
          ['First', dice.base],
          ['Extra', dice.extra],
        ]}
      />
      <div className="mt-4">
        <FigureTable
          caption="Odds of each result before the pitcher"
          figures={[
            ...Object.entries({ H1, H2, H3, HR, BB, SO, OO }).map(([result, chances]) => ({
              head: result,
              value: (
                <span
                  title={`${RESULT_WORDS[result as keyof typeof RESULT_WORDS]}: ${chances} of ${BATTER_CHANCES}`}
                >
                  {percent(chances / BATTER_CHANCES)}
                </span>
              ),
            })),
            { head: 'AVG', value: rateText(line.avg) },
            { head: 'OBP', value: rateText(line.obp) },
            { head: 'SLG', value: rateText(line.slg) },
          ]}
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        Before the pitcher's dice, in shares of all {BATTER_CHANCES.toLocaleString('en-US')} falls.
        Speed {card.speed}.
      </p>
    </Sheet>
  );
}

function PitcherSheet({ card }: { readonly card: Card }) {
  const dice = pitcherDiceFromFields(card);
  const odds = [...pitcherOdds(dice)].toSorted(([, a], [, b]) => b - a);
  return (
    <Sheet
      title="The dice"
      note="After the batter's result, two dice pick a cell here. An empty cell leaves the result as it is."
    >
      <DiceRows rows={[['Pitcher', dice]]} />
      <ul className="mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {odds.map(([modifier, chances]) => (
          <li
            key={modifier ?? 'none'}
            className="flex justify-between gap-4 border-b border-rule py-1"
          >
            <span>
              <strong className="font-varsity font-normal">{modifier ?? '–'}</strong>{' '}
              <span className="text-ink-soft">
                {modifier === null ? 'leaves it as it is' : PITCHER_CELL_WORDS[modifier]}
              </span>
            </span>
            <span className="figures whitespace-nowrap">{chances} of 36</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">Stamina {card.stamina}.</p>
    </Sheet>
  );
}

function DiceRows({
  rows,
}: {
  readonly rows: readonly (readonly [string, readonly (string | null)[]])[];
}) {
  return (
    <BoxScoreFrame caption="Dice tables">
      <thead>
        <tr>
          <th scope="col">Sum</th>
          {DICE_SUMS.map((sum) => (
            <th key={sum} scope="col" data-figures>
              {sum}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={DICE_SUMS[at]} data-figures className="font-varsity">
                {cell ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </BoxScoreFrame>
  );
}
