import { LESSON_STEPS } from '@pennant/rules/games/lesson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anAtBat } from '../guest/testing/an-at-bat.ts';
import { parseProgress, type LessonProgress } from './lesson-progress.ts';
import { advance, choose, firstProgress, lessonAt, type Lesson } from './lesson-state.ts';
import { explainBeat } from './lesson-words.ts';
import { lessonView } from './lesson-view.ts';

/** Everybody has singles, outs and an X, and the pitcher a cell that takes singles away. */
function anEventfulAtBat() {
  const { home, visitors } = anAtBat('H1', 'H1');
  const cells = { d5: 'OO', d6: 'OO', d10: 'X', xd6: 'H2', xd7: 'H2', xd8: 'H2' } as const;
  return {
    home: { ...home, batters: home.batters.map((batter) => ({ ...batter, ...cells })) },
    visitors: { ...visitors, pitcher: { ...visitors.pitcher, pd7: 'h9l', pd4: 'h9l' } },
  };
}

const AT_BAT = anEventfulAtBat();

/** Returns every place of a lesson, from before the first roll to its end. */
function walk(atBat = AT_BAT, seed = 7): Lesson[] {
  const lessons = [lessonAt(atBat, firstProgress(atBat, seed))];
  for (let lesson = lessons[0]; lesson !== undefined && lesson.step !== null;) {
    const { pendingChoice } = lesson.before.state;
    const next: LessonProgress =
      lesson.step === 'send' && lesson.beat === null
        ? choose(lesson, pendingChoice?.options[0]?.runnersAdvancing ?? null)
        : advance(lesson);
    lesson = lessonAt(atBat, next);
    lessons.push(lesson);
  }
  return lessons;
}

const placesOf = (lessons: readonly Lesson[]) =>
  lessons.map(({ step, beat }) => `${step ?? 'end'}${beat === null ? '' : ` ${beat.kind}`}`);

test('a roll is told in beats: the batter’s dice, the pitcher’s, the play', () => {
  expect(placesOf(walk()).slice(0, 5)).toEqual([
    'hit',
    'hit batter',
    'hit pitcher',
    'hit play',
    'extra',
  ]);
});

test('an X has a beat of its own', () => {
  expect(placesOf(walk())).toContain('extra extra');
});

test('every lesson comes to its end, and every beat has its sentence', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
      const lessons = walk(AT_BAT, seed);
      expect(lessons.at(-1)?.progress.step).toBe(LESSON_STEPS.length);
      const said = lessons.flatMap((lesson) =>
        lesson.beat === null ? [] : [explainBeat(lesson, lesson.beat)],
      );
      expect(said.filter((sentence) => !/^[A-Z0-9].+\.$/.test(sentence))).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

test('what was left is gone on with: each place follows from what is kept of it', () => {
  for (const { progress, beat, before } of walk()) {
    const kept = parseProgress(JSON.stringify(progress));
    expect(kept).toEqual(progress);
    const again = lessonAt(AT_BAT, kept ?? progress);
    expect(again.beat).toEqual(beat);
    expect(again.before.state).toEqual(before.state);
  }
});

describe('what is kept is thrown away', () => {
  test.each([
    null,
    '',
    'x',
    '{}',
    '[]',
    'null',
    '{"cardID":1,"seed":2,"step":-1,"beat":0,"choice":null}',
  ])('where it is no progress: %j', (kept) => {
    expect(parseProgress(kept)).toBeNull();
  });
});

test('dice, cells and runners come one after the other', () => {
  const [ready, batter, pitcher, play] = walk().map(lessonView);
  expect(ready?.dice).toEqual({ batter: null, extra: null, pitcher: null });
  expect(batter?.dice.batter).not.toBeNull();
  expect(batter?.dice.pitcher).toBeNull();
  expect(batter?.lit.pitcher).toEqual([]);
  expect(pitcher?.lit.pitcher).toHaveLength(1);
  expect(pitcher?.field.runners).toEqual([]);
  expect(play?.field.runners).toEqual([1]);
});
