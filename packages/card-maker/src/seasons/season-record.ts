import type { BattingSeason, Hand, PitchingSeason } from '@pennant/rules/cards/card';

/** Fielding places as the record counts games at them; P is any pitching, OF the three outfield places together. */
export const FIELDING_PLACES = [
  'P',
  'C',
  '1B',
  '2B',
  '3B',
  'SS',
  'LF',
  'CF',
  'RF',
  'OF',
  'DH',
] as const;
export type FieldingPlace = (typeof FIELDING_PLACES)[number];

/** What one player did with one club, in the order in which he played for them. */
export interface Stint {
  readonly team: string;
  readonly league: string;
  readonly games: number;
  /** Plate appearances and batters faced with this club, to weigh its league in his averages. */
  readonly plateAppearances: number;
  readonly battersFaced: number;
}

/** One player's whole season, his stints added up. */
export interface PlayerSeason {
  readonly playerID: string;
  /** As he was known: "Mike Trout". */
  readonly name: string;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  /** At least one. */
  readonly stints: readonly Stint[];
  /** Null where he has no batting row; a figure is null where every stint left it blank. */
  readonly batting: BattingSeason | null;
  readonly pitching: PitchingSeason | null;
  /** Games at each place. */
  readonly gamesAt: Readonly<Record<FieldingPlace, number>>;
  readonly pinchHit: number;
  readonly pinchRan: number;
}

/** One club's season. */
export interface ClubSeason {
  readonly team: string;
  readonly league: string;
  readonly franchise: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly runs: number;
  readonly runsAllowed: number;
  readonly errors: number;
  readonly wonPennant: boolean;
  readonly wonWorldSeries: boolean;
}

/** An award or an all-star selection, by its name in the record ("Most Valuable Player", "All-Star"). */
export interface Honor {
  readonly playerID: string;
  readonly award: string;
}

/** Everything that the card maker needs to know of one season, real or invented. */
export interface SeasonRecord {
  readonly year: number;
  /** In order of playerID. */
  readonly players: readonly PlayerSeason[];
  readonly clubs: readonly ClubSeason[];
  readonly honors: readonly Honor[];
}

/** Where the seasons come from: Lahman's files, or the program's own invention. */
export const HISTORIES = ['record', 'invented'] as const;
export type History = (typeof HISTORIES)[number];
