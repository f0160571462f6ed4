import type { Card, CardInventory } from '@pennant/contract/cards';

import { formatWpa } from '../../../ui/format-wpa.ts';
import { formatCount } from '../../../ui/money.tsx';
import { StatTable, type Stat } from './stat-table.tsx';
import { formatRate } from './format-stat.ts';
import { DetailPanel } from './detail-panel.tsx';

interface Props {
  readonly card: Card;
  readonly inventory: CardInventory;
}

/** Returns a quotient as text; a dash where the divisor is 0. */
const formatRatio = (part: number, whole: number, format: (rate: number) => string): string =>
  whole === 0 ? '–' : format(part / whole);
const toTwoDecimals = (rate: number) => rate.toFixed(2);

/** Returns the batting rates. Sacrifice flies are not recorded, so OBP leaves them out. */
const battingRates = ({ ab, h1, h2, h3, hr, bb }: CardInventory): Stat[] => {
  const hits = h1 + h2 + h3 + hr;
  return [
    { head: 'AVG', value: formatRatio(hits, ab, formatRate) },
    { head: 'OBP', value: formatRatio(hits + bb, ab + bb, formatRate) },
    { head: 'SLG', value: formatRatio(h1 + 2 * h2 + 3 * h3 + 4 * hr, ab, formatRate) },
  ];
};

const pitchingRates = ({ ipOuts, h1, h2, h3, hr, bb, so, runs }: CardInventory): Stat[] => [
  { head: 'RA9', value: formatRatio(runs * 27, ipOuts, toTwoDecimals) },
  { head: 'WHIP', value: formatRatio((h1 + h2 + h3 + hr + bb) * 3, ipOuts, toTwoDecimals) },
  { head: 'K9', value: formatRatio(so * 27, ipOuts, toTwoDecimals) },
];

/** The panel with what the user's own copies of a card did in games; for owners only. */
export function OwnedCardStats({ card, inventory }: Props) {
  const { amount, exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ipOuts, wpa } = inventory;
  if (inventory.inventoryID === null) return null;
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
    { head: 'WPA', value: <abbr title="Win probability added, in wins">{formatWpa(wpa)}</abbr> },
  ];
  const innings = `${Math.floor(ipOuts / 3)}${['', '⅓', '⅔'][ipOuts % 3]}`;
  return (
    <DetailPanel
      title="In your games"
      note={`${formatCount(amount)} ${amount === 1 ? 'copy' : 'copies'}, ${formatCount(exp)} experience. What it has done in your games${card.type === 'Pitcher' ? ' (hits, runs and walks are those it allowed)' : ''}:`}
    >
      <StatTable
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
    </DetailPanel>
  );
}
