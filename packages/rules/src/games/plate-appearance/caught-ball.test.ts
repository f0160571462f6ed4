import { describe, expect, test } from 'vitest';
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

/** Starts of the flies and the liners in [0, 1), and their shares. */
const FLIES = [0.5, 0.26] as const;
const LINERS = [0.76, 0.14] as const;
/** Returns the number drawn for a ball of a placement that goes to one zone of a hundred. */
const drawnFor = ([from, share]: readonly [number, number], placement: number, zone: number) =>
  from + (share * (Math.floor(placement * 4096) + (zone + 0.5) / 100)) / 4096;
const ZONES = { '3B': 4, SS: 15, LF: 30, CF: 50, RF: 70, '2B': 86, '1B': 96 } as const;

describe('who caught the ball', () => {
  test.each([
    ['3B', [0, 1, -1]],
    ['SS', [0, -1, 1]],
    ['2B', [0, -1, 1]],
    ['1B', [-1, 0, 1]],
  ] as const)('says whom a liner doubles off: the %s', (fielder, kept) => {
    const game = aGame().onFirst().onSecond().onThird().batting('OO').build();
    const ball = drawnFor(LINERS, 0.1, ZONES[fielder]);
    const { state, event } = play(game, loadedDice({ ball, 'doubled off': 0.2 }));
    expect(event).toMatchObject({ fielder, play: 'doubledOff', outs: 2 });
    expect(state.bases.map((player) => player >= 0)).toEqual(kept.map((base) => base >= 0));
  });

  test('says how likely it is: an outfielder rarely does', () => {
    const game = aGame().onFirst().batting('OO').build();
    const ball = drawnFor(LINERS, 0.9, ZONES.CF);
    const outs = (drawn: number) =>
      play(game, loadedDice({ ball, 'doubled off': drawn })).event.outs;
    expect([outs(0.03), outs(0.05)]).toEqual([2, 1]);
  });

  test('says whether runners tag up: never where an infielder has it', () => {
    const offered = (fielder: keyof typeof ZONES) => {
      const game = aGame().managedBy('visitors', 'player').onThird().batting('OO').build();
      const ball = drawnFor(LINERS, 0.1, ZONES[fielder]);
      return play(game, loadedDice({ ball })).state.pendingChoice !== null;
    };
    expect([offered('SS'), offered('1B'), offered('LF'), offered('RF')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('says how likely third is from second: right field has the long throw', () => {
    const chance = (zone: number) => {
      const game = aGame().managedBy('visitors', 'player').onSecond().batting('OO').build();
      const fly = play(game, loadedDice({ ball: drawnFor(FLIES, 0.3, zone) }));
      return fly.state.pendingChoice?.safeChances[1] ?? 0;
    };
    const [left, center, right] = [chance(10), chance(50), chance(90)];
    expect(left).toBe(0);
    expect(center).toBeGreaterThan(0.9);
    expect(right).toBeGreaterThan(center);
  });
});
