import type { DiceSource } from '@pennant/rules/fairness/dice';
import { describe, expect, test } from 'vitest';

import { nextStage, openScene, outcomeOf, sendRunners, swing, type Scene } from './scene.ts';
import { viewOf } from './scene-view.ts';
import { announcementsOf, billingOf } from './scene-words.ts';
import { anAtBat } from './testing/an-at-bat.ts';

/** Every die shows a three, every chance is even: no loose pitch, no error. */
const DICE: DiceSource = { event: () => ({ die: () => 3, fraction: () => 0.5 }) };

/** Returns the scene at the end of the play that is shown, and the stages that it went through. */
function settle(scene: Scene) {
  const stages: (string | null)[] = [];
  let shown = scene;
  while (shown.kind === 'playing') {
    stages.push(shown.stage);
    shown = nextStage(shown);
  }
  return { scene: shown, stages };
}

const billing = (scene: Scene) => billingOf(scene, viewOf(scene), outcomeOf(scene));

test('before the first swing the guest’s card is at bat, with runners on second and third', () => {
  const scene = openScene(anAtBat('H1'));
  const view = viewOf(scene);
  expect(view).toMatchObject({ isOwnCard: true, said: null, inTheAir: null });
  expect(view.field.runners).toEqual([2, 3]);
  expect(view.standing).toMatchObject({ visitors: 4, home: 3, outs: 1 });
  expect(billing(scene)).toMatchObject({
    above: 'Bottom of the ninth, one out, two on.',
    large: 'You have the bat.',
  });
});

describe('a swing', () => {
  const rolling = swing(openScene(anAtBat('SO')), DICE);

  test('throws the dice, lights the cells of both cards with the result, and ends', () => {
    expect(viewOf(rolling)).toMatchObject({ inTheAir: 'batter', said: null });
    expect(viewOf(rolling).lit).toEqual({ batter: [], pitcher: [] });
    const said = nextStage(rolling);
    expect(viewOf(said).lit).toEqual({
      batter: [{ table: 'd', sum: 6 }],
      pitcher: [{ table: 'pd', sum: 6 }],
    });
    expect(billing(said)).toMatchObject({ large: 'Strikeout.' });
  });

  test('makes an out only once it was shown, and then the next batter is up', () => {
    expect(viewOf(rolling).standing.outs).toBe(1);
    expect(viewOf(nextStage(rolling)).standing.outs).toBe(1);
    const { scene } = settle(rolling);
    expect(scene.kind).toBe('idle');
    expect(viewOf(scene).standing.outs).toBe(2);
    expect(viewOf(scene).batter.name).toBe('Ed%20Mate1');
    expect(billing(scene)).toMatchObject({ above: 'Two outs, two on.', large: 'Mate1 is up.' });
  });

  test('is not possible while another one is shown', () => {
    expect(swing(rolling, DICE)).toBe(rolling);
  });

  test('is announced once, with its result', () => {
    expect(announcementsOf(rolling)).toEqual([]);
    expect(announcementsOf(settle(rolling).scene)).toEqual([
      'Strikeout. Casey strikes out. Two outs.',
    ]);
  });
});

test('an X lies for a moment, then the extra dice are thrown', () => {
  const scene = swing(openScene(anAtBat('X')), DICE);
  expect(viewOf(scene).dice.extra).toBeNull();
  const again = nextStage(scene);
  expect(viewOf(again).lit.batter).toEqual([{ table: 'd', sum: 6 }]);
  expect(billing(again).large).toBe('Roll again!');
  const thrown = nextStage(again);
  expect(viewOf(thrown)).toMatchObject({ inTheAir: 'extra', dice: { extra: [3, 3] } });
  const { stages, scene: over } = settle(scene);
  expect(stages).toEqual(['roll', 'again', 'rollAgain', 'result', 'run']);
  expect(outcomeOf(over)).toBe('won');
});

test('a home run wins it, and is not over before its runners are home', () => {
  const scene = swing(openScene(anAtBat('HR')), DICE);
  expect(outcomeOf(scene)).toBeNull();
  const { scene: over } = settle(scene);
  expect(outcomeOf(over)).toBe('won');
  expect(billing(over)).toMatchObject({ above: 'Walk-off!', large: 'You win it!' });
  expect(billing(over).below).toContain('That wins it for the Red Sox!');
  expect(viewOf(over).standing).toMatchObject({ home: 6, visitors: 4 });
});

test('after a single the guest sends the winning run, or holds it', () => {
  const { scene } = settle(swing(openScene(anAtBat('H1')), DICE));
  expect(scene.kind).toBe('choosing');
  expect(viewOf(scene).standing).toMatchObject({ home: 4, visitors: 4 });
  const held = settle(sendRunners(scene, null, DICE)).scene;
  expect(held.kind).toBe('idle');
  expect(viewOf(held).field.runners).toEqual([1, 3]);
});

test('two outs lose it, kindly', () => {
  let { scene } = settle(swing(openScene(anAtBat('SO')), DICE));
  ({ scene } = settle(swing(scene, DICE)));
  expect(outcomeOf(scene)).toBe('lost');
  expect(billing(scene)).toMatchObject({ large: 'So close.' });
  expect(viewOf(scene).batter.name).toBe('Mike%20Casey');
});
