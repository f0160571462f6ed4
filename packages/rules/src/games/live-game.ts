import type { Dice, DiceSource } from '../fairness/dice.ts';
import type { Draw, EventKind, GameEvent, Move, PlayerNote, RunScored } from './event.ts';
import { tableHalf } from './manager/win-expectancy.ts';
import type { CompiledPitcher, GameSetup, SideSetup } from './setup.ts';
import { battingSide, occupied, type GameState, type SideState } from './state.ts';
import type { Side } from './slot.ts';

type Changing<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key];
};

/** A state that is being played on: the same shape as the state at rest, changed in place. */
export type LiveSide = Changing<SideState>;
export type LiveState = Changing<Omit<GameState, Side>> & {
  readonly visitors: LiveSide;
  readonly home: LiveSide;
};
export type LiveEvent = { -readonly [Key in keyof GameEvent]: GameEvent[Key] } & {
  draws: readonly Draw[];
  moves: readonly Move[];
  runsScored: readonly RunScored[];
  notes: readonly PlayerNote[];
};

/**
 * A game while a turn is worked out. The rules of `games/` change it in place, which is what makes a whole simulated game
 * cost microseconds (see `bench/rules`); outside, `takeTurn` copies the state first and stays pure.
 */
export interface LiveGame {
  readonly setup: GameSetup;
  readonly state: LiveState;
  readonly source: DiceSource;
  /** The events so far, oldest first; null where none are wanted. */
  readonly events: GameEvent[] | null;
  /** Pitchers tire and managers decide by design; else everything happens as in the record. */
  readonly designed: boolean;
  /** True where the computer decides for both sides, whoever manages them. */
  readonly automatic: boolean;
  /** The dice of the event being played. */
  dice: Dice;
  /** The event being played. Without `events` one scratch event serves all, and only what the rules read is kept up. */
  event: LiveEvent;
  /** The side at bat. */
  batting: Side;
  bat: LiveSide;
  batSetup: SideSetup;
  /** The side in the field. */
  field: LiveSide;
  fieldSetup: SideSetup;
  /** The tables of who pitches. */
  pitching: CompiledPitcher;
  /** Which bases are occupied: bit 0 first, bit 1 second, bit 2 third. Goes with `state.bases`, and is quicker to ask. */
  onBase: number;
  /** The half of the win expectancy's table. */
  half: number;
  /** Outs of the half, 3 right after the third. */
  outs: number;
  /** Bottom of the ninth or later: a lead of the home side ends the game at once. */
  canWalkOff: boolean;
  /** The home side has taken such a lead. */
  walkedOff: boolean;
  /** Chance to be safe a base on, for the runners on first, second, third; 0 where one may not try. */
  readonly safeChances: [number, number, number];
  /** What the open event has drawn and seen so far: lists that are used again, with how much of them counts. */
  readonly draws: Draw[];
  drawCount: number;
  readonly moves: Move[];
  moveCount: number;
  readonly runs: RunScored[];
  runCount: number;
  /** Those whom the ball invites, as in the record: a set as in `send-runners.ts`. */
  invited: number;
}

const copySide = (side: SideState): LiveSide => ({
  runs: side.runs,
  hits: side.hits,
  errors: side.errors,
  inningRuns: side.inningRuns.slice(),
  order: side.order.slice(),
  nextPlace: side.nextPlace,
  places: side.places.slice(),
  pitcher: side.pitcher,
  battersFaced: side.battersFaced,
  pitcherRuns: side.pitcherRuns,
  missedOuts: side.missedOuts,
  missedOutsBefore: side.missedOutsBefore,
  left: side.left.slice(),
});

export const copyState = (state: GameState): LiveState => ({
  eventNumber: state.eventNumber,
  ipOuts: state.ipOuts,
  visitors: copySide(state.visitors),
  home: copySide(state.home),
  bases: state.bases.slice(),
  chargedTo: state.chargedTo.slice(),
  onByError: state.onByError.slice(),
  pendingChoice: state.pendingChoice,
  final: state.final,
});

const NO_DRAWS: readonly Draw[] = Object.freeze([]);
const NO_MOVES: readonly Move[] = Object.freeze([]);
const NO_RUNS: readonly RunScored[] = Object.freeze([]);
const NO_NOTES: readonly PlayerNote[] = Object.freeze([]);

const blankEvent = (eventNumber: number, kind: EventKind, batting: Side): LiveEvent => ({
  eventNumber,
  kind,
  batting,
  ipOuts: 0,
  outs: 0,
  resultType: null,
  origResultType: null,
  pitchResultType: null,
  diceResultH: null,
  diceResultX: null,
  diceResultP: null,
  batterDice: null,
  extraDice: null,
  pitcherDice: null,
  draws: NO_DRAWS,
  homeScore: 0,
  visitingScore: 0,
  rbi: 0,
  runs: 0,
  sb: 0,
  cs: 0,
  managerAction: null,
  batter: 0,
  pitcher: 0,
  nextBatting: null,
  nextBatter: null,
  nextPitcher: null,
  first: null,
  second: null,
  third: null,
  outKind: null,
  fielder: null,
  play: null,
  ballAngle: null,
  ballDistance: null,
  moves: NO_MOVES,
  runsScored: NO_RUNS,
  notes: NO_NOTES,
  final: false,
});

