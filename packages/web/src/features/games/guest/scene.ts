import type { GuestAtBat } from '@pennant/contract/guest-at-bat';
import type { DiceSource } from '@pennant/rules/fairness/dice';
import type { GameEvent } from '@pennant/rules/games/event';
import {
  guestOutcome,
  playGuestTurn,
  setUpGuestHalfInning,
  type GuestHalfInning,
  type GuestOutcome,
} from '@pennant/rules/games/guest-half-inning';
import type { GameState } from '@pennant/rules/games/state';

import { halfInningSourceOf } from './half-inning-source.ts';

/** How it stands between two plays. */
export interface Standing {
  readonly visitors: number;
  readonly home: number;
  /** Outs of the half, 3 once it is over. */
  readonly outs: number;
  /** Index, in the batting order, of the runners on first, second and third. */
  readonly bases: readonly (number | null)[];
  /** Index, in the batting order, of the next batter. */
  readonly batter: number;
}

/**
 * The stages of an event: the dice in the air; after an X they lie for a moment and the extra dice
 * are thrown; the result is said and its cells are lit; ball and runners move.
 */
export const STAGES = ['roll', 'again', 'rollAgain', 'result', 'run'] as const;
export type Stage = (typeof STAGES)[number];

/** Durations of the stages in ms, those of the play screen at normal speed. */
export const STAGE_MS: Readonly<Record<Stage, number>> = {
  roll: 800,
  again: 700,
  rollAgain: 800,
  result: 1000,
  run: 1200,
};
/** With reduced motion nothing moves, but results stay to be read. */
export const STILL_STAGE_MS: Readonly<Record<Stage, number>> = {
  roll: 0,
  again: 0,
  rollAgain: 0,
  result: 1600,
  run: 0,
};

/** A guest's half-inning as the page shows it. */
export interface Scene {
  readonly atBat: GuestAtBat;
  /** The half-inning after everything that was played, shown already or not. */
  readonly game: GuestHalfInning;
  /** `idle`: the guest may swing; `choosing`: the guest sends runners. */
  readonly kind: 'idle' | 'playing' | 'choosing' | 'over';
  readonly stage: Stage | null;
  /** The event that is shown or was shown last; null before the first swing. */
  readonly event: GameEvent | null;
  /** Events that are shown after it. */
  readonly queue: readonly GameEvent[];
  readonly standing: Standing;
  /** Events shown so far, the oldest first: what the announcer reads. */
  readonly shown: readonly GameEvent[];
}

/** Outs of the game before the bottom of the ninth. */
const OUTS_BEFORE_HALF = 51;

const standingOf = (state: GameState): Standing => ({
  visitors: state.visitors.runs,
  home: state.home.runs,
  outs: state.ipOuts - OUTS_BEFORE_HALF,
  bases: state.bases.map((runner) => (runner < 0 ? null : runner)),
  batter: state.home.order[state.home.nextPlace] ?? 0,
});

const standingAfter = (event: GameEvent, before: Standing): Standing => ({
  visitors: event.visitingScore,
  home: event.homeScore,
  outs: event.ipOuts - OUTS_BEFORE_HALF,
  bases: [event.first, event.second, event.third],
  batter:
    event.nextBatting === 'home' && event.nextBatter !== null ? event.nextBatter : before.batter,
});

/** Returns the scene before the first swing. */
export function openScene(atBat: GuestAtBat): Scene {
  const game = setUpGuestHalfInning(halfInningSourceOf(atBat));
  return {
    atBat,
    game,
    kind: 'idle',
    stage: null,
    event: null,
    queue: [],
    standing: standingOf(game.state),
    shown: [],
  };
}

/** Returns the stages of an event, in order. */
export function stagesOf(event: GameEvent): readonly Stage[] {
  return STAGES.filter((stage) => {
    if (stage === 'roll') return event.batterDice !== null;
    if (stage === 'again' || stage === 'rollAgain') return event.extraDice !== null;
    if (stage === 'run') return event.moves.length > 0 || event.ballAngle !== null;
    return true;
  });
}

/** Returns the scene with its event among those shown, once its result is said. */
const withShown = (scene: Scene): Scene =>
  scene.event !== null && scene.stage === 'result' && scene.shown.at(-1) !== scene.event
    ? { ...scene, shown: [...scene.shown, scene.event] }
    : scene;

const show = (scene: Scene, event: GameEvent, queue: readonly GameEvent[]): Scene =>
  withShown({
    ...scene,
    kind: 'playing',
    stage: stagesOf(event)[0] ?? 'result',
    event,
    queue,
  });

const playTurn = (scene: Scene, command: Parameters<typeof playGuestTurn>[1], dice: DiceSource) => {
  const { state, events } = playGuestTurn(scene.game, command, dice);
  const [event, ...queue] = events;
  if (event === undefined) throw new Error('a turn has at least one event');
  return show({ ...scene, game: { ...scene.game, state } }, event, queue);
};

/** Returns the scene with the next swing under way; the same scene where no swing is possible. */
export const swing = (scene: Scene, dice: DiceSource): Scene =>
  scene.kind === 'idle' ? playTurn(scene, { kind: 'roll' }, dice) : scene;

/** Returns the scene with the chosen runners under way. */
export const sendRunners = (
  scene: Scene,
  runnersAdvancing: string | null,
  dice: DiceSource,
): Scene =>
  scene.kind === 'choosing' ? playTurn(scene, { kind: 'choose', runnersAdvancing }, dice) : scene;

/** Returns the scene one stage later. */
export function nextStage(scene: Scene): Scene {
  const { event, stage, queue, game } = scene;
  if (scene.kind !== 'playing' || event === null || stage === null) return scene;
  const stages = stagesOf(event);
  const following = stages[stages.indexOf(stage) + 1];
  if (following !== undefined) {
    const standing = following === 'run' ? standingAfter(event, scene.standing) : scene.standing;
    return withShown({ ...scene, stage: following, standing });
  }
  const settled: Scene = {
    ...scene,
    stage: null,
    standing: standingAfter(event, scene.standing),
  };
  const [next, ...rest] = queue;
  if (next !== undefined) return show(settled, next, rest);
  if (game.state.pendingChoice !== null) return { ...settled, kind: 'choosing' };
  return { ...settled, kind: guestOutcome(game.state) === null ? 'idle' : 'over' };
}

/** Returns how the half-inning ended, once everything of it was shown; else null. */
export const outcomeOf = (scene: Scene): GuestOutcome | null =>
  scene.kind === 'over' ? guestOutcome(scene.game.state) : null;
