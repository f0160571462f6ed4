import type { BatterCard, CardPosition, PitcherCard } from '../cards/card.ts';

/** Who decides for a side: the computer at once, or a player (his choices then stay pending in the state). */
export type ManagerKind = 'computer' | 'player';

/**
 * What happens beside the printed dice. `designed`: the formulas that the game shows to its players, with pitchers who tire.
 * `record`: runners go and steal at the rates of the record and nobody tires: for the realism bench, where nobody chooses.
 */
export const RATES = ['designed', 'record'] as const;
export type Rates = (typeof RATES)[number];

/** The tables of a batter as numbers, made once from his card. Cells are codes of `plate-appearance/result-code.ts`. */
export interface CompiledBatter {
  /** 13 codes, by the sum of the two dice (0 and 1 unused). */
  readonly base: readonly number[];
  readonly extra: readonly number[];
  /** Chance of each result of `BATTER_RESULTS`, before a pitcher's cell acts. */
  readonly odds: Float64Array;
  /** Runs of his plate appearance, against an average one, off a pitcher whose cells are all empty. */
  readonly runs: number;
  readonly speed: number;
  /** His chances on the bases, as `runningOf` in `baserunning/running-chances.ts` lays them out. */
  readonly running: Float64Array;
  /** His grounder with first occupied and fewer than two outs: chance of a double play, and of that or a force at second. */
  readonly doublePlayChance: number;
  readonly forcePlayChance: number;
  /** How often he tries to steal and with what success, as `stealingOf` in `baserunning/steal-chances.ts` lays it out. */
  readonly stealing: readonly number[];
}

export interface CompiledPitcher {
  /** 13 codes, by the sum of the two dice (0 and 1 unused). */
  readonly cells: readonly number[];
  /** What each result of a batter is worth once his cells have acted, as `pitcherWorth` in `manager/matchup.ts` lays it out. */
  readonly worth: Float64Array;
  readonly stamina: number;
  /** The number of the batter faced from which he tires. */
  readonly tiresAt: number;
}

/** A player in a game: his card's number and name, and what his dice say. One of `bat` and `pitch` may be null. */
export interface SetupPlayer {
  readonly cardID: number;
  readonly name: string;
  readonly bat: CompiledBatter | null;
  readonly pitch: CompiledPitcher | null;
  /** What his card's `positions` says ("2B", "SS", "OF" …), for substitutions. */
  readonly positions: readonly CardPosition[];
}

/** One side of a game, all that stays the same from its first pitch to its last. */
export interface SideSetup {
  readonly name: string;
  /** 24 players by lineup index, in the order of `SLOTS`. */
  readonly players: readonly SetupPlayer[];
  /** Lineup indices (0 to 8) in batting order, nine of them; the starter's for 8 where pitchers bat. */
  readonly battingOrder: readonly number[];
  /** Lineup index of the pitcher who starts (9 to 13). */
  readonly starter: number;
  /** Chance that an out put in play becomes an error of this side: the mean of its eight fielders. */
  readonly errorRate: number;
  readonly manager: ManagerKind;
  /** For each of the lineup indices 0 to 8, who of the bench may take his place and bats better, best first. */
  readonly pinchHitters: readonly (readonly number[])[];
  /** The same for those who run much faster, fastest first. */
  readonly pinchRunners: readonly (readonly number[])[];
}

/** What a game is played with. The cards stay here; the state refers to them by side and lineup index. */
export interface GameSetup {
  readonly visitors: SideSetup;
  readonly home: SideSetup;
  readonly rates: Rates;
  /** Of each side the pitchers against the other's men, as `manager/matchup.ts` lays it out. */
  readonly matchups: { readonly visitors: Float64Array; readonly home: Float64Array };
}

/** What compiling takes from a batter's card (a `BatterCard` fits as it is). */
export type BatterSource = Pick<
  BatterCard,
  | 'type'
  | 'cardID'
  | 'name'
  | 'positions'
  | 'dice'
  | 'speed'
  | 'stealAttemptRate'
  | 'stealSuccessRate'
  | 'errorRate'
>;

/** What compiling takes from a pitcher's card (a `PitcherCard` fits as it is). */
export type PitcherSource = Pick<
  PitcherCard,
  'type' | 'cardID' | 'name' | 'positions' | 'dice' | 'stamina'
> & {
  /** His own batting, for lineups in which pitchers bat: the realism bench's only. */
  readonly batting?: BatterSource;
};

export type PlayerSource = BatterSource | PitcherSource;

/** One side before compiling: plain JSON, so that a replay can carry it. */
export interface SideSource {
  readonly name: string;
  /** 24 cards by lineup index, in the order of `SLOTS`. */
  readonly players: readonly PlayerSource[];
  /** Lineup indices 0 to 8 in batting order. Where pitchers bat, the starter's stands in place of the designated hitter's (8). */
  readonly battingOrder: readonly number[];
  /** Lineup index of the starting pitcher: see `starterOf`. */
  readonly starter: number;
  readonly manager: ManagerKind;
}

/** A whole game before compiling, plain JSON. */
export interface GameSource {
  readonly visitors: SideSource;
  readonly home: SideSource;
  readonly rates: Rates;
}
