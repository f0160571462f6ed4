import type { PlayerSeason, SeasonRecord } from '../seasons/season-record.ts';
import { LEADER_FIGURES, type LeaderFigure } from '../synthetic/leader-spread.ts';
import { REAL_BEST_EVER, REAL_FIVE_BEST, type LeaderLine } from './real-leaders.ts';

/** Appearances of a batter, and outs of a pitcher, that qualify for a mean: per club game. */
const QUALIFYING = { plateAppearances: 3.1, outs: 3 } as const;
const BEST = 5;

/** A season's figure, and the player whose it is. */
export interface Leader {
  readonly name: string;
  readonly year: number;
  readonly figure: number;
}

/** Returns a player's figure; null without one, or without enough play for a mean. */
const figureOf = (
  { batting, pitching }: PlayerSeason,
  figure: LeaderFigure,
  games: number,
): number | null => {
  if (figure === 'HR' || figure === 'SB') return batting?.[figure] ?? null;
  if (figure === 'AVG') {
    if (!batting) return null;
    const { AB, BB, HBP, SH, SF, H } = batting;
    const appearances = AB + BB + (HBP ?? 0) + (SH ?? 0) + (SF ?? 0);
    return appearances >= QUALIFYING.plateAppearances * games ? H / AB : null;
  }
  if (!pitching) return null;
  const { IPouts, ER } = pitching;
  if (figure === 'ERA') return IPouts >= QUALIFYING.outs * games ? (27 * ER) / IPouts : null;
  return figure === 'IP' ? IPouts / 3 : pitching[figure];
};

/** Returns the five best of one season, the best first. */
export const leadersOf = (
  { year, clubs, players }: SeasonRecord,
  figure: LeaderFigure,
): Leader[] => {
  const games = new Map(clubs.map((club) => [club.team, club.games]));
  const sign = figure === 'ERA' ? 1 : -1;
  return players
    .flatMap((player) => {
      const own = figureOf(player, figure, games.get(player.stints.at(-1)?.team ?? '') ?? 0);
      return own === null ? [] : [{ name: player.name, year, figure: own }];
    })
    .sort((a, b) => sign * (a.figure - b.figure))
    .slice(0, BEST);
};

/** A decade's five best seasons beside the record's. */
export interface DecadeComparison {
  readonly decade: number;
  readonly figure: LeaderFigure;
  readonly mean: number;
  readonly real: number;
}

/** How near a history's leaders come to the real ones. */
export interface LeaderComparison {
  readonly decades: readonly DecadeComparison[];
  readonly bestEver: LeaderLine;
  /** Largest relative error of a decade's mean, and of a best season ever. */
  readonly worstOfDecades: number;
  readonly worstBestEver: number;
}

const errorOf = (figure: number, real: number): number => Math.abs(figure / real - 1);

/** Compares the five best seasons of each decade, and the best of all, with the record's. */
export const compareLeaders = (history: readonly SeasonRecord[]): LeaderComparison => {
  const best = new Map<LeaderFigure, number>();
  const decades = LEADER_FIGURES.flatMap((figure) =>
    [...REAL_FIVE_BEST].map(([decade, real]) => {
      const leaders = history
        .filter(({ year }) => Math.floor(year / 10) * 10 === decade)
        .flatMap((season) => leadersOf(season, figure).map((leader) => leader.figure))
        .sort((a, b) => (figure === 'ERA' ? a - b : b - a))
        .slice(0, BEST);
      const first = leaders[0] ?? 0;
      const before = best.get(figure) ?? first;
      best.set(figure, figure === 'ERA' ? Math.min(before, first) : Math.max(before, first));
      const mean = leaders.reduce((sum, own) => sum + own, 0) / BEST;
      return { decade, figure, mean, real: real[figure] };
    }),
  );
  const bestEver = Object.fromEntries(best) as LeaderLine;
  return {
    decades,
    bestEver,
    worstOfDecades: Math.max(...decades.map(({ mean, real }) => errorOf(mean, real))),
    worstBestEver: Math.max(
      ...LEADER_FIGURES.map((figure) => errorOf(bestEver[figure], REAL_BEST_EVER[figure])),
    ),
  };
};
