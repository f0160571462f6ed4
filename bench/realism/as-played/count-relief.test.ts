import { expect, test } from 'vitest';
import { countRelief } from './count-relief.ts';
import { LeagueTally } from './league-tally.ts';
import { aChange, anEvent, aPlayedGame } from './testing/a-played-game.ts';

const STARTER = 9;
const [RP1, RP2] = [14, 15];
const tallyOf = (
  events: Parameters<typeof aPlayedGame>[0],
  closers?: Parameters<typeof aPlayedGame>[1],
) => {
  const tally = new LeagueTally();
  countRelief(tally, aPlayedGame(events, closers));
  return tally.means;
};

test('a reliever in the ninth with a lead of three has a save chance', () => {
  const means = tallyOf([anEvent({ inning: 9, leads: 3, pitcher: RP1 })]);
  expect(means.closersChance).toMatchObject({ count: 1, value: 1 });
});

test('it is another reliever’s who is on the mound', () => {
  const means = tallyOf([anEvent({ inning: 9, leads: 3, pitcher: RP2 })]);
  expect(means.closersChance).toMatchObject({ count: 1, value: 0 });
});

test('the closer is the one with the most saves on record, wherever the lineup has them', () => {
  const closers = { visitors: 14, home: 17 };
  const means = tallyOf([anEvent({ inning: 9, leads: 1, pitcher: RP1 })], closers);
  expect(means.closersChance.value).toBe(0);
  expect(means.firstRelieversChance.value).toBe(1);
});

test.each([
  ['a lead of four, nobody on', { inning: 9, leads: 4, pitcher: RP1 }],
  ['a tie', { inning: 9, leads: 0, pitcher: RP1 }],
  ['the eighth', { inning: 8, leads: 2, pitcher: RP1 }],
  ['a starter who goes on', { inning: 9, leads: 2, pitcher: STARTER }],
])('%s is none', (_what, told) => {
  expect(tallyOf([anEvent(told)]).closersChance.count).toBe(0);
});

test('a lead of four with two on is one: the tying run is on deck', () => {
  const walk = anEvent({ inning: 9, leads: 4, pitcher: STARTER, outs: 0, first: 1, second: 2 });
  const change = aChange('home', [STARTER, RP1], { inning: 9, leads: 4, first: 1, second: 2 });
  const means = tallyOf([walk, change, anEvent({ inning: 9, leads: 4, pitcher: RP1 })]);
  expect(means.closersChance).toMatchObject({ count: 1, value: 1 });
});

test('a game has one chance at most, and it is the first pitcher’s', () => {
  const ninth = anEvent({ inning: 9, leads: 1, pitcher: RP2 });
  const tenth = anEvent({ inning: 10, leads: 1, pitcher: RP1 });
  expect(tallyOf([ninth, tenth]).closersChance).toMatchObject({ count: 1, value: 0 });
});

test.each([
  [3, 0],
  [-3, 0],
  [4, 1],
  [-4, 1],
])('RP1 who comes in with a lead of %i is far apart: %i', (leads, farApart) => {
  const means = tallyOf([aChange('home', [STARTER, RP1], { inning: 9, leads })]);
  expect(means.firstRelieverFarApart).toMatchObject({ count: 1, value: farApart });
});

test('a save is counted for the club and its pitcher', () => {
  const tally = new LeagueTally();
  const lead = anEvent({
    batting: 'home',
    runs: 1,
    outs: 24,
    homeScore: 1,
    visitingScore: 0,
    runsScored: [{ runner: 0, pitcher: STARTER, earned: true }],
  });
  const eight = anEvent({ outs: 24, homeScore: 1, visitingScore: 0 });
  const change = aChange('home', [STARTER, RP1], { inning: 9, leads: 1 });
  const ninth = anEvent({ inning: 9, outs: 3, leads: 1, pitcher: RP1, final: true });
  countRelief(tally, aPlayedGame([eight, lead, change, ninth]));
  expect(tally.saves).toEqual(new Map([['H', new Map([[RP1, 1]])]]));
});
