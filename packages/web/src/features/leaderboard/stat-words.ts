import type { BattingStat, PitchingStat } from '@pennant/rules/leaderboard/statistics';

export type Stat = BattingStat | PitchingStat;

/** What each board is called in full. */
export const STAT_NAMES: Record<Stat, string> = {
  AVG: 'Batting average',
  OBP: 'On-base percentage',
  SLG: 'Slugging percentage',
  OPS: 'On-base plus slugging',
  H1: 'Singles',
  H2: 'Doubles',
  H3: 'Triples',
  HR: 'Home runs',
  R: 'Runs',
  RBI: 'Runs batted in',
  BB: 'Walks',
  SB: 'Stolen bases',
  ERA: 'Earned run average',
  WHIP: 'Walks and hits per inning',
  'K/9': 'Strikeouts per nine innings',
  W: 'Wins',
  SV: 'Saves',
  SO: 'Strikeouts',
  IP: 'Innings pitched',
};

const SHARES: readonly Stat[] = ['AVG', 'OBP', 'SLG', 'OPS'];
const RATIOS: readonly Stat[] = ['ERA', 'WHIP', 'K/9'];

/** A value as a box score prints it: .312, 3.07, 6.3 innings, 41. */
export function statText(stat: Stat, value: number): string {
  if (SHARES.includes(stat)) return value.toFixed(3).replace(/^0/, '');
  if (RATIOS.includes(stat)) return value.toFixed(2);
  return stat === 'IP' ? value.toFixed(1) : String(value);
}

/** Where a board stands on its page: "stat-k-9". */
export const stationOf = (stat: Stat): string => `stat-${stat.toLowerCase().replace('/', '-')}`;