const noEvent = (): never => {
  throw new Error('Dice are drawn within an event only');
};
const NO_DICE: Dice = { die: noEvent, fraction: noEvent };

const pitchingOf = (setup: SideSetup, side: LiveSide): CompiledPitcher =>
  setup.players[side.pitcher]?.pitch as CompiledPitcher;

/** Points the live game at the pitcher in the field. */
export const facePitcher = (live: LiveGame): void => {
  live.pitching = pitchingOf(live.fieldSetup, live.field);
};

/** Points the live game at the side that bats now. */
export const faceSides = (live: LiveGame): void => {
  const { state, setup } = live;
  const batting = battingSide(state);
  live.batting = batting;
  live.outs = state.ipOuts % 3;
  live.half = tableHalf((state.ipOuts - live.outs) / 3);
  if (batting === 'visitors') {
    live.bat = state.visitors;
    live.field = state.home;
    live.batSetup = setup.visitors;
    live.fieldSetup = setup.home;
    live.canWalkOff = false;
  } else {
    live.bat = state.home;
    live.field = state.visitors;
    live.batSetup = setup.home;
    live.fieldSetup = setup.visitors;
    live.canWalkOff = state.ipOuts >= 51;
  }
  facePitcher(live);
};

/** Opens a state for play. The state given is changed in place: copy it first where it must stay. */
export const openGame = (
  setup: GameSetup,
  state: LiveState,
  source: DiceSource,
  { events, automatic }: { readonly events: boolean; readonly automatic: boolean },
): LiveGame => {
  const live: LiveGame = {
    setup,
    state,
    source,
    events: events ? [] : null,
    designed: setup.rates === 'designed',
    automatic,
    dice: NO_DICE,
    event: blankEvent(0, 'plateAppearance', 'visitors'),
    batting: 'visitors',
    bat: state.visitors,
    batSetup: setup.visitors,
    field: state.home,
    fieldSetup: setup.home,
    pitching: pitchingOf(setup.home, state.home),
    onBase: occupied(state.bases),
    half: 0,
    outs: 0,
    canWalkOff: false,
    walkedOff: false,
    safeChances: [0, 0, 0],
    draws: [],
    drawCount: 0,
    moves: [],
    moveCount: 0,
    runs: [],
    runCount: 0,
    invited: 0,
  };
  faceSides(live);
  return live;
};

/** Starts an event: its own dice, nothing happened yet. */
export const beginEvent = (live: LiveGame, kind: EventKind): LiveEvent => {
  const { bat, field, state } = live;
  live.dice = live.source(state.eventNumber + 1);
  if (live.events !== null) live.event = blankEvent(state.eventNumber + 1, kind, live.batting);
  const { event } = live;
  event.kind = kind;
  event.outs = 0;
  event.runs = 0;
  event.rbi = 0;
  event.batter = bat.order[bat.nextPlace] as number;
  event.pitcher = field.pitcher;
  return event;
};

// What follows keeps things with the event where events are wanted. The asking is kept apart from the keeping: the engine
// inlines small functions only, and a simulation without events asks all the time.

const keepDraw = (live: LiveGame, label: string): number => {
  const value = live.dice.fraction(label);
  live.draws[live.drawCount++] = { label, value };
  return value;
};

/** Draws a chance, in [0, 1). */
export const drawChance = (live: LiveGame, label: string): number =>
  live.events === null ? live.dice.fraction(label) : keepDraw(live, label);

/** A man goes from a base to another, or is put out there. */
export const noteMove = (
  live: LiveGame,
  runner: number,
  from: Move['from'],
  to: Move['to'],
  out: boolean,
): void => {
  if (live.events !== null) live.moves[live.moveCount++] = { runner, from, to, out };
};

/** A man crosses the plate. */
export const noteRun = (live: LiveGame, runner: number, pitcher: number, earned: boolean): void => {
  if (live.events !== null) live.runs[live.runCount++] = { runner, pitcher, earned };
};

/** The first `count` of them. Short lists, the rule, are written out: a call of `slice` costs more than all the rest. */
const firstOf = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  if (count === 1) return [items[0] as Item];
  if (count === 2) return [items[0] as Item, items[1] as Item];
  if (count === 3) return [items[0] as Item, items[1] as Item, items[2] as Item];
  return items.slice(0, count);
};

/** Puts what was noted into the event, in lists of the right size. */
export const keepNotes = (live: LiveGame): void => {
  const { event } = live;
  if (live.drawCount > 0) event.draws = firstOf(live.draws, live.drawCount);
  if (live.moveCount > 0) event.moves = firstOf(live.moves, live.moveCount);
  if (live.runCount > 0) event.runsScored = firstOf(live.runs, live.runCount);
  live.drawCount = 0;
  live.moveCount = 0;
  live.runCount = 0;
};
