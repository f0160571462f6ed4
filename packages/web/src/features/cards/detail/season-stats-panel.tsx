import type { Card } from '@pennant/contract/cards';
import { isCustomCard } from '@pennant/rules/cards/custom-card';

import { StatTable, type Stat } from './stat-table.tsx';
import { formatRate } from './format-stat.ts';
import { DetailPanel } from './detail-panel.tsx';

const BATTING_COLUMNS = [
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
const PITCHING_COLUMNS = [
  'W',
  'L',
  'G',
  'GS',
  'CG',
  'SHO',
  'SV',
  'H',
  'ER',
  'HR',
  'BB',
  'SO',
] as const;

/** Returns a statistic; a dash where it was not recorded that year, which is not zero. */
const formatStat = (value: number | null) =>
  value === null ? <abbr title="not kept that year">–</abbr> : value;

/** The panel with the season's recorded statistics; for a custom card, those its dice amount to. */
export function SeasonStatsPanel({ card }: { readonly card: Card }) {
  const isHouse = isCustomCard(card);
  const title = isHouse ? 'Made by the house' : `The ${card.year} season`;
  return (
    <DetailPanel
      title={title}
      note={
        isHouse
          ? 'Its dice were chosen, not taken from a season. This line is worked out from them.'
          : undefined
      }
    >
      <StatTable
        caption={title}
        figures={card.type === 'Batter' ? battingStats(card) : pitchingStats(card)}
      />
    </DetailPanel>
  );
}

function battingStats({ Battings: [season] }: Card): Stat[] {
  if (season === undefined) return [];
  const average = season.AB === 0 ? '–' : formatRate(season.H / season.AB);
  const { PB } = season;
  return [
    ...BATTING_COLUMNS.map((head) => ({ head, value: formatStat(season[head]) })),
    ...(PB === undefined ? [] : [{ head: 'PB', value: formatStat(PB) }]),
    { head: 'AVG', value: average },
  ];
}

function pitchingStats({ Pitchings: [season] }: Card): Stat[] {
  if (season === undefined) return [];
  const innings = `${Math.floor(season.IPouts / 3)}${['', '⅓', '⅔'][season.IPouts % 3]}`;
  const era = season.IPouts === 0 ? '–' : ((season.ER * 27) / season.IPouts).toFixed(2);
  const { WP, BK } = season;
  return [
    ...PITCHING_COLUMNS.slice(0, 7).map((head) => ({ head, value: formatStat(season[head]) })),
    { head: 'IP', value: innings },
    ...PITCHING_COLUMNS.slice(7).map((head) => ({ head, value: formatStat(season[head]) })),
    ...(WP === undefined ? [] : [{ head: 'WP', value: formatStat(WP) }]),
    ...(BK === undefined ? [] : [{ head: 'BK', value: formatStat(BK) }]),
    { head: 'ERA', value: era },
  ];
}
