import { expect, test } from 'vitest';
import { committedDice } from '../fairness/committed-dice.ts';
import { PREGAME_EVENT_NUMBER, drawIsHome } from './draw-home-or-away.ts';

test('home or away is even: half of a thousand committed games are at home, give or take', () => {
  const games = Array.from({ length: 1000 }, (_, game) =>
    committedDice({ id: `game ${game}`, serverSeed: 'ab'.repeat(32), clientSeed: 'cd'.repeat(16) }),
  );
  const home = games.filter((dice) => drawIsHome(dice.event(PREGAME_EVENT_NUMBER))).length;
  expect(home).toBeGreaterThan(440);
  expect(home).toBeLessThan(560);
});

test('a low die is home, a high one away', () => {
  expect(drawIsHome({ die: () => 3, fraction: () => 0 })).toBe(true);
  expect(drawIsHome({ die: () => 4, fraction: () => 0 })).toBe(false);
});

/** Games are verified by their committed dice, so the label is for ever. */
test('the first games of a committed seed are at home or away as they always were', () => {
  const places = Array.from({ length: 12 }, (_, game) => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'cd'.repeat(16) };
    const dice = committedDice({ id: `game ${game}`, ...seeds });
    return drawIsHome(dice.event(PREGAME_EVENT_NUMBER)) ? 'H' : 'A';
  });
  expect(places.join('')).toBe('HHAAHHHAAHAH');
});
