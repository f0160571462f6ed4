import type { BatterCard, CardPosition, PitcherCard } from '../cards/card.ts';
import type { SideOrders } from './standing-orders.ts';

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
  /**
   * Chance of a wild pitch or a balk, with runners on, before this batter, of a pitcher whose card
   * has none.
   */
  readonly wildPitchChance: number;
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
  /** Chances of a wild pitch or a balk, and of a balk alone; null where the card has none. */
  readonly wildPitchOrBalkChance: number | null;
  readonly balkChance: number | null;
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
  /**
   * The error rates at C to RF, in the order of the lineup (`compileErrorRates` in
   * `fielding/gloves.ts`); empty for a pitcher, whose card has none.
   */
  readonly errorRates: readonly number[];
  /** Chance of a passed ball as the catcher; null where the card has none. */
  readonly passedBallChance: number | null;
}

/** When a starter is relieved, in batters; see `manager/starter-hook.ts`. */
export interface StarterHook {
  /** Batters that the starter may face from the first tired one on. */
  readonly leash: number;
  /** Runs that cost no batter, and how many more of them with a lead. */
  readonly freeRuns: number;
  readonly freeRunsAhead: number;
  /** Batters that each further run costs. */
  readonly battersPerRun: number;
}

/** What the managers of a club's league did in its season; null where the record does not tell. */
export interface ManagerHabits {
  /** Share of the starts that the starter completed. */
  readonly completeGames: number | null;
  /** Attempts to steal of a club in a game. */
  readonly stealAttempts: number | null;
  /** Walks on purpose of a club in a game. */
  readonly intentionalWalks: number | null;
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
  readonly manager: ManagerKind;
  /** Whether the computer manages to win, and not as the managers of a league did. */
  readonly managesToWin: boolean;
  /** How often runners go, as a multiple of their seasons' rates (`manager/habits.ts`). */
  readonly stealShare: number;
  /** What a walk on purpose may cost of the win expectancy; null where the batters decide it. */
  readonly walkCost: number | null;
  /** How long the computer manager stays with the starter. */
  readonly starterHook: StarterHook;
  /** Expected runs of one turn of the batting order, against average batters. */
  readonly orderRuns: number;
  /** The bench players who bat, best bat first. */
  readonly pinchHitters: readonly number[];
  /** For each of the lineup indices 0 to 8, who of the bench runs much faster, fastest first. */
  readonly pinchRunners: readonly (readonly number[])[];
  /** For each of these positions, who of the bench may take it: a bit for each lineup index. */
  readonly benchFielders: readonly number[];
  /**
   * For each of the lineup indices 0 to 8, the bench players who may take that position and have a
   * better glove, best first.
   */
  readonly gloves: readonly (readonly number[])[];
  /** The bench players of `gloves`: a bit for each lineup index. */
  readonly betterGloves: number;
  /** The chances of errors of the nine who start, as `sumErrorChances` returns them. */
  readonly errorChances: readonly number[];
  /** Share of plate appearances in which the nine strike out, against a pitcher of empty cells. */
  readonly strikeouts: number;
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
  | 'passedBallChance'
>;

/** The fields of a pitcher's card that are compiled (a `PitcherCard` fits as it is). */
export type PitcherSource = Pick<
  PitcherCard,
  | 'type'
  | 'cardID'
  | 'name'
  | 'surname'
  | 'positions'
  | 'dice'
  | 'stamina'
  | 'wildPitchChance'
  | 'balkChance'
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
  /** Of computer teams: what managers did in their league. The computer manages others to win. */
  readonly habits?: ManagerHabits;
  /**
   * Of a user's team that the computer manages while its user is away: see `rulesVersionOf`.
   */
  readonly orders?: SideOrders;
}

/** A whole game before compiling, plain JSON. */
export interface GameSource {
  readonly visitors: SideSource;
  readonly home: SideSource;
  readonly rates: Rates;
}
