import { SeededDice } from '../fairness/seeded-dice.ts';
import { applyCommand, type TurnResult } from './apply-command.ts';
import type { Command } from './command.ts';
import type { GameEvent } from './event.ts';
import {
  setUpGuestHalfInning,
  type GuestHalfInning,
  type GuestHalfInningSource,
} from './guest-half-inning.ts';
import { battingSide, NOBODY, type GameState } from './state.ts';

/**
 * The steps of the lesson in how a card is read, in order: a hit by the batter's dice alone, an X
 * with its second roll, runners who are sent or held, a result that the pitcher's cell changes, a
 * steal, and a roll as it comes.
 */
export const LESSON_STEPS = ['hit', 'extra', 'send', 'pitcher', 'steal', 'free'] as const;
export type LessonStep = (typeof LESSON_STEPS)[number];

/** Outs of the game at the bottom of the first. */
const OUTS_BEFORE = 3;

/** How many seeds are tried for a step that is about something, before it takes what comes. */
export const MAX_LESSON_SEEDS = 2000;

/** Steps this far apart in their seeds never share dice. */
const SEEDS_OF_STEP = 0x01_00_00_00;

/** Returns the lesson before its first roll: bottom of the first, nobody out, nobody on. */
export const setUpLesson = (source: GuestHalfInningSource): GuestHalfInning => {
  const { setup, state } = setUpGuestHalfInning(source);
  const scoreless = { runs: 0, hits: 0, inningRuns: [0] };
  return {
    setup,
    state: {
      ...state,
      ipOuts: OUTS_BEFORE,
      visitors: { ...state.visitors, ...scoreless },
      home: { ...state.home, ...scoreless },
      bases: [NOBODY, NOBODY, NOBODY],
      chargedTo: [NOBODY, NOBODY, NOBODY],
    },
  };
};

/** A step as it was played. */
export interface LessonTurn {
  readonly step: LessonStep;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The seed of its dice. */
  readonly seed: number;
  /** Seeds that were passed over, since their dice did not show what the step is about. */
  readonly passedOver: number;
}

type Turn = Extract<TurnResult, { ok: true }>;

/** Returns the base of the runner who can steal the next one alone, not home; null for nobody. */
export const lessonStealer = ({ bases }: Pick<GameState, 'bases'>): 1 | 2 | null => {
  const [first, second, third] = bases;
  if (first !== NOBODY && second === NOBODY) return 1;
  return second !== NOBODY && third === NOBODY ? 2 : null;
};

/** Returns whether somebody can steal next, before the half is over. */
const canGoOn = (state: GameState): boolean =>
  state.pendingChoice === null && battingSide(state) === 'home' && lessonStealer(state) !== null;

const isHit = ({ resultType }: GameEvent): boolean =>
  resultType === 'H1' || resultType === 'H2' || resultType === 'H3';

/** What the dice of each step are to show: the first is looked for first. */
const WISHES: Readonly<Record<LessonStep, readonly ((turn: Turn, event: GameEvent) => boolean)[]>> =
  {
    hit: [
      ({ state }, event) =>
        event.resultType === 'H1' &&
        event.diceResultX === null &&
        event.pitchResultType === null &&
        event.error === undefined &&
        lessonStealer(state) === 1,
      ({ state }) => lessonStealer(state) === 1,
    ],
    extra: [
      ({ state }, event) =>
        event.diceResultX !== null && isHit(event) && state.pendingChoice?.kind === 'advance',
      (_, event) => event.diceResultX !== null && isHit(event),
      (_, event) => event.diceResultX !== null,
    ],
    send: [],
    pitcher: [
      ({ state }, event) =>
        event.pitchResultType !== null &&
        event.resultType === 'OO' &&
        event.origResultType !== 'OO' &&
        event.outs === 1 &&
        event.error === undefined &&
        canGoOn(state),
      ({ state }, event) =>
        event.pitchResultType !== null &&
        event.resultType !== event.origResultType &&
        canGoOn(state),
      ({ state }) => canGoOn(state),
    ],
    steal: [(_, event) => event.cs === 0 && event.error === undefined],
    free: [],
  };

const commandOf = (
  step: LessonStep,
  state: GameState,
  runnersAdvancing: string | null,
): Command | null => {
  if (state.final || battingSide(state) !== 'home') return null;
  if (step === 'send')
    return state.pendingChoice === null ? null : { kind: 'choose', runnersAdvancing };
  if (state.pendingChoice !== null) return null;
  if (step !== 'steal') return { kind: 'roll' };
  const base = lessonStealer(state);
  return base === null ? null : { kind: 'steal', runnersAdvancing: String(base) };
};

/**
 * Returns a step of the lesson, played by the rules with seeded dice. Of the seeds that follow from
 * `seed` the first is taken whose dice show what the step is about, so that a lesson of six rolls
 * has all of it; where none does, and in steps about nothing in particular, the first of all. Null
 * where the step cannot be played: nobody can steal, no runner can be sent, or the half is over.
 * @param runnersAdvancing the option that is chosen, in the step that sends runners
 */
export const playLessonStep = (
  { setup, state }: GuestHalfInning,
  step: LessonStep,
  {
    seed,
    runnersAdvancing = null,
  }: { readonly seed: number; readonly runnersAdvancing?: string | null },
): LessonTurn | null => {
  const command = commandOf(step, state, runnersAdvancing);
  if (command === null) return null;
  const firstSeed = seed + LESSON_STEPS.indexOf(step) * SEEDS_OF_STEP;
  const play = (passedOver: number): Turn | null => {
    const turn = applyCommand(setup, state, command, new SeededDice(firstSeed + passedOver));
    return turn.ok ? turn : null;
  };
  const lessonTurn = ({ state: after, events }: Turn, passedOver: number): LessonTurn => ({
    step,
    state: after,
    events,
    seed: firstSeed + passedOver,
    passedOver,
  });
  const wishes = WISHES[step];
  let found: { readonly wish: number; readonly turn: LessonTurn } | null = null;
  for (let passedOver = 0; passedOver < MAX_LESSON_SEEDS && found?.wish !== 0; passedOver += 1) {
    const turn = play(passedOver);
    const [event] = turn?.events ?? [];
    if (turn === null || event === undefined) return null;
    if (wishes.length === 0) return lessonTurn(turn, 0);
    const wish = turn.events.length === 1 ? wishes.findIndex((isMet) => isMet(turn, event)) : -1;
    if (wish >= 0 && (found === null || wish < found.wish))
      found = { wish, turn: lessonTurn(turn, passedOver) };
  }
  if (found !== null) return found.turn;
  const turn = play(0);
  return turn && lessonTurn(turn, 0);
};
