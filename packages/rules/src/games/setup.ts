import type { BatterDice, PitcherDice } from '../cards/card.ts';

/** Who decides for a side: the computer at once, or a player (his choices then stay pending in the state). */
export type ManagerKind = 'computer' | 'player';

/**
 * How runners fare. `designed`: the formulas that the game shows to its players. `record`: the rates of the
 * record, for the realism bench, where nobody chooses.
 */
export const RUNNING_MODES = ['designed', 'record'] as const;
export type RunningMode = (typeof RUNNING_MODES)[number];

/** The tables of a batter as numbers, made once from his card. Cells are codes of `plate-appearance/result-code.ts`. */
export interface CompiledBatter {
  /** 13 codes, by the sum of the two dice (0 and 1 unused). */
  readonly base: Uint8Array;
  readonly extra: Uint8Array;
  readonly speed: number;
  /** 0 slow, 1 average, 2 fast. */
  readonly speedClass: number;
  readonly stealAttemptRate: number;
  readonly stealSuccessRate: number;
}

export interface CompiledPitcher {
  /** 13 codes, by the sum of the two dice (0 and 1 unused). */
  readonly cells: Uint8Array;
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
  readonly positions: readonly string[];
}

/** One side of a game, all that stays the same from its first pitch to its last. */
export interface SideSetup {
  readonly name: string;
  /** 24 players by lineup index, in the order of `SLOTS`. */
  readonly players: readonly SetupPlayer[];
  /** Lineup indices (0 to 8) in batting order, nine of them. */
  readonly battingOrder: readonly number[];
  /** Lineup index of the pitcher who starts (9 to 13). */
  readonly starter: number;
  /** Chance that an out put in play becomes an error of this side: the mean of its eight fielders. */
  readonly errorRate: number;
  readonly manager: ManagerKind;
}

/** What a game is played with. The cards stay here; the state refers to them by side and lineup index. */
export interface GameSetup {
  readonly visitors: SideSetup;
  readonly home: SideSetup;
  readonly running: RunningMode;
}

/** What compiling takes from a batter's card (a `BatterCard` fits as it is). */
export interface BatterSource {
  readonly type: 'Batter';
  readonly cardID: number;
  readonly name: string;
  readonly positions: readonly string[];
  readonly dice: BatterDice;
  readonly speed: number;
  readonly stealAttemptRate: number;
  readonly stealSuccessRate: number;
  readonly errorRate: number;
}

/** What compiling takes from a pitcher's card (a `PitcherCard` fits as it is). */
export interface PitcherSource {
  readonly type: 'Pitcher';
  readonly cardID: number;
  readonly name: string;
  readonly positions: readonly string[];
  readonly dice: PitcherDice;
  readonly stamina: number;
}

export type PlayerSource = BatterSource | PitcherSource;
