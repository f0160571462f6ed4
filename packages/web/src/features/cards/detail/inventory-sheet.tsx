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

/** Returns a quotient as text; a dash where the divisor is 0. */
const formatRatio = (part: number, whole: number, format: (rate: number) => string): string =>
  whole === 0 ? '–' : format(part / whole);
const toTwoDecimals = (rate: number) => rate.toFixed(2);

/** Returns the batting rates. Sacrifice flies are not recorded, so OBP leaves them out. */
const battingRates = ({ ab, h1, h2, h3, hr, bb }: CardInventory): Figure[] => {
  const hits = h1 + h2 + h3 + hr;
  return [
    { head: 'AVG', value: formatRatio(hits, ab, rateText) },
    { head: 'OBP', value: formatRatio(hits + bb, ab + bb, rateText) },
    { head: 'SLG', value: formatRatio(h1 + 2 * h2 + 3 * h3 + 4 * hr, ab, rateText) },
  ];
};

const pitchingRates = ({ ipOuts, h1, h2, h3, hr, bb, so, runs }: CardInventory): Figure[] => [
  { head: 'RA9', value: formatRatio(runs * 27, ipOuts, toTwoDecimals) },
  { head: 'WHIP', value: formatRatio((h1 + h2 + h3 + hr + bb) * 3, ipOuts, toTwoDecimals) },
  { head: 'K9', value: formatRatio(so * 27, ipOuts, toTwoDecimals) },
];

/**
 * The panel with the statistics of the user's own copies of a card, and the choice of its variant.
 */
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
