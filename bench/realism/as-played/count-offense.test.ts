import { expect, test } from 'vitest';
import { countOffense } from './count-offense.ts';
import { LeagueTally } from './league-tally.ts';
import { anEvent, aPlayedGame } from './testing/a-played-game.ts';

const tallyOf = (...events: Parameters<typeof aPlayedGame>[0]) => {
  const tally = new LeagueTally();
  countOffense(tally, aPlayedGame(events));
  return tally.means;
};
const steal = (told: Parameters<typeof anEvent>[0]) =>
  anEvent({ kind: 'steal', outs: 0, sb: 1, ...told });

test('stolen bases and runners caught are counted for each club’s game', () => {
  const means = tallyOf(steal({}), steal({ batting: 'home' }), steal({ sb: 0, cs: 1, outs: 1 }));
  expect(means.stolenBases).toMatchObject({ count: 2, value: 1 });
  expect(means.caughtStealing).toMatchObject({ count: 2, value: 0.5 });
});

test('two runners who go at once are a double steal, safe or not', () => {
  expect(tallyOf(steal({ sb: 2 })).doubleSteals.value).toBe(0.5);
  expect(tallyOf(steal({ sb: 1, cs: 1, outs: 1 })).doubleSteals.value).toBe(0.5);
  expect(tallyOf(steal({})).doubleSteals.value).toBe(0);
});

// `leads` is the lead of the side in the field.
test('a steal with a lead of six after the sixth inning is one too many', () => {
  expect(tallyOf(steal({ inning: 7, leads: -6 })).bigLeadSteals.value).toBe(0.5);
  expect(tallyOf(steal({ inning: 6, leads: -6 })).bigLeadSteals.value).toBe(0);
  expect(tallyOf(steal({ inning: 7, leads: -5 })).bigLeadSteals.value).toBe(0);
  expect(tallyOf(steal({ inning: 7, leads: 6 })).bigLeadSteals.value).toBe(0);
});

test('a run stolen is not yet part of the lead with which it was tried', () => {
  for (const batting of ['visitors', 'home'] as const) {
    const home = steal({ batting, inning: 8, leads: -5, runs: 1 });
    expect(tallyOf(home).bigLeadSteals.value).toBe(0);
  }
});

test('the share of attempts seven ahead is of all attempts, in every inning', () => {
  const means = tallyOf(steal({ leads: -7 }), steal({}), steal({ leads: -6 }), steal({ leads: 7 }));
  expect(means.stealSevenAhead).toMatchObject({ count: 4, value: 0.25 });
});

test('sacrifice flies and double plays are the batting club’s', () => {
  const fly = anEvent({ play: 'sacrificeFly' });
  const double = anEvent({ play: 'doublePlay', outs: 2, batting: 'home' });
  const means = tallyOf(fly, double, double);
  expect(means.sacrificeFlies.value).toBe(0.5);
  expect(means.doublePlays.value).toBe(1);
});
