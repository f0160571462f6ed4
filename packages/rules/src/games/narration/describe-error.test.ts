import { describe, expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import type { ErrorKind, GameEvent } from '../event.ts';
import type { Fielder } from '../lineup-slots.ts';
import { describeEvent } from './describe-event.ts';

/** Returns an event with these changes in words: One, Two and Three ran, Batter was up. */
const told = (changes: Partial<GameEvent>): string => {
  const game = aGame()
    .onFirst({ name: 'Ann One' })
    .onSecond({ name: 'Bea Two' })
    .onThird({ name: 'Cy Three' })
    .batting('SO', { name: 'Mo Batter' })
    .build();
  const { event } = play(game, loadedDice());
  return describeEvent(game.setup, { ...event, eventNumber: 1, ...changes });
};
const move = (runner: number, from: 0 | 1 | 2 | 3, to: 1 | 2 | 3 | 4, out = false) => ({
  runner,
  from,
  to,
  out,
});

describe('an error is told by who made it and what came of it', () => {
  const by = (fielder: Fielder, kind: ErrorKind) => ({ error: { player: 4, fielder, kind } });
  const reached = { resultType: 'OO', play: 'error', outKind: 'ground' } as const;

  test.each([
    ['SS', 'throwing', 1, 'Batter reaches as the shortstop throws wide of first.'],
    ['SS', 'throwing', 2, 'Batter reaches second as the shortstop throws wide of first.'],
    ['2B', 'fielding', 1, 'Batter reaches as the second baseman boots the grounder.'],
  ] as const)('%s, %s, to base %i', (fielder, kind, to, expected) => {
    const moves = [move(0, 0, to)];
    expect(told({ ...reached, fielder, ...by(fielder, kind), moves })).toBe(expected);
  });

  test('an outfielder drops a fly, and everyone is up two', () => {
    const moves = [move(6, 1, 3), move(0, 0, 2)];
    const fly = {
      ...reached,
      outKind: 'fly',
      fielder: 'CF',
      ...by('CF', 'fielding'),
      moves,
    } as const;
    expect(told(fly)).toBe(
      'Batter reaches second as the center fielder drops the fly; One to third.',
    );
  });

  test.each([
    ['LF', 'fielding', 'the left fielder bobbles the ball'],
    ['LF', 'throwing', 'the throw by the left fielder gets away'],
    ['SS', 'throwing', 'the relay by the shortstop gets away'],
    ['C', 'fielding', 'the throw home gets by the catcher'],
  ] as const)('behind a hit: %s, %s', (fielder, kind, words) => {
    const moves = [move(7, 2, 3), move(0, 0, 1), move(7, 3, 4), move(0, 1, 2)];
    const single = {
      resultType: 'H1',
      fielder: 'LF',
      ballDistance: 215,
      ...by(fielder, kind),
    } as const;
    expect(told({ ...single, moves })).toMatch(
      new RegExp(`^Batter .* left; ${words}; Two scores from second; Batter to second\\.$`, 'u'),
    );
  });

  test('behind the runners whom a manager sent the sentence begins with it', () => {
    const moves = [move(8, 3, 4), move(6, 1, 2)];
    const sent = { kind: 'advance', resultType: 'XB', ...by('C', 'fielding'), moves } as const;
    expect(told(sent)).toBe(
      'The throw home gets by the catcher; Three scores from third; One to second.',
    );
  });

  test('on a steal it follows the steal', () => {
    const moves = [move(6, 1, 2), move(6, 2, 3)];
    const steal = {
      kind: 'steal',
      resultType: null,
      sb: 1,
      ...by('C', 'throwing'),
      moves,
    } as const;
    expect(told(steal)).toBe(
      "One steals second; the catcher's throw goes into center field; One to third.",
    );
  });

  test('a wild relay follows the force', () => {
    const moves = [move(6, 1, 2, true), move(0, 0, 1), move(0, 1, 2)];
    const force = { resultType: 'OO', outKind: 'ground', fielder: 'SS', play: 'force' } as const;
    expect(told({ ...force, ...by('2B', 'throwing'), moves })).toMatch(
      /; One is forced at second; the second baseman's relay goes wide of first; Batter to second\.$/,
    );
  });
});
