import type { GuestAtBat } from '@pennant/contract/guest-at-bat';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GuestHalfInning } from '@pennant/rules/games/guest-half-inning';
import {
  LESSON_STEPS,
  playLessonStep,
  setUpLesson,
  type LessonStep,
  type LessonTurn,
} from '@pennant/rules/games/lesson';

import { halfInningSourceOf } from '../guest/half-inning-source.ts';
import type { LessonProgress } from './lesson-progress.ts';

/**
 * What is shown of an event at a time: the batter's dice, those of an X, the pitcher's, ball and
 * runners; or the whole of an event without dice.
 */
export interface Beat {
  readonly kind: 'batter' | 'extra' | 'pitcher' | 'play' | 'runners';
  readonly event: GameEvent;
  /** The bases before the event: lineup indices, null for an empty base. */
  readonly basesBefore: readonly (number | null)[];
}

/** The lesson as far as a visitor has come. */
export interface Lesson {
  readonly atBat: GuestAtBat;
  readonly progress: LessonProgress;
  /** The step that one is at; null once all are done. */
  readonly step: LessonStep | null;
  /** How it stands before the step. */
  readonly before: GuestHalfInning;
  /** The step as it is played; null before it. */
  readonly turn: LessonTurn | null;
  /** The beats of the step, in order; none before it is played. */
  readonly beats: readonly Beat[];
  /** What is shown now; null before the step is played. */
  readonly beat: Beat | null;
}

const basesOf = (bases: readonly number[]): (number | null)[] =>
  bases.map((runner) => (runner < 0 ? null : runner));

const kindsOf = (event: GameEvent): readonly Beat['kind'][] => {
  if (event.batterDice === null) return ['runners'];
  return event.extraDice === null
    ? ['batter', 'pitcher', 'play']
    : ['batter', 'extra', 'pitcher', 'play'];
};

/** Returns the beats of a step that was played. */
function beatsOf({ events }: LessonTurn, { state }: GuestHalfInning): Beat[] {
  let basesBefore = basesOf(state.bases);
  return events.flatMap((event) => {
    const beats = kindsOf(event).map((kind) => ({ kind, event, basesBefore }));
    basesBefore = [event.first, event.second, event.third];
    return beats;
  });
}

/** Returns how far one is before the first roll. */
export const firstProgress = (atBat: GuestAtBat, seed: number): LessonProgress => ({
  cardID: atBat.home.batters[0]?.cardID ?? 0,
  seed,
  step: 0,
  beat: 0,
  choice: null,
});

/** Returns the lesson of a visitor, played again by the rules as far as they have come. */
export function lessonAt(atBat: GuestAtBat, progress: LessonProgress): Lesson {
  let half = setUpLesson(halfInningSourceOf(atBat));
  const play = (step: LessonStep) =>
    playLessonStep(half, step, { seed: progress.seed, runnersAdvancing: progress.choice });
  for (const step of LESSON_STEPS.slice(0, progress.step)) {
    const turn = play(step);
    if (turn !== null) half = { ...half, state: turn.state };
  }
  const step = LESSON_STEPS[progress.step] ?? null;
  const turn = step === null || progress.beat === 0 ? null : play(step);
  const beats = turn === null ? [] : beatsOf(turn, half);
  const beat = beats[Math.min(progress.beat, beats.length) - 1] ?? null;
  return { atBat, progress, step, before: half, turn, beats, beat };
}

/** Whether all of the step was shown. */
export const isStepShown = ({ beats, progress }: Lesson): boolean =>
  progress.beat > 0 && progress.beat >= beats.length;

/** Returns the index of the next step that can be played, or the number of steps. */
function nextPlayableStep({ before, turn, progress }: Lesson): number {
  const half = turn === null ? before : { ...before, state: turn.state };
  const next = LESSON_STEPS.findIndex(
    (step, index) =>
      index > progress.step &&
      (half.state.pendingChoice === null
        ? playLessonStep(half, step, { seed: progress.seed }) !== null
        : step === 'send'),
  );
  return next < 0 ? LESSON_STEPS.length : next;
}

/** Returns the next step; null where the lesson is over after this one. */
export const followingStep = (lesson: Lesson): LessonStep | null =>
  LESSON_STEPS[nextPlayableStep(lesson)] ?? null;

/** Returns the progress one beat further: of the step, or at the beginning of the next one. */
export function advance(lesson: Lesson): LessonProgress {
  const { progress } = lesson;
  return isStepShown(lesson)
    ? { ...progress, step: nextPlayableStep(lesson), beat: 0 }
    : { ...progress, beat: progress.beat + 1 };
}

/** Returns the progress once runners are sent, or none. */
export const choose = ({ progress }: Lesson, choice: string | null): LessonProgress => ({
  ...progress,
  choice,
  beat: 1,
});
