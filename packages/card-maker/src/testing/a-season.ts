import type { BattingSeason, PitchingSeason } from '@pennant/rules/cards/card';
import type { ClubSeason, PlayerSeason, SeasonRecord, Stint } from '../seasons/season-record.ts';

/** Builders of invented season lines for tests; every figure can be set. */

export const aBattingSeason = (figures: Partial<BattingSeason> = {}): BattingSeason => ({
  G: 150,
  AB: 560,
  R: 80,
  H: 155,
  '2B': 30,
  '3B': 4,
  HR: 18,
  RBI: 75,
  SB: 10,
  CS: 5,
  BB: 55,
  SO: 90,
  IBB: 4,
  HBP: 5,
  SH: 2,
  SF: 5,
  GIDP: 12,
  ...figures,
});

export const aPitchingSeason = (figures: Partial<PitchingSeason> = {}): PitchingSeason => ({
  W: 13,
  L: 10,
  G: 32,
  GS: 32,
  CG: 5,
  SHO: 1,
  SV: 0,
  IPouts: 620,
  H: 190,
  ER: 80,
  HR: 18,
  BB: 62,
  SO: 150,
  BFP: 860,
  ...figures,
});

const aStint = (player: Pick<PlayerSeason, 'batting' | 'pitching'>): Stint => ({
  team: 'AAA',
  league: 'XL',
  games: player.batting?.G ?? player.pitching?.G ?? 1,
  plateAppearances: player.batting === null ? 0 : player.batting.AB + player.batting.BB,
  battersFaced: player.pitching?.BFP ?? 0,
});

const NOWHERE: PlayerSeason['gamesAt'] = {
  P: 0,
  C: 0,
  '1B': 0,
  '2B': 0,
  '3B': 0,
  SS: 0,
  LF: 0,
  CF: 0,
  RF: 0,
  OF: 0,
  DH: 0,
};

export const aBatter = (
  playerID: string,
  batting: Partial<BattingSeason> = {},
  player: Partial<Omit<PlayerSeason, 'gamesAt'>> & {
    readonly gamesAt?: Partial<PlayerSeason['gamesAt']>;
  } = {},
): PlayerSeason => {
  const line = aBattingSeason(batting);
  const { gamesAt = { '2B': line.G }, ...rest } = player;
  return {
    playerID,
    name: `Batter ${playerID}`,
    bats: 'R',
    throws: 'R',
    stints: [aStint({ batting: line, pitching: null })],
    batting: line,
    pitching: null,
    pinchHit: 0,
    pinchRan: 0,
    ...rest,
    gamesAt: { ...NOWHERE, ...gamesAt },
  };
};

export const aPitcher = (
  playerID: string,
  pitching: Partial<PitchingSeason> = {},
  player: Partial<Omit<PlayerSeason, 'gamesAt'>> = {},
): PlayerSeason => {
  const line = aPitchingSeason(pitching);
  return {
    playerID,
    name: `Pitcher ${playerID}`,
    bats: 'L',
    throws: 'L',
    stints: [aStint({ batting: null, pitching: line })],
    batting: null,
    pitching: line,
    pinchHit: 0,
    pinchRan: 0,
    ...player,
    gamesAt: { ...NOWHERE, P: line.G },
  };
};

export const aClub = (figures: Partial<ClubSeason> = {}): ClubSeason => ({
  team: 'AAA',
  league: 'XL',
  franchise: 'AAA',
  name: 'Anytown Aces',
  games: 162,
  wins: 81,
  losses: 81,
  runs: 700,
  runsAllowed: 700,
  errors: 110,
  wonPennant: false,
  wonWorldSeries: false,
  ...figures,
});

export const aSeason = (
  players: readonly PlayerSeason[],
  season: Partial<Omit<SeasonRecord, 'players'>> = {},
): SeasonRecord => ({
  year: 1962,
  clubs: [aClub()],
  honors: [],
  ...season,
  players: players.toSorted((a, b) => (a.playerID < b.playerID ? -1 : 1)),
});

/** Returns a small league of different lines: batters b01 to b12, pitchers p01 to p08. */
export const aLeagueOfPlayers = (): readonly PlayerSeason[] => [
  ...Array.from({ length: 12 }, (_, n) =>
    aBatter(`b${String(n + 1).padStart(2, '0')}`, {
      H: 130 + 4 * n,
      '2B': 20 + n,
      '3B': n % 6,
      HR: 3 * n,
      SO: 60 + 7 * n,
      BB: 30 + 5 * n,
      SB: (5 * n) % 23,
    }),
  ),
  ...Array.from({ length: 8 }, (_, n) =>
    aPitcher(`p${String(n + 1).padStart(2, '0')}`, {
      H: 170 + 6 * n,
      HR: 10 + 2 * n,
      BB: 40 + 7 * n,
      SO: 110 + 15 * n,
    }),
  ),
];
