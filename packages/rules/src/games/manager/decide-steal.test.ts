import { expect, test } from 'vitest';
import { aGame, play } from '../../testing/a-game.ts';
import { loadedDice } from '../../testing/loaded-dice.ts';
import { UNKNOWN_HABITS } from './habits.ts';

const fast = { speed: 98, stealAttemptRate: 0.4, stealSuccessRate: 0.85 };
const caughtOften = { speed: 20, stealAttemptRate: 0.4, stealSuccessRate: 0.5 };
const stays = { speed: 30, stealAttemptRate: 0.01, stealSuccessRate: 0.6 };
const dice = (drawn: number) => loadedDice({ 'between batters': drawn, steal: 0.1 });
type Game = ReturnType<typeof aGame>;

const stealAt = (game: Game, drawn: number) =>
  play(game.batting('SO').build(), dice(drawn)).events.find(({ kind }) => kind === 'steal');

/** Returns how often somebody goes, to two places. */
const attemptsIn = (game: () => Game): number => {
  const draws = Array.from({ length: 97 }, (_, index) => 0.02 + index / 100);
  return draws.filter((drawn) => stealAt(game(), drawn) !== undefined).length / 100;
};

test('at the rates of the record a runner goes as often as in their season, third seldom', () => {
  const onFirst = () => aGame().rates('record').onFirst(caughtOften);
  expect(attemptsIn(onFirst)).toBeCloseTo(0.4, 1);
  expect(attemptsIn(() => aGame().rates('record').onSecond(fast))).toBeCloseTo(0.06, 1);
});

test('by design they go more often where it pays, but the others go, too', () => {
  const good = attemptsIn(() => aGame().onFirst(fast));
  const poor = attemptsIn(() => aGame().onFirst(caughtOften));
  expect(good).toBeGreaterThan(0.4);
  expect(poor).toBeLessThan(0.4);
  expect(poor).toBeGreaterThan(0.2);
});

test('late in a tight game who is caught often goes less than early', () => {
  const in9th = attemptsIn(() => aGame().inning(9, 'top').score(2, 3).onFirst(caughtOften));
  const in2nd = attemptsIn(() => aGame().inning(2, 'top').score(2, 3).onFirst(caughtOften));
  expect(in9th).toBeLessThan(in2nd);
});

test.each([
  ['six ahead after the sixth', 7, 6, 0, false],
  ['four behind after the sixth', 7, 0, 4, false],
  ['three behind after the sixth', 7, 0, 3, true],
  ['four behind in the sixth', 6, 0, 4, true],
  ['five ahead after the sixth', 7, 5, 0, true],
  ['six ahead in the sixth', 6, 6, 0, true],
])('%s', (_when, inning, visitors, home, goes) => {
  const game = aGame().inning(inning, 'top').score(visitors, home).onFirst(fast);
  expect(stealAt(game, 0.02) !== undefined).toBe(goes);
});

test('with second occupied by a runner who stays, the runner on first stays', () => {
  expect(stealAt(aGame().onFirst(fast).onSecond(stays), 0.02)).toBeUndefined();
});

test('a runner on first who steals goes along with the one on second: a double steal', () => {
  const { events, state } = play(
    aGame().onFirst(fast).onSecond(fast).batting('SO').build(),
    dice(0.02),
  );
  expect(events[1]).toMatchObject({ kind: 'steal', sb: 2 });
  expect(state.bases).toEqual([-1, 6, 7]);
});

test('a slow runner on first does not go along', () => {
  expect(stealAt(aGame().onFirst(stays).onSecond(fast), 0.02)).toMatchObject({ sb: 1 });
});

test('a player calls their own steals', () => {
  expect(stealAt(aGame().managedBy('visitors', 'player').onFirst(fast), 0.02)).toBeUndefined();
});

test('a manager who plays to win lets nobody go who is caught often, and the others more often', () => {
  const toWin = () => aGame().habits(undefined);
  expect(attemptsIn(() => toWin().onFirst(caughtOften))).toBe(0);
  expect(attemptsIn(() => toWin().onFirst(fast))).toBeGreaterThan(
    attemptsIn(() => aGame().onFirst(fast)),
  );
});

test('runners go as often as those of their league, within bounds', () => {
  const inLeagueOf = (stealAttempts: number | null) =>
    attemptsIn(() =>
      aGame()
        .habits({ ...UNKNOWN_HABITS, stealAttempts })
        .onFirst(fast),
    );
  expect(inLeagueOf(9)).toBeGreaterThan(inLeagueOf(null));
  expect(inLeagueOf(99)).toBe(inLeagueOf(9));
  expect(inLeagueOf(0.001)).toBeLessThan(inLeagueOf(null));
  expect(inLeagueOf(0.001)).toBeGreaterThan(0.2);
});
