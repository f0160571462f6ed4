import type { GuestAtBat, GuestPlayer } from '@pennant/contract/guest-at-bat';
import { BATTER_RESULTS, PITCHER_MODIFIERS } from '@pennant/rules/cards/card';
import { pitcherDiceFromFields } from '@pennant/rules/cards/dice-fields';
import { tierOf } from '@pennant/rules/cards/tier';
import type { ReactNode } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { PITCHER_CELL_LABELS, RESULT_LABELS } from '../../../ui/card/dice-result-labels.ts';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { cardDiceRows } from '../../../ui/dice/card-dice-rows.ts';
import { CardDiceTable } from '../../../ui/dice/card-dice-table.tsx';
import { RuleLink } from '../../../ui/rule/rule-link.tsx';
import { playerName } from '../guest/scene-words.ts';

/** The three things to know of a card, on the two that meet in the lesson. */
export function CardParts({ home, visitors: { pitcher } }: GuestAtBat) {
  const batter = home.batters[0];
  if (batter === undefined) return null;
  const cells = new Set(pitcherDiceFromFields(pitcher));
  return (
    <ol className="how-parts">
      <Part number={1} title="The front">
        <PlayerCardFront card={toCardFrontData(batter)} className="how-front" />
        <p>
          One player’s one year: {playerName(batter)}, {batter.year}. The disc is the{' '}
          <strong>rating</strong>, 0 to 100, here {batter.rating}; the frame shows the tier that
          goes with it, here {tierOf(batter.rating)}.
        </p>
      </Part>
      <Part number={2} title="A batter’s back">
        <p>
          Two dice, and the row of their <RuleLink rule="two-dice">sum</RuleLink>: 7 comes up most,
          2 and 12 seldom. The first column says what happens, an X rolls again on the second.
        </p>
        <DiceOf player={batter} />
        <Legend
          entries={[
            ...BATTER_RESULTS.map((result) => [result, RESULT_LABELS[result]] as const),
            ['X', 'roll again'],
          ]}
        />
      </Part>
      <Part number={3} title="A pitcher’s back">
        <p>
          {playerName(pitcher)} has one column. An empty cell leaves the batter’s result; the others
          bend it. The l is for low, fewer than the league allowed; the h for high.
        </p>
        <DiceOf player={pitcher} />
        <Legend
          entries={PITCHER_MODIFIERS.filter((modifier) => cells.has(modifier)).map(
            (modifier) => [modifier, PITCHER_CELL_LABELS[modifier]] as const,
          )}
        />
      </Part>
    </ol>
  );
}

const Part = ({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <li className="flex flex-col gap-3 border-t-4 border-double border-rule-strong pt-4">
    <h2 className="flex items-baseline gap-3 font-display text-2xl">
      <span aria-hidden="true" className="font-varsity text-pennant">
        {number}
      </span>
      {title}
    </h2>
    {children}
  </li>
);

const DiceOf = ({ player }: { readonly player: GuestPlayer }) => (
  <div className="border-y-2 border-ink bg-raised px-2 pb-1">
    <CardDiceTable caption={`Dice of ${playerName(player)}`} rows={cardDiceRows(player)} />
  </div>
);

const Legend = ({ entries }: { readonly entries: readonly (readonly [string, string])[] }) => (
  <dl className="grid grid-cols-[3rem_minmax(0,1fr)] text-sm">
    {entries.map(([code, meaning]) => (
      <div key={code} className="contents">
        <dt className="font-semibold">{code}</dt>
        <dd className="text-ink-soft">{meaning}</dd>
      </div>
    ))}
  </dl>
);
