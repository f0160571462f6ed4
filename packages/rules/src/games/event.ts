import type { BatterResult, PitcherModifier } from '../cards/card.ts';
import type { Fielder, Side } from './slot.ts';

/**
 * What an event is. `advance` and `tag` are a player's answers to a pending choice (the computer's choices are part of the
 * plate appearance itself); `walk` is intentional.
 */
export const EVENT_KINDS = [
  'plateAppearance',
  'advance',
  'tag',
  'steal',
  'walk',
  'wildPitch',
  'passedBall',
  'balk',
  'substitution',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Outcome of an event: a result of the dice, or XB, the extra-base marker of a manager's advance. */
export type ResultType = BatterResult | 'XB';

export const MANAGER_ACTIONS = ['advance', 'tag', 'steal', 'bb', 'sub'] as const;
export type ManagerAction = (typeof MANAGER_ACTIONS)[number];

export const OUT_KINDS = ['ground', 'fly', 'line', 'pop'] as const;
export type OutKind = (typeof OUT_KINDS)[number];

/** What made a ball in play special. */
export const PLAYS = [
  'doublePlay',
  'force',
  'fieldersChoice',
  'error',
  'sacrificeFly',
  'doubledOff',
] as const;
export type Play = (typeof PLAYS)[number];

/** Two faces as they fell. */
export type TwoDice = readonly [number, number];

/** A chance drawn that is not one of the printed dice. */
export interface Draw {
  readonly label: string;
  /** In [0, 1). */
  readonly value: number;
}

/** One man's way in an event. Bases: 0 the plate (as batter), 1 to 3, and 4 home. */
export interface Move {
  /** Lineup index, side at bat. */
  readonly runner: number;
  readonly from: 0 | 1 | 2 | 3;
  /** Where he ended, or where he was put out. */
  readonly to: 1 | 2 | 3 | 4;
  readonly out: boolean;
}

/** A run: who crossed the plate, who answers for it. */
export interface RunScored {
  /** Lineup index, side at bat. */
  readonly runner: number;
  /** Lineup index, side in the field. */
  readonly pitcher: number;
  readonly earned: boolean;
}

/** A player who came in or went out with an event. */
export interface PlayerNote {
  readonly side: Side;
  /** Lineup index. */
  readonly player: number;
  readonly change: 'entered' | 'left';
}

/**
 * Everything that happened at once. Lineup indices (see `slot.ts`) of the side at bat for batter and runners, of the other
 * side for pitchers; who bats "next" may belong to the other side (`nextBatting`).
 * The words for people come from `describe-event.ts`.
 */
export interface GameEvent {
  /** From 1, without gaps. */
  readonly eventNumber: number;
  readonly kind: EventKind;
  /** The side at bat. */
  readonly batting: Side;
  /** All outs of the game after this event. */
  readonly ipOuts: number;
  /** Outs made by this event, 0 to 2 (rarely 3). */
  readonly outs: number;
  /** The outcome; null where nothing was batted (steal, wild pitch, substitution …). */
  readonly resultType: ResultType | null;
  /** The batter's own result, before the pitcher's cell; null where no dice were thrown. */
  readonly origResultType: BatterResult | null;
  /** What the pitcher's cell did; null where it did nothing. */
  readonly pitchResultType: PitcherModifier | null;
  /** Sums of the dice (2 to 12) on the batter's first table, his extra table, the pitcher's table; null where not thrown. */
  readonly diceResultH: number | null;
  readonly diceResultX: number | null;
  readonly diceResultP: number | null;
  /** The faces of the same dice. */
  readonly batterDice: TwoDice | null;
  readonly extraDice: TwoDice | null;
  readonly pitcherDice: TwoDice | null;
  /** Every further chance drawn, in the order of drawing. */
  readonly draws: readonly Draw[];
  /** Scores after this event. */
  readonly homeScore: number;
  readonly visitingScore: number;
  readonly rbi: number;
  readonly runs: number;
  readonly sb: number;
  readonly cs: number;
  readonly managerAction: ManagerAction | null;
  readonly batter: number;
  readonly pitcher: number;
  /** Side that bats next; null after the last event of a game. */
  readonly nextBatting: Side | null;
  readonly nextBatter: number | null;
  readonly nextPitcher: number | null;
  /** Runners after this event (none once the half is over); null where nobody stands. */
  readonly first: number | null;
  readonly second: number | null;
  readonly third: number | null;
  /** Kind of a ball put in play and caught or fielded; null for hits, walks, strikeouts. */
  readonly outKind: OutKind | null;
  readonly fielder: Fielder | null;
  readonly play: Play | null;
  /** Where the ball went: degrees from straight-away center (-45 the left-field line, 45 the right-field line); feet from the plate. */
  readonly ballAngle: number | null;
  readonly ballDistance: number | null;
  /** Runners' and batter's moves, lead runner first. */
  readonly moves: readonly Move[];
  readonly runsScored: readonly RunScored[];
  readonly notes: readonly PlayerNote[];
  /** Whether the game ended with this event. */
  readonly final: boolean;
}
