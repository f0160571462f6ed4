import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';

test('a throw that puts a runner out is not wild, whatever the catcher is like', () => {
  const game = aGame().errorRate(0.2).onFirst().onThird().build();
  const { state, event } = play(game, loadedDice({ steal: 0.3 }), {
    kind: 'steal',
    runnersAdvancing: '1,3',
  });
  expect(event).toMatchObject({ cs: 1, outs: 1 });
  expect(state.home.errors).toBe(0);
});

test('a steal of home alone leaves nobody to go up on a wild throw', () => {
  const game = aGame().errorRate(0.2).onThird().build();
  const { state, event } = play(game, loadedDice({ steal: 0.01 }), {
    kind: 'steal',
    runnersAdvancing: '3',
  });
  expect(event).toMatchObject({ sb: 1, runs: 1 });
  expect(state.home.errors).toBe(0);
});

test('a throw home that gets by the catcher keeps nobody from the next base', () => {
  const game = aGame()
    .managedBy('visitors', 'player')
    .errorRate(0.1)
    .onFirst()
    .onSecond()
    .batting('H1')
    .build();
  const { state } = play(game, loadedDice({ ball: 0.95 }));
  const late = { 'runner from third': 0.14, 'runner from second': 0.999 };
  const sent = play({ setup: game.setup, state }, loadedDice(late), {
    kind: 'choose',
    runnersAdvancing: '2,3',
  });
  expect(sent.event).toMatchObject({ runs: 2, rbi: 1, outs: 0, error: { fielder: 'C' } });
  expect(sent.state.bases).toEqual([-1, -1, 0]);
});

test('with a good throw a runner who goes too far is out', () => {
  const game = aGame()
    .managedBy('visitors', 'player')
    .errorRate(0.1)
    .onFirst()
    .onSecond()
    .batting('H1')
    .build();
  const { state } = play(game, loadedDice({ ball: 0.95 }));
  const late = { 'runner from third': 0.16, 'runner from second': 0.999 };
  const sent = play({ setup: game.setup, state }, loadedDice(late), {
    kind: 'choose',
    runnersAdvancing: '2,3',
  });
  expect(sent.event).toMatchObject({ runs: 1, outs: 1 });
  expect(sent.event.error).toBeUndefined();
});

/** Errors behind hits of nine whose cards say .1: bobbles, outfielders' throws, relays. */
const HITS = 1.75 * 0.087;

test('only who can have thrown makes a wild throw behind a hit', () => {
  const throwers: Record<string, Set<string>> = { LF: new Set(), CF: new Set(), RF: new Set() };
  const game = aGame().errorRate(0.1).batting('H1').build();
  for (let drawn = 0.35; drawn < 1; drawn += 0.0003) {
    const { fielder, error } = play(game, loadedDice({ ball: drawn * HITS })).event;
    expect(error?.kind).toBe('throwing');
    throwers[fielder ?? '']?.add(error?.fielder ?? '');
  }
  expect(throwers).toEqual({
    LF: new Set(['LF', 'SS', '3B']),
    CF: new Set(['CF', 'SS', '2B']),
    RF: new Set(['RF', '1B', '2B']),
  });
});

test('the relay to first is that of who covers second', () => {
  const pivots = new Map<string, string>();
  const game = aGame().errorRate(0.1).onFirst().batting('OO').build();
  for (let ball = 0.09; ball < 0.5; ball += 0.0017) {
    const { fielder, error } = play(game, loadedDice({ ball, 'double play': 0.41 })).event;
    pivots.set(fielder ?? '', error?.fielder ?? '');
  }
  expect(Object.fromEntries(pivots)).toEqual({
    P: 'SS',
    C: 'SS',
    '1B': 'SS',
    '2B': 'SS',
    '3B': '2B',
    SS: '2B',
  });
});
