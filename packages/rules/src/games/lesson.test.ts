import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aBatter, aBatterWho, aPitcher } from '../testing/player-builders.ts';
import { LESSON_STEPS, playLessonStep, setUpLesson, type LessonTurn } from './lesson.ts';
import type { BatterSource } from './setup.ts';

const aRunner = aBatter({ speed: 60, stealSuccessRate: 0.7 });

/** A pitcher with a cell of each kind that takes something away. */
const aGoodPitcher = aPitcher({
  dice: [null, 'hr9l', null, 'bb9l', null, 'h9l', null, 'k9h', null, null, null],
});

const aLesson = (batter: BatterSource = aRunner) =>
  setUpLesson({
    home: {
      name: 'the Nine',
      batters: Array.from({ length: 9 }, (_, index) => ({
        ...batter,
        cardID: index + 1,
        name: `Mate ${index}`,
      })),
    },
    visitors: { name: 'the Visitors', pitcher: aGoodPitcher, errorRate: 0.02 },
  });

/** Returns all steps of a lesson that can be played; runners are sent where they may be. */
function playLesson(seed: number, batter?: BatterSource): LessonTurn[] {
  let half = aLesson(batter);
  const turns: LessonTurn[] = [];
  for (const step of LESSON_STEPS) {
    const runnersAdvancing = half.state.pendingChoice?.options[0]?.runnersAdvancing ?? null;
    const turn = playLessonStep(half, step, { seed, runnersAdvancing });
    if (turn === null) continue;
    turns.push(turn);
    half = { ...half, state: turn.state };
  }
  return turns;
}

const anySeed = fc.integer({ min: 0, max: 2 ** 31 });

test('a lesson begins in the bottom of the first, scoreless, nobody out, nobody on', () => {
  expect(aLesson().state).toMatchObject({
    ipOuts: 3,
    bases: [-1, -1, -1],
    visitors: { runs: 0, inningRuns: [0] },
    home: { runs: 0, nextPlace: 0, inningRuns: [0] },
  });
});

describe('whatever the seed, the dice of a lesson show', () => {
  test('each of its subjects once, in order', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const turns = playLesson(seed);
        expect(turns.map(({ step }) => step)).toEqual([...LESSON_STEPS]);
        const [hit, extra, send, pitcher, steal] = turns.map(({ events }) => events[0]);
        expect(hit).toMatchObject({ resultType: 'H1', diceResultX: null, pitchResultType: null });
        expect(steal).toMatchObject({ kind: 'steal', sb: 1, cs: 0 });
        expect(pitcher?.pitchResultType).not.toBeNull();
        expect(pitcher?.resultType).not.toBe(pitcher?.origResultType);
        expect(extra?.diceResultX).not.toBeNull();
        expect(send?.kind).toBe('advance');
      }),
      { numRuns: 25 },
    );
  });

  test('the same again', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(playLesson(seed)).toEqual(playLesson(seed));
      }),
      { numRuns: 5 },
    );
  });
});

test('the last roll is taken as it comes, and so is where the sent runner ends', () => {
  const asTheyCome = playLesson(7).filter(({ step }) => step === 'send' || step === 'free');
  expect(asTheyCome.map(({ passedOver }) => passedOver)).toEqual([0, 0]);
});

test('steps that the cards do not allow are left out, and all after the third out', () => {
  const steps = playLesson(7, aBatterWho('SO')).map(({ step }) => step);
  expect(steps).toEqual(['hit', 'extra', 'pitcher']);
});
