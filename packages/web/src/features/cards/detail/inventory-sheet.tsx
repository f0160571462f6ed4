import type { Card, CardInventory } from '@pennant/contract/cards';

import { countText } from '../../../ui/money.tsx';
import { FigureTable, type Figure } from './figure-table.tsx';
import { rateText } from './figure-text.ts';
import { Sheet } from './sheet.tsx';
import { VariantPicker } from './variant-picker.tsx';

interface Props {
  readonly card: Card;
  readonly inventory: CardInventory;
}

/** A figure out of nothing is no figure. */
const over = (part: number, whole: number, text: (rate: number) => string): string =>
  whole === 0 ? '–' : text(part / whole);
const two = (rate: number) => rate.toFixed(2);

/** Rates of what a batter's copies have done; sacrifice flies are not counted, so they are in none. */
const battingRates = ({ ab, h1, h2, h3, hr, bb }: CardInventory): Figure[] => {
  const hits = h1 + h2 + h3 + hr;
  return [
    { head: 'AVG', value: over(hits, ab, rateText) },
    { head: 'OBP', value: over(hits + bb, ab + bb, rateText) },
    { head: 'SLG', value: over(h1 + 2 * h2 + 3 * h3 + 4 * hr, ab, rateText) },
  ];
};

const pitchingRates = ({ ipOuts, h1, h2, h3, hr, bb, so, runs }: CardInventory): Figure[] => [
  { head: 'RA9', value: over(runs * 27, ipOuts, two) },
  { head: 'WHIP', value: over((h1 + h2 + h3 + hr + bb) * 3, ipOuts, two) },
  { head: 'K9', value: over(so * 27, ipOuts, two) },
];

/** What the user's own copies have done in his games. */
export function InventorySheet({ card, inventory }: Props) {
  const { amount, exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ipOuts } = inventory;
  if (inventory.inventoryID === null) {
    return (
      <Sheet title="In your shoebox">
        <p className="text-ink-soft">
          You do not have this card yet. It comes in its series' packs.
        </p>
      </Sheet>
    );
  }
  const shared = [
    { head: 'H1', value: h1 },
    { head: 'H2', value: h2 },
    { head: 'H3', value: h3 },
    { head: 'HR', value: hr },
    { head: 'R', value: runs },
    { head: 'BB', value: bb },
    { head: 'SO', value: so },
    { head: 'SB', value: sb },
    { head: 'CS', value: cs },
  ];
  const innings = `${Math.floor(ipOuts / 3)}${['', '⅓', '⅔'][ipOuts % 3]}`;
  return (
    <Sheet
      title="In your shoebox"
      note={`${countText(amount)} ${amount === 1 ? 'copy' : 'copies'}, ${countText(exp)} experience. What it has done in your games${card.type === 'Pitcher' ? ' (hits, runs and walks are those it allowed)' : ''}:`}
    >
      <FigureTable
        caption="In your games"
        figures={
          card.type === 'Batter'
            ? [
                { head: 'AB', value: ab },
                ...shared,
                { head: 'RBI', value: rbi },
                ...battingRates(inventory),
              ]
            : [
                { head: 'IP', value: <span title={innings}>{(ipOuts / 3).toFixed(1)}</span> },
                ...shared,
                ...pitchingRates(inventory),
              ]
        }
      />
      <div className="mt-4 max-w-sm">
        <VariantPicker card={card} inventory={inventory} />
      </div>
    </Sheet>
  );
}
