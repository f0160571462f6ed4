import type { Card, CardInventory } from '@pennant/contract/cards';

import { FigureTable } from './figure-table.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly card: Card;
  readonly inventory: CardInventory;
}

/** What the user's own copies have done in his games. */
export function InventorySheet({ card, inventory }: Props) {
  const { amount, exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ipOuts } = inventory;
  if (amount === 0) {
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
  return (
    <Sheet
      title="In your shoebox"
      note={`${amount} ${amount === 1 ? 'copy' : 'copies'}, ${exp} experience. What it has done in your games${card.type === 'Pitcher' ? ' (hits, runs and walks are those it allowed)' : ''}:`}
    >
      <FigureTable
        caption="In your games"
        figures={
          card.type === 'Batter'
            ? [{ head: 'AB', value: ab }, ...shared, { head: 'RBI', value: rbi }]
            : [{ head: 'IP', value: (ipOuts / 3).toFixed(1) }, ...shared]
        }
      />
    </Sheet>
  );
}
