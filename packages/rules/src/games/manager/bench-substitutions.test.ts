import { expect, test } from 'vitest';
import type { CardPosition } from '../../cards/card.ts';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { compileRunningChances } from '../baserunning/running-chances.ts';
import { compileStealChances } from '../baserunning/steal-chances.ts';
import { replaceSide } from '../engine/compile-setup.ts';
import { playUntil } from '../engine/play-until.ts';
import type { SetupPlayer, SideSetup } from '../setup.ts';
import type { Side } from '../lineup-slots.ts';
import { findBenchCandidates } from './bench-candidates.ts';

/** The five of the bench: B1 to B5. */
const [B1, B2, B3, B4, B5] = [19, 20, 21, 22, 23] as const;
const SHORTSTOP = 4;

interface Reserve {
  readonly bat?: number;
  readonly speed?: number;
  readonly positions?: readonly CardPosition[];
}

const aReserve = (player: SetupPlayer, { bat = -0.1, speed = 50, positions = ['DH'] }: Reserve) => {
  if (player.bat === null) throw new Error('No batter');
  const runner = { speed, stealAttemptRate: 0.3, stealSuccessRate: speed / 100 };
  return {
    ...player,
    positions,
    bat: {
      ...player.bat,
      ...runner,
      runs: bat,
      odds: Float64Array.of(0.2 + bat, 0, 0, 0, 0, 0, 0.8 - bat),
      running: compileRunningChances(speed),
      stealing: compileStealChances(runner),
    },
  };
};

/** Gives a side a bench of these reserves; the others bat poorly and are slow. */
const withBench = (
  { setup, state }: BuiltGame,
  side: Side,
  bench: Readonly<Record<number, Reserve>>,
  regulars: Readonly<Record<number, Reserve>> = {},
): BuiltGame => {
  const before: SideSetup = setup[side];
  const players = before.players.map((player, index) => {
    const change = index >= B1 ? (bench[index] ?? {}) : regulars[index];
    return change === undefined ? player : aReserve(player, { speed: 1, ...change });
  });
  const changed = { ...before, players, ...findBenchCandidates(players) };
  return { setup: replaceSide(setup, side, changed), state };
};

const eventsOf = (game: BuiltGame) => play(game, loadedDice({ steal: 0.1 })).events;
const changesOf = (game: BuiltGame) =>
  eventsOf(game)
    .filter(({ kind }) => kind === 'substitution')
    .map(({ notes }) => notes.map(({ player }) => player));

/** The shortstop, a poor bat, comes up next for the visitors after a strikeout. */
const shortstopUp = (game: ReturnType<typeof aGame>, bench: Readonly<Record<number, Reserve>>) => {
  const { setup, state } = game.batting('SO').build();
  const [first, ...others] = state.visitors.order.filter((player) => player !== SHORTSTOP);
  const order = [first!, SHORTSTOP, ...others];
  const built = { setup, state: { ...state, visitors: { ...state.visitors, order } } };
  return withBench(built, 'visitors', bench, { [SHORTSTOP]: { bat: -0.05, positions: ['SS'] } });
};
const in8th = () => aGame().inning(8, 'top');

test('a better bat of the bench who plays the position comes up', () => {
  expect(changesOf(shortstopUp(in8th(), { [B2]: { bat: 0.1, positions: ['SS'] } }))).toEqual([
    [SHORTSTOP, B2],
  ]);
});

test('one who does not play it comes up if another of the bench can go to short', () => {
  const slugger = { bat: 0.1, positions: ['1B'] } as const;
  expect(changesOf(shortstopUp(in8th(), { [B2]: slugger }))).toEqual([]);
  const withCover = { [B2]: slugger, [B5]: { positions: ['SS'] } } as const;
  expect(changesOf(shortstopUp(in8th(), withCover))).toEqual([[SHORTSTOP, B2]]);
});

test('nobody can cover two positions', () => {
  const SECOND_BASE = 2;
  const bench = {
    [B1]: { positions: ['1B'] },
    [B2]: { bat: 0.1, positions: ['1B'] },
    [B5]: { positions: ['2B', 'SS'] },
  } as const;
  const { setup, state } = shortstopUp(in8th(), bench);
  const places = state.visitors.places.with(SECOND_BASE, B1);
  const order = state.visitors.order.map((player) => (player === SECOND_BASE ? B1 : player));
  const visitors = { ...state.visitors, places, order, left: [SECOND_BASE] };
  expect(changesOf({ setup, state: { ...state, visitors } })).toEqual([]);
});

