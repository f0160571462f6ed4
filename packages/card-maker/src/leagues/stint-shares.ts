import type { PlayerSeason, Stint } from '../seasons/season-record.ts';

/** How much of a player's season belongs to each of his leagues; the shares sum to 1. */
export type LeagueShares = readonly { readonly league: string; readonly share: number }[];

const sharesBy = (stints: readonly Stint[], amount: (stint: Stint) => number): LeagueShares => {
  const first = stints[0];
  if (first !== undefined && stints.every((stint) => stint.league === first.league)) {
    return [{ league: first.league, share: 1 }];
  }
  const total = stints.reduce((sum, stint) => sum + amount(stint), 0);
  const byLeague = new Map<string, number>();
  for (const stint of stints) {
    const share = total > 0 ? amount(stint) / total : 1 / stints.length;
    byLeague.set(stint.league, (byLeague.get(stint.league) ?? 0) + share);
  }
  return [...byLeague].map(([league, share]) => ({ league, share }));
};

/** Leagues of his batting, weighed by plate appearances. */
export const battingShares = (player: PlayerSeason): LeagueShares =>
  sharesBy(player.stints, (stint) => stint.plateAppearances);

/** Leagues of his pitching, weighed by batters faced. */
export const pitchingShares = (player: PlayerSeason): LeagueShares =>
  sharesBy(player.stints, (stint) => stint.battersFaced);

/** The stint in which he played most games; the earlier of two equal ones. */
export const mainStint = (player: PlayerSeason): Stint => {
  const [first, ...later] = player.stints;
  if (first === undefined) throw new Error(`${player.playerID} has no stint`);
  return later.reduce((most, stint) => (stint.games > most.games ? stint : most), first);
};
