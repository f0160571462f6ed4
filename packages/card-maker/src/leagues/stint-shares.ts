import type { PlayerSeason, Stint } from '../seasons/season-record.ts';

/** Share of a player's season in each league; the shares sum to 1. */
export type LeagueShares = readonly { readonly league: string; readonly share: number }[];

const calculateShares = (
  stints: readonly Stint[],
  amount: (stint: Stint) => number,
): LeagueShares => {
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

/** Returns a player's leagues weighted by plate appearances. */
export const battingShares = (player: PlayerSeason): LeagueShares =>
  calculateShares(player.stints, (stint) => stint.plateAppearances);

/** Returns a player's leagues weighted by batters faced. */
export const pitchingShares = (player: PlayerSeason): LeagueShares =>
  calculateShares(player.stints, (stint) => stint.battersFaced);

/** Returns the stint with the most games; the earlier of two equal ones. */
export const mainStint = (player: PlayerSeason): Stint => {
  const [first, ...later] = player.stints;
  if (first === undefined) throw new Error(`${player.playerID} has no stint`);
  return later.reduce((main, stint) => (stint.games > main.games ? stint : main), first);
};
