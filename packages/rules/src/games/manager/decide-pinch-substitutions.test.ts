import { expect, test } from 'vitest';
import { aGame, play, type BuiltGame } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { compileRunningChances } from '../baserunning/running-chances.ts';
import { compileStealChances } from '../baserunning/steal-chances.ts';
import type { SideSetup } from '../setup.ts';
import { replaceSide } from '../engine/compile-setup.ts';

const bats = (side: SideSetup, index: number) => {
  const player = side.players[index];
  if (!player?.bat) throw new Error('No batter');
  return { player, bat: player.bat };
};

/**
 * The visitors' bench player with index 20, made better than the one at `positionIndex`, who bats
 * next.
 */
const withBench = (
  { setup, state }: BuiltGame,
  changed: 'bat' | 'legs',
  positionIndex: number,
): BuiltGame => {
  const { player, bat } = bats(setup.visitors, 20);
  const better =
    changed === 'bat'
      ? { ...bat, odds: Float64Array.of(0.2, 0.1, 0, 0.2, 0, 0, 0.5) }
      : {
          ...bat,
          speed: 95,
          running: compileRunningChances(95),
          stealing: compileStealChances({
            speed: 95,
            stealAttemptRate: 0.5,
            stealSuccessRate: 0.7,
          }),
        };
  const list = Array.from({ length: 9 }, (_, index) => (index === positionIndex ? [20] : []));
  const players = setup.visitors.players.with(20, { ...player, bat: better });
  const visitors = {
    ...setup.visitors,
    players,
    pinchHitters: changed === 'bat' ? list : [],
    pinchRunners: changed === 'legs' ? list : [],
  };
  return { setup: replaceSide(setup, 'visitors', visitors), state };
};

const events = (game: BuiltGame) => play(game, loadedDice({ steal: 0.1 })).events;

test('late in a tight game a better bat of the bench comes up for the next batter', () => {
  const game = aGame().inning(8, 'top').onSecond().batting('SO').build();
  const [, change] = events(withBench(game, 'bat', 1));
  expect(change).toMatchObject({
    kind: 'substitution',
    managerAction: 'sub',
    nextBatter: 20,
    notes: [
      { side: 'visitors', player: 1, change: 'left' },
      { side: 'visitors', player: 20, change: 'entered' },
    ],
  });
});

test('early, or far behind, the bench waits', () => {
  const early = aGame().inning(4, 'top').onSecond().batting('SO').build();
  const behind = aGame().inning(8, 'top').score(0, 9).onSecond().batting('SO').build();
  expect(events(withBench(early, 'bat', 1))).toHaveLength(1);
  expect(events(withBench(behind, 'bat', 1))).toHaveLength(1);
});

test('who has left does not come up again', () => {
  const { setup, state } = aGame().inning(8, 'top').onSecond().batting('SO').build();
  const left = { ...state, visitors: { ...state.visitors, left: [20] } };
  expect(events(withBench({ setup, state: left }, 'bat', 1))).toHaveLength(1);
});

test('a quick player runs for a slow one on second in a level ninth', () => {
  const game = aGame().inning(9, 'top').onSecond({ speed: 5 }).batting('SO').build();
  const [, change] = events(withBench(game, 'legs', 7));
  expect(change).toMatchObject({
    kind: 'substitution',
    second: 20,
    notes: [{ player: 7 }, { player: 20 }],
  });
});

test('a player makes their own substitutions', () => {
  const game = aGame()
    .inning(8, 'top')
    .managedBy('visitors', 'player')
    .onSecond()
    .batting('SO')
    .build();
  expect(events(withBench(game, 'bat', 1))).toHaveLength(1);
});
