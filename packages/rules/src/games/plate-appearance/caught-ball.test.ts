import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { ballKind, placementIn } from './ball-in-play.ts';

test.each([
  [0, 'ground', 0],
  [0.25, 'ground', 0.5],
  [0.5, 'fly', 0],
  [0.63, 'fly', 0.5],
  [0.76, 'line', 0],
  [0.9, 'pop', 0],
  [0.95, 'pop', 0.5],
])('a ball at %f is a %s, placed at %f of its kind', (drawn, kind, placement) => {
  const ball = ballKind(drawn);
  expect(ball.kind).toBe(kind);
  expect(placementIn(ball, drawn)).toBeCloseTo(placement);
});

test('a fly goes to an outfielder, deep where its placement is low', () => {
  const fly = (ball: number) => play(aGame().batting('OO').build(), loadedDice({ ball })).event;
  expect(['LF', 'CF', 'RF']).toContain(fly(0.51).fielder);
  expect(fly(0.51).ballDistance ?? 0).toBeGreaterThan((fly(0.755).ballDistance ?? 0) + 100);
});

test('every ball stays on the field', () => {
  for (let ball = 0.0005; ball < 1; ball += 0.00123) {
    for (const result of ['OO', 'H1', 'H2', 'HR'] as const) {
      const { event } = play(aGame().batting(result).build(), loadedDice({ ball }));
      expect(Math.abs(event.ballAngle ?? 99)).toBeLessThanOrEqual(45);
      expect(event.ballDistance).toBeGreaterThan(0);
      expect(event.fielder).not.toBeNull();
    }
  }
});

test('a pop moves nobody', () => {
  const game = aGame().onFirst().onThird().batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: 0.95 }));
  expect(state.bases).toEqual([6, -1, 8]);
  expect(event).toMatchObject({ outKind: 'pop', outs: 1 });
});

test('a liner may catch the nearest runner off base', () => {
  const game = aGame().onFirst().onThird().batting('OO').build();
  const { state, event } = play(game, loadedDice({ ball: 0.85, 'doubled off': 0.09 }));
  expect(event).toMatchObject({ outKind: 'line', play: 'doubledOff', outs: 2 });
  expect(state.bases).toEqual([-1, -1, 8]);
});

test('a fly for the third out sends nobody', () => {
  const { state, event } = play(
    aGame().outs(2).onThird().batting('OO').build(),
    loadedDice({ ball: 0.501 }),
  );
  expect(event).toMatchObject({ outs: 1, runs: 0 });
  expect(state.pendingChoice).toBeNull();
});