test('for a side that a player takes over again, only those who play the position come in', () => {
  const player = () => in8th().managedBy('visitors', 'player');
  const changesToTheHalf = (bench: Readonly<Record<number, Reserve>>) => {
    const { setup, state } = shortstopUp(player(), bench);
    return playUntil(setup, state, 'half', new SeededDice(3))
      .events.filter(({ kind, batting }) => kind === 'substitution' && batting === 'visitors')
      .map(({ notes }) => notes.map(({ player: index }) => index));
  };
  const slugger = { bat: 0.1, positions: ['1B'] } as const;
  expect(changesToTheHalf({ [B2]: slugger, [B5]: { positions: ['SS'] } })).not.toContainEqual([
    SHORTSTOP,
    B2,
  ]);
  expect(changesToTheHalf({ [B2]: { ...slugger, positions: ['SS'] } })).toContainEqual([
    SHORTSTOP,
    B2,
  ]);
  expect(changesOf(shortstopUp(player(), { [B2]: { ...slugger, positions: ['SS'] } }))).toEqual([]);
});

test('after the half the cover goes to short, and the pitcher stays in', () => {
  const { setup, state } = aGame().inning(8, 'top').outs(2).batting('SO').build();
  const bench = { [B2]: { bat: 0.1, positions: ['1B'] }, [B5]: { positions: ['SS'] } } as const;
  const places = state.visitors.places.map((player) => (player === SHORTSTOP ? B2 : player));
  const order = state.visitors.order.map((player) => (player === SHORTSTOP ? B2 : player));
  const visitors = { ...state.visitors, places, order, left: [SHORTSTOP] };
  const built = withBench({ setup, state: { ...state, visitors } }, 'visitors', bench);
  expect(changesOf(built)).toEqual([[B2, B5]]);
  expect(play(built, loadedDice()).state.visitors.places[SHORTSTOP]).toBe(B5);
});

test.each([
  ['in the sixth', aGame().inning(6, 'top')],
  ['three ahead', in8th().score(5, 2)],
])('%s the bench waits', (_when, game) => {
  expect(changesOf(shortstopUp(game, { [B2]: { bat: 0.1, positions: ['SS'] } }))).toEqual([]);
});

test('in a lost game the reserves bat, who are no better', () => {
  const bench = { [B2]: { bat: -0.06, positions: ['SS'] } } as const;
  expect(changesOf(shortstopUp(in8th().score(0, 6), bench))).toEqual([[SHORTSTOP, B2]]);
  expect(changesOf(shortstopUp(in8th().score(0, 1), bench))).toEqual([]);
});

test('who has left does not come up again, and nobody bats for a pinch hitter', () => {
  const { setup, state } = shortstopUp(in8th(), { [B2]: { bat: 0.1, positions: ['SS'] } });
  const left = { ...state, visitors: { ...state.visitors, left: [B2] } };
  expect(changesOf({ setup, state: left })).toEqual([]);
});

test('a quick player runs for a slow one on second in a level ninth', () => {
  const game = aGame().inning(9, 'top').onSecond({ speed: 5 }).batting('SO').build();
  const built = withBench(game, 'visitors', { [B3]: { bat: 0, speed: 95, positions: ['RF'] } });
  expect(eventsOf(built)[1]).toMatchObject({
    kind: 'substitution',
    second: B3,
    notes: [{ player: 7 }, { player: B3 }],
  });
});

/** A slow runner on first, second taken by a quick one, and a quicker reserve who bats worse. */
const slowOnFirst = (visitors: number, home: number) => {
  const game = aGame().inning(8, 'top').score(visitors, home).onFirst({ speed: 5 });
  const built = game.onSecond({ speed: 80 }).batting('SO').build();
  return withBench(built, 'visitors', { [B3]: { bat: -0.02, speed: 60, positions: ['CF'] } });
};

test('a slow runner who is the tying or the winning run is run for, on first, too', () => {
  const runs = (game: BuiltGame) => eventsOf(game).some(({ first }) => first === B3);
  expect(runs(slowOnFirst(0, 2))).toBe(true);
  expect(runs(slowOnFirst(1, 2))).toBe(true);
  expect(runs(slowOnFirst(2, 1))).toBe(false);
});

/** The home side takes the field for the ninth, its left fielder slow and its bench a glove. */
const takesTheField = (home: number, bench: Reserve) => {
  const game = aGame().inning(8, 'bottom').outs(2).score(2, home).batting('SO').build();
  return withBench(
    game,
    'home',
    { [B4]: bench },
    { 5: { bat: 0.08, speed: 10, positions: ['LF'] } },
  );
};
const GLOVE = { bat: -0.02, speed: 80, positions: ['LF', 'CF'] } as const;

test('with a lead to protect, a glove comes in for a bat', () => {
  expect(changesOf(takesTheField(3, GLOVE))).toEqual([[5, B4]]);
});

test.each([
  ['behind', 1, GLOVE],
  ['with a lead of four', 6, GLOVE],
  ['for one who bats better, too', 3, { ...GLOVE, bat: 0.2 }],
  ['for a glove that is no better', 3, { ...GLOVE, speed: 10, positions: ['LF'] as const }],
])('%s no glove does', (_when, home, bench) => {
  expect(changesOf(takesTheField(home, bench))).toEqual([]);
});
