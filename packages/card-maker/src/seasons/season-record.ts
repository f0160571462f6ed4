import type { BattingSeason, Hand, PitchingSeason } from '@pennant/rules/cards/card';
import { FIELDERS } from '@pennant/rules/games/lineup-slots';

/**
 * Positions at which the record counts games; P is any pitching, OF all outfield positions
 * together.
 */
export const FIELDING_POSITIONS = [...FIELDERS, 'OF', 'DH'] as const;
export type FieldingPosition = (typeof FIELDING_POSITIONS)[number];

/** One player's time with one club; stints are in chronological order. */
export interface Stint {
  readonly team: string;
  readonly league: string;
  readonly games: number;
  /**
   * Plate appearances and batters faced with this club: weights of its league in the player's
   * averages.
   */
  readonly plateAppearances: number;
  readonly battersFaced: number;
}

/** One player's whole season, all stints added up. */
export interface PlayerSeason {
  readonly playerID: string;
  /** As the player was known: "Mike Trout". */
  readonly name: string;
  /** The part of the name that narration uses: "Trout"; null or undefined where unknown. */
  readonly surname?: string | null;
  readonly bats: Hand | null;
  readonly throws: Hand | null;
  /** At least one. */
  readonly stints: readonly Stint[];
  /** Null without a batting row; a figure is null where it is blank for every stint. */
  readonly batting: BattingSeason | null;
  readonly pitching: PitchingSeason | null;
  /** Batters hit by this pitcher; null or undefined where the record does not say. */
  readonly hitBatsmen?: number | null;
  /** Wild pitches and balks of this pitcher; null or undefined where the record does not say. */
  readonly wildPitches?: number | null;
  readonly balks?: number | null;
  /** Passed balls of this catcher; null or undefined where the record does not say. */
  readonly passedBalls?: number | null;
  /** Games that this pitcher finished in relief; null or undefined where unknown. */
  readonly gamesFinished?: number | null;
  /** Games at each position. */
  readonly gamesAt: Readonly<Record<FieldingPosition, number>>;
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

/**
 * An award or an all-star selection, by its name in the record ("Most Valuable Player",
 * "All-Star").
 */
export interface Honor {
  readonly playerID: string;
  readonly award: string;
}

/** The record of one season, real or synthetic, from which cards are made. */
export interface SeasonRecord {
  readonly year: number;
  /** In order of playerID. */
  readonly players: readonly PlayerSeason[];
  readonly clubs: readonly ClubSeason[];
  readonly honors: readonly Honor[];
}
