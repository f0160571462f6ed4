import { formatWpa } from '../../ui/format-wpa.ts';
import type { BattingStat, PitchingStat } from '@pennant/rules/leaderboard/board-statistics';

export type Stat = BattingStat | PitchingStat;

/** The full name of each statistic. */
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
  WPA: 'Win probability added',
  ERA: 'Earned run average',
  WHIP: 'Walks and hits per inning',
  'K/9': 'Strikeouts per nine innings',
  W: 'Wins',
  SV: 'Saves',
  SO: 'Strikeouts',
  IP: 'Innings pitched',
  pWPA: 'Win probability added, pitching',
};

const THREE_DECIMAL_STATS: readonly Stat[] = ['AVG', 'OBP', 'SLG', 'OPS'];
/** In wins, with their sign. */
const SIGNED_STATS: readonly Stat[] = ['WPA', 'pWPA'];
const TWO_DECIMAL_STATS: readonly Stat[] = ['ERA', 'WHIP', 'K/9'];

/** Returns a value as box scores print it: .312, 3.07, 6.3 (innings), 41. */
export function statText(stat: Stat, value: number): string {
  if (THREE_DECIMAL_STATS.includes(stat)) return value.toFixed(3).replace(/^0/, '');
  if (TWO_DECIMAL_STATS.includes(stat)) return value.toFixed(2);
  if (SIGNED_STATS.includes(stat)) return formatWpa(value);
  return stat === 'IP' ? value.toFixed(1) : String(value);
}

/** Returns the HTML id of a statistic's board: "stat-k-9". */
export const statBoardID = (stat: Stat): string => `stat-${stat.toLowerCase().replace('/', '-')}`;
