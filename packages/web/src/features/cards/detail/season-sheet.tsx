import type { Card } from '@pennant/contract/cards';
import { isHouseCard } from '@pennant/rules/cards/house-card';

import { FigureTable, type Figure } from './figure-table.tsx';
import { rateText } from './figure-text.ts';
import { Sheet } from './sheet.tsx';

const BATTING = [
  'G',
  'AB',
  'R',
  'H',
  '2B',
  '3B',
  'HR',
  'RBI',
  'SB',
  'CS',
  'BB',
  'SO',
  'IBB',
  'HBP',
  'SH',
  'SF',
  'GIDP',
] as const;
const PITCHING = ['W', 'L', 'G', 'GS', 'CG', 'SHO', 'SV', 'H', 'ER', 'HR', 'BB', 'SO'] as const;

/** What was not kept that year is not zero. */
const kept = (value: number | null) =>
  value === null ? <abbr title="not kept that year">–</abbr> : value;

/** The season as the record has it; of a card whose dice were chosen, what these come to. */
export function SeasonSheet({ card }: { readonly card: Card }) {
  const isHouse = isHouseCard(card);
  const title = isHouse ? 'Made by the house' : `The ${card.year} season`;
  return (
    <Sheet
      title={title}
      note={
        isHouse
          ? 'Its dice were chosen, not taken from a season. This line is worked out from them.'
          : undefined
      }
    >
      <FigureTable
        caption={title}
        figures={card.type === 'Batter' ? batting(card) : pitching(card)}
      />
    </Sheet>
  );
}

function batting({ Battings: [season] }: Card): Figure[] {
  if (season === undefined) return [];
  const average = season.AB === 0 ? '–' : rateText(season.H / season.AB);
  return [
    ...BATTING.map((head) => ({ head, value: kept(season[head]) })),
    { head: 'AVG', value: average },
  ];
}

function pitching({ Pitchings: [season] }: Card): Figure[] {
  if (season === undefined) return [];
  const innings = `${Math.floor(season.IPouts / 3)}${['', '⅓', '⅔'][season.IPouts % 3]}`;
  const era = season.IPouts === 0 ? '–' : ((season.ER * 27) / season.IPouts).toFixed(2);
  return [
    ...PITCHING.slice(0, 7).map((head) => ({ head, value: kept(season[head]) })),
    { head: 'IP', value: innings },
    ...PITCHING.slice(7).map((head) => ({ head, value: kept(season[head]) })),
    { head: 'ERA', value: era },
  ];
}
