import { expect, test } from 'vitest';
import { aGame, play } from '../testing/a-game.ts';
import { loadedDice } from '../testing/loaded-dice.ts';
import type { Command } from './command.ts';
import { REFUSALS, applyCommand } from './apply-command.ts';

/**
 * A player's side singles with first and second occupied: the player chooses who tries for more.
 */
const afterSingle = () => {
  const game = aGame().managedBy('visitors', 'player').onFirst().onSecond().batting('H1').build();
  const { state, events } = play(game, loadedDice({ ball: 0.5 }));
  return { setup: game.setup, state, events };
};

test('the state given stays as it is', () => {
  const { setup, state } = aGame().onFirst().batting('HR').build();
  const before = JSON.stringify(state);
  applyCommand(setup, state, { kind: 'roll' }, loadedDice({ ball: 0.5 }));
  expect(JSON.stringify(state)).toBe(before);
});

test('after a hit the choice stays pending with its options listed', () => {
  const { state, events } = afterSingle();
  expect(state.bases).toEqual([0, 6, 7]);
  expect(state.pendingChoice?.kind).toBe('advance');
  expect(state.pendingChoice?.options.map((option) => option.runnersAdvancing)).toEqual([
    '3',
    '2,3',
    null,
  ]);
  expect(state.pendingChoice?.options.at(-1)?.label).toBe('Advance Nobody');
  expect(state.pendingChoice?.options[0]?.label).toMatch(/^Send V-RF home \(\d+%\)$/);
  expect(events).toHaveLength(1);
});

test('a state with its choice is plain JSON, and goes on from there', () => {
  const { setup, state } = afterSingle();
  const stored: typeof state = JSON.parse(JSON.stringify(state));
  const dice = () => loadedDice({ 'runner from third': 0, 'runner from second': 0 });
  const command = { kind: 'choose', runnersAdvancing: '2,3' } as const;
  const once = play({ setup, state }, dice(), command);
  expect(play({ setup, state: stored }, dice(), command)).toEqual(once);
  expect(once.event).toMatchObject({
    kind: 'advance',
    resultType: 'XB',
    managerAction: 'advance',
    batter: 0,
    runs: 1,
    rbi: 1,
  });
  // The batter took second as the ball was thrown home.
  expect(once.state.bases).toEqual([-1, 0, 6]);
});

test('advancing nobody is an event, too', () => {
  const { state, event } = play(afterSingle(), loadedDice(), {
    kind: 'choose',
    runnersAdvancing: null,
  });
  expect(event).toMatchObject({ kind: 'advance', moves: [], eventNumber: 2 });
  expect(state).toMatchObject({ pendingChoice: null, eventNumber: 2, bases: [0, 6, 7] });
});

test.each<[string, Command, keyof typeof REFUSALS]>([
  ['a roll', { kind: 'roll' }, 'choice_pending'],
  ['a walk', { kind: 'walk' }, 'choice_pending'],
  ['a steal', { kind: 'steal', runnersAdvancing: '3' }, 'choice_pending'],
  [
    'a substitution',
    { kind: 'substitute', side: 'home', playerOut: 9, playerIn: 16 },
    'choice_pending',
  ],
  ['an option not listed', { kind: 'choose', runnersAdvancing: '2' }, 'option_not_offered'],
  ['nonsense', { kind: 'choose', runnersAdvancing: 'x' }, 'option_not_offered'],
])('%s is refused while a choice is pending', (_what, command, code) => {
  const { setup, state } = afterSingle();
  expect(applyCommand(setup, state, command, loadedDice())).toEqual({
    ok: false,
    code,
    message: REFUSALS[code],
  });
});

test('a choice is refused where none is pending', () => {
  const { setup, state } = aGame().build();
  const turn = applyCommand(setup, state, { kind: 'choose', runnersAdvancing: null }, loadedDice());
  expect(turn).toMatchObject({ ok: false, code: 'no_choice_pending' });
});

test('nothing is taken after the end', () => {
  const { setup, state } = aGame().build();
  const turn = applyCommand(setup, { ...state, final: true }, { kind: 'roll' }, loadedDice());
  expect(turn).toMatchObject({ ok: false, code: 'game_final' });
});

test('an intentional walk is a base on balls and moves only forced runners', () => {
  const { state, event } = play(aGame().onSecond().build(), loadedDice(), { kind: 'walk' });
  expect(state.bases).toEqual([0, 7, -1]);
  expect(state.visitors.nextPlace).toBe(1);
  expect(event).toMatchObject({ kind: 'walk', resultType: 'BB', managerAction: 'bb' });
  expect(event).toMatchObject({ diceResultH: null, origResultType: null });
});
