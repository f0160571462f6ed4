import type { BatterCard, CardPosition, PitcherCard } from '../cards/card.ts';

/**
 * Who decides for a side: the computer at once, or a player (whose choices stay pending in the
 * state).
 */
export type ManagerKind = 'computer' | 'player';

/**
 * The rates of everything but the printed dice. `designed`: the formulas that the game shows to its
 * players, with pitchers who tire. `record`: runners advance and steal at the rates of the record
 * and no pitcher tires; used by the realism bench only, where nobody makes choices.
 */
export const RATES = ['designed', 'record'] as const;
export type Rates = (typeof RATES)[number];

/**
 * A batter's card as lookup tables, compiled once. Cells are codes of
 * `plate-appearance/result-code.ts`.
 */
export interface CompiledBatter {
  /** 13 codes, by the sum of the two dice (0 and 1 unused). */
  readonly base: readonly number[];
  readonly extra: readonly number[];
  /** Chance of each result of `BATTER_RESULTS`, before a pitcher's cell acts. */
  readonly odds: Float64Array;
  /**
   * Expected runs of a plate appearance, against an average one, off a pitcher whose cells are all
   * empty.
   */
  readonly runs: number;
  readonly speed: number;
  /**
   * Chances on the bases, in the layout of `compileRunningChances` in
   * `baserunning/running-chances.ts`.
   */
  readonly running: Float64Array;
  /**
   * On a ground ball with first occupied and fewer than two outs: chance of a double play, and
   * chance of that or a force at second.
   */
  readonly doublePlayChance: number;
  readonly forcePlayChance: number;
  /**
   * Steal attempts and success, in the layout of `compileStealChances` in
   * `baserunning/steal-chances.ts`.
   */
  readonly stealing: readonly number[];
}

/** A pitcher's card as lookup tables, compiled once. */
export interface CompiledPitcher {
  /** 13 codes, by the sum of the two dice (0 and 1 unused). */
  readonly cells: readonly number[];
  /**
   * Run value of each result of a batter once the pitcher's cells have acted, in the layout of
   * `pitcherRunValues` in `manager/matchup-runs.ts`.
   */
  readonly runValues: Float64Array;
  readonly stamina: number;
  /** Number of the batter faced, from 1, from which on the pitcher is tired. */
  readonly tiresAt: number;
}

/** A player in a game: card id, name and compiled tables. One of `bat` and `pitch` may be null. */
export interface SetupPlayer {
  readonly cardID: number;
  readonly name: string;
  /** What narration calls the player; undefined where the card does not say. */
  readonly surname?: string;
  readonly bat: CompiledBatter | null;
  readonly pitch: CompiledPitcher | null;
  /** The card's `positions`, for substitutions. */
  readonly positions: readonly CardPosition[];
}

/** One side of a game: everything that stays the same from the first pitch to the last. */
export interface SideSetup {
  readonly name: string;
  /** 24 players by lineup index, in the order of `SLOTS`. */
  readonly players: readonly SetupPlayer[];
  /**
   * Lineup indices (0 to 8) in batting order, nine of them; the starter's for 8 where pitchers bat.
   */
  readonly battingOrder: readonly number[];
  /** Lineup index of the pitcher who starts (9 to 13). */
  readonly starter: number;
  /**
   * Chance that an out put in play becomes an error of this side: the mean of its eight fielders.
   */
  readonly errorRate: number;
  readonly manager: ManagerKind;
  /**
   * For each of the lineup indices 0 to 8, the bench players who may take that position and bat
   * better, best first.
   */
  readonly pinchHitters: readonly (readonly number[])[];
  /** The same for bench players who run much faster, fastest first. */
  readonly pinchRunners: readonly (readonly number[])[];
}

/**
 * Expected runs of a plate appearance, against an average one, of every batter of a side (by lineup
 * index) off every pitcher of the other: three numbers for each pair, as in `pitcherRunValues` of
 * `manager/matchup-runs.ts`. Computed once for a game; its managers read them at every tired
 * pitcher.
 */
export type Matchups = Float64Array;

/** The setup of a game. Cards stay here; the state refers to them by side and lineup index. */
export interface GameSetup {
  readonly visitors: SideSetup;
  readonly home: SideSetup;
  readonly rates: Rates;
  /** For each side, its pitchers against the other's batters. */
  readonly matchups: { readonly visitors: Matchups; readonly home: Matchups };
}

/** The fields of a batter's card that are compiled (a `BatterCard` fits as it is). */
export type BatterSource = Pick<
  BatterCard,
  | 'type'
  | 'cardID'
  | 'name'
  | 'surname'
  | 'positions'
  | 'dice'
  | 'speed'
  | 'stealAttemptRate'
  | 'stealSuccessRate'
  | 'errorRate'
>;

/** The fields of a pitcher's card that are compiled (a `PitcherCard` fits as it is). */
export type PitcherSource = Pick<
  PitcherCard,
  'type' | 'cardID' | 'name' | 'surname' | 'positions' | 'dice' | 'stamina'
> & {
  /**
   * The pitcher's own batting, for lineups in which pitchers bat; used by the realism bench only.
   */
  readonly batting?: BatterSource;
};

export type PlayerSource = BatterSource | PitcherSource;

/** One side before compiling: plain JSON, so that a replay can carry it. */
export interface SideSource {
  readonly name: string;
  /** 24 cards by lineup index, in the order of `SLOTS`. */
  readonly players: readonly PlayerSource[];
  /**
   * Lineup indices 0 to 8 in batting order. If pitchers bat, the starter's index replaces that of
   * the designated hitter (8).
   */
  readonly battingOrder: readonly number[];
  /** Lineup index of the starting pitcher: see `rotationStarter`. */
  readonly starter: number;
  readonly manager: ManagerKind;
}

/** A whole game before compiling, plain JSON. */
export interface GameSource {
  readonly visitors: SideSource;
  readonly home: SideSource;
  readonly rates: Rates;
}
