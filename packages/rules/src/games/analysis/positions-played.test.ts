import { expect, test } from 'vitest';

import { aGame, type BuiltGame } from '../../testing/a-game.ts';
import { fuzzGame } from '../../testing/fuzz-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { applyCommand } from '../apply-command.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { FIRST_BENCH, SIDES } from '../lineup-slots.ts';
import { boxScore } from './box-score.ts';
import { positionsPlayed } from './positions-played.ts';

const OUT = { ball: 0.95 };

/** Plays commands from a built game on, and returns what a visitor was. */
const played = (game: BuiltGame, commands: readonly Command[], player: number) => {
  let { state } = game;
  const events: GameEvent[] = [];
  for (const command of commands) {
    const turn = applyCommand(game.setup, state, command, loadedDice(OUT));
    if (!turn.ok) throw new Error(turn.code);
    state = turn.state;
    events.push(...turn.events);
  }
  return positionsPlayed(game.setup, events).visitors.get(player);
};

const change = (playerOut: number, playerIn: number): Command => ({
  kind: 'substitute',
  side: 'visitors',
  playerOut,
  playerIn,
});
const ROLL: Command = { kind: 'roll' };
/** The visitors' first three are out, and the home side bats. */
const HALF: readonly Command[] = [ROLL, ROLL, ROLL];
const anOut = () => aGame().batting('OO').build();

test('who starts is what the lineup card says', () => {
  expect(played(anOut(), [ROLL], 4)).toEqual(['SS']);
});

test('who comes in for the next batter is a pinch hitter', () => {
  expect(played(anOut(), [change(0, 19), ROLL], 19)).toEqual(['PH']);
});

test('a pinch hitter who stays on is PH and then the position', () => {
  const game = anOut();
  expect(played(game, [change(0, 19), ...HALF], 19)).toEqual(['PH']);
  expect(played(game, [change(0, 19), ...HALF, ROLL], 19)).toEqual(['PH', 'C']);
});

test('a pinch hitter whose place a third player takes in the field is no more than PH', () => {
  const commands = [change(0, 19), ...HALF, change(19, 20), ROLL];
  expect(played(anOut(), commands, 19)).toEqual(['PH']);
  expect(played(anOut(), commands, 20)).toEqual(['C']);
});

test('who comes in for a later batter and bats before the half is over pinch-hits', () => {
  expect(played(anOut(), [change(2, 21), ...HALF], 21)).toEqual(['PH']);
});

test('who comes in for a later batter and does not bat is what they field', () => {
  expect(played(anOut(), [change(5, 21), ...HALF, ROLL], 21)).toEqual(['LF']);
});

test('who runs for a runner is a pinch runner, then the position', () => {
  const game = aGame().onFirst().batting('OO').build();
  expect(played(game, [change(6, 22)], 22)).toEqual(['PR']);
  expect(played(game, [change(6, 22), ...HALF, ROLL], 22)).toEqual(['PR', 'CF']);
});

test('who comes in while the other side bats is what they field, at once', () => {
  expect(played(anOut(), [...HALF, change(4, 20)], 20)).toEqual(['SS']);
});

test('who was announced and replaced before a pitch was a pinch hitter', () => {
  expect(played(anOut(), [change(5, 21), change(21, 22)], 21)).toEqual(['PH']);
});

test('in random games everybody was something, the last of it the position of the box', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const { setup, events } = fuzzGame(seed);
    const box = boxScore(setup, events);
    for (const { player, position, positions } of SIDES.flatMap((side) => box[side].batters)) {
      expect(positions.length, `seed ${seed}`).toBeGreaterThan(0);
      const [last] = positions.slice(-1);
      const pinched = positions.filter((each) => each === 'PH' || each === 'PR');
      expect(pinched.length, 'never both').toBeLessThanOrEqual(1);
      expect(pinched.length === 0 || player >= FIRST_BENCH, 'from the bench').toBe(true);
      expect(last === position || positions.length === 1, `seed ${seed}`).toBe(true);
    }
  }
});
