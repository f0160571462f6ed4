import type { BatterResult, PitcherModifier } from '../cards/card.ts';
import type { Base } from './baserunning/base-set.ts';
import type { Fielder, Side } from './lineup-slots.ts';

/**
 * The kinds of an event. `advance` and `tag` are a player's choices made after the plate appearance
 * (the computer's choices are part of the plate appearance itself); `walk` is intentional.
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

/**
 * Outcome of an event: a result of the dice, or XB, the extra-base marker of a manager's advance.
 */
export type ResultType = BatterResult | 'XB';

export const MANAGER_ACTIONS = ['advance', 'tag', 'steal', 'bb', 'sub'] as const;
export type ManagerAction = (typeof MANAGER_ACTIONS)[number];

export const OUT_KINDS = ['ground', 'fly', 'line', 'pop'] as const;
export type OutKind = (typeof OUT_KINDS)[number];

/** The special plays on a ball in play. */
export const PLAYS = [
  'doublePlay',
  'force',
  'fieldersChoice',
  'error',
  'sacrificeFly',
  'doubledOff',
] as const;
export type Play = (typeof PLAYS)[number];

/** The faces of two dice, in the order rolled. */
export type TwoDice = readonly [number, number];

/** What a random number that is not one of the printed dice is drawn for. */
export type DrawLabel =
  | 'ball'
  | 'between batters'
  | 'tired'
  | 'doubled off'
  | 'double play'
  | 'runner on third'
  | 'runner on second'
  | 'runner from first'
  | 'runner from second'
  | 'runner from third'
  | 'steal';

/** A random number drawn for an event. */
export interface Draw {
  readonly label: DrawLabel;
  /** In [0, 1). */
  readonly value: number;
}

/** One player's move in an event. Bases: 0 is the plate (as batter), 1 to 3, and 4 is home. */
export interface Move {
  /** Lineup index, side at bat. */
  readonly runner: number;
  readonly from: 0 | Base;
  /** The base where they ended, or where they were put out. */
  readonly to: Base | 4;
  readonly out: boolean;
}

/** A run: the player who scored, and the pitcher it is charged to. */
export interface RunScored {
  /** Lineup index, side at bat. */
  readonly runner: number;
  /** Lineup index, side in the field. */
  readonly pitcher: number;
  readonly earned: boolean;
}

/** A run of an event before, in the same half, that counts as earned from this event on. */
export interface RunEarnedAfterAll {
  /** Lineup index of who scored it, side at bat. */
  readonly runner: number;
  /** Lineup index of the pitcher charged with it, side in the field. */
  readonly pitcher: number;
}

export const ERROR_KINDS = ['fielding', 'throwing'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** An error: who made it, and how. */
export interface FieldingError {
  /** Lineup index, side in the field. */
  readonly player: number;
  readonly fielder: Fielder;
  readonly kind: ErrorKind;
}

/** A player who entered or left the game with an event. */
export interface PlayerNote {
  readonly side: Side;
  /** Lineup index. */
  readonly player: number;
  readonly change: 'entered' | 'left';
}

/**
 * One event of a game. Batter and runners are lineup indices (see `lineup-slots.ts`) of the side at
 * bat, pitchers of the other side; the next batter may belong to the other side (`nextBatting`).
 * `describe-event.ts` puts an event into words.
 */
export interface GameEvent {
  /** From 1, without gaps. */
  readonly eventNumber: number;
  readonly kind: EventKind;
  /** The side at bat. */
  readonly batting: Side;
  /** Outs of the whole game, this event's included. */
  readonly ipOuts: number;
  /** Outs made by this event, 0 to 2 (rarely 3). */
  readonly outs: number;
  /** The outcome; null if nothing was batted (steal, wild pitch, substitution …). */
  readonly resultType: ResultType | null;
  /** The batter's own result, before the pitcher's cell; null if no dice were rolled. */
  readonly origResultType: BatterResult | null;
  /** The pitcher's cell, if it changed the result; else null. */
  readonly pitchResultType: PitcherModifier | null;
  /**
   * Sums of the dice (2 to 12) on the batter's base table, the batter's extra table and the
   * pitcher's table; null if they were not rolled.
   */
  readonly diceResultH: number | null;
  readonly diceResultX: number | null;
  readonly diceResultP: number | null;
  /** The faces of the same dice. */
  readonly batterDice: TwoDice | null;
  readonly extraDice: TwoDice | null;
  readonly pitcherDice: TwoDice | null;
  /** Every further random number, in the order drawn. */
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
  /**
   * Lineup indices of the runners after this event (none once the half is over); null for an empty
   * base.
   */
  readonly first: number | null;
  readonly second: number | null;
  readonly third: number | null;
  /** Kind of a ball put in play and caught or fielded; null for hits, walks, strikeouts. */
  readonly outKind: OutKind | null;
  readonly fielder: Fielder | null;
  readonly play: Play | null;
  /**
   * Where the ball went: degrees from straight-away center (-45 the left-field line, 45 the
   * right-field line), and feet from the plate.
   */
  readonly ballAngle: number | null;
  readonly ballDistance: number | null;
  /** Moves of the runners and the batter, lead runner first. */
  readonly moves: readonly Move[];
  readonly runsScored: readonly RunScored[];
  readonly notes: readonly PlayerNote[];
  /**
   * The error of an event on which one was made; not in games of version 1, where `play` alone
   * tells it. Only where `play` is 'error' it put the batter on base; else it let players go up a
   * base after a hit, a force, a steal or a throw home.
   */
  readonly error?: FieldingError;
  /**
   * Runs of events before that this play would have brought home, had there been no errors and
   * passed balls (rule 9.16); absent where there are none, and in games of version 1.
   */
  readonly earnedAfterAll?: readonly RunEarnedAfterAll[];
  /** Whether the game ended with this event. */
  readonly final: boolean;
}
