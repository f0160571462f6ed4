import type { CareerTotals } from '@pennant/contract/career';
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

/** Returns what a card has done with a user in the columns of a batting season. */
export const careerBattingLine = (totals: CareerTotals): StatColumn[] => {
  const H = totals.h1 + totals.h2 + totals.h3 + totals.hr;
  return battingLine({
    G: totals.games,
    AB: totals.ab,
    R: totals.runs,
    H,
    '2B': totals.h2,
    '3B': totals.h3,
    HR: totals.hr,
    RBI: totals.rbi,
    SB: totals.sb,
    CS: totals.cs,
    BB: totals.bb,
    SO: totals.so,
    IBB: null,
    HBP: null,
    SH: null,
    SF: null,
    GIDP: null,
  });
};

/** The columns of a pitching season that are not counted of a user's games. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['GS', 'CG']);

/** Returns what a card has done with a user in the columns of a pitching season. */
export const careerPitchingLine = (totals: CareerTotals): StatColumn[] =>
  pitchingLine({
    G: totals.games,
    GS: 0,
    CG: 0,
    SHO: 0,
    W: totals.wins,
    L: totals.losses,
    SV: totals.saves,
    IPouts: totals.ipOuts,
    H: totals.h1 + totals.h2 + totals.h3 + totals.hr,
    ER: totals.er,
    BB: totals.bb,
    SO: totals.so,
    HR: totals.hr,
    BFP: null,
  }).map((stat) =>
    NOT_COUNTED.has(stat.header)
      ? { ...stat, value: '–', label: `${stat.label}, not counted in games here` }
      : stat,
  );
