import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import { inningsInThirds } from '../innings-pitched.ts';

/** A column of a season line: its header, the value as printed, and the stat in words. */
export interface StatColumn {
  readonly header: string;
  readonly value: string;
  readonly label: string;
}

/** Returns ".312" or "1.000"; a dash where `whole` is 0. */
export const formatAverage = (part: number, whole: number): string =>
  whole === 0 ? '–' : (part / whole).toFixed(3).replace(/^0/, '');

const column = (head: string, says: string, figure: number | string | null): StatColumn =>
  figure === null
    ? { header: head, label: `${says}, not kept that year`, value: '–' }
    : { header: head, label: says, value: String(figure) };

/** Returns the columns of a batting season. */
export const battingLine = (season: BattingSeason): StatColumn[] => [
  column('G', 'games', season.G),
  column('AB', 'at-bats', season.AB),
  column('R', 'runs', season.R),
  column('H', 'hits', season.H),
  column('2B', 'doubles', season['2B']),
  column('3B', 'triples', season['3B']),
  column('HR', 'home runs', season.HR),
  column('RBI', 'runs batted in', season.RBI),
  column('SB', 'stolen bases', season.SB),
  column('BB', 'walks', season.BB),
  column('SO', 'strikeouts', season.SO),
  column('AVG', 'batting average', formatAverage(season.H, season.AB)),
];

/** Returns the earned run average with two decimals; a dash without an out. */
export const formatEarnedRunAverage = (season: PitchingSeason): string =>
  season.IPouts === 0 ? '–' : ((season.ER * 27) / season.IPouts).toFixed(2);

/** Returns the columns of a pitching season. */
export const pitchingLine = (season: PitchingSeason): StatColumn[] => [
  column('G', 'games', season.G),
  column('GS', 'games started', season.GS),
  column('CG', 'complete games', season.CG),
  column('W', 'wins', season.W),
  column('L', 'losses', season.L),
  column('SV', 'saves', season.SV),
  column('IP', 'innings pitched', inningsInThirds(season.IPouts)),
  column('H', 'hits allowed', season.H),
  column('ER', 'earned runs', season.ER),
  column('BB', 'walks', season.BB),
  column('SO', 'strikeouts', season.SO),
  column('ERA', 'earned run average', formatEarnedRunAverage(season)),
];
