import type { RunScored } from '@pennant/rules/games/event';
import { expect, test } from 'vitest';
import { countStarts } from './count-starts.ts';
import { LeagueTally } from './league-tally.ts';
import { aChange, anEvent, aPlayedGame } from './testing/a-played-game.ts';

const STARTER = 9;
const RELIEVER = 15;
/** The home starter's outs, one inning after the other: strikeouts of the visitors. */
const innings = (from: number, to: number, pitcher = STARTER) =>
  Array.from({ length: (to - from + 1) * 3 }, (_, index) => {
    const inning = from + Math.floor(index / 3);
    return anEvent({ ipOuts: (inning - 1) * 6 + (index % 3) + 1, pitcher });
  });
const runs = (count: number, pitcher = STARTER): RunScored[] =>
  Array.from({ length: count }, () => ({ runner: 0, pitcher, earned: true }));
const blast = (inning: number, scored: number) =>
  anEvent({ inning, outs: 0, runs: scored, runsScored: runs(scored) });

const tallyOf = (...events: Parameters<typeof aPlayedGame>[0]) => {
  const tally = new LeagueTally();
  countStarts(tally, aPlayedGame(events));
  return tally;
};

test('nine innings without relief are a complete game; the other side’s counts, too', () => {
  const { means } = tallyOf(...innings(1, 9));
  expect(means.completeGame).toMatchObject({ count: 2, value: 1 });
  // The visitors' starter never pitched in this game.
  expect(means.inningsPerStart.value).toBe(4.5);
});

test('a starter who is relieved has pitched the outs before it, and no complete game', () => {
  const { means } = tallyOf(
    ...innings(1, 6),
    aChange('home', [STARTER, RELIEVER], { inning: 7, pitcher: RELIEVER }),
    ...innings(7, 9, RELIEVER),
  );
  expect(means.completeGame.value).toBe(0.5);
  expect(means.inningsPerStart.value).toBe(3);
});

test('a reliever who is relieved takes no start from anybody', () => {
  const { means } = tallyOf(aChange('home', [RELIEVER, 16], { inning: 7 }));
  expect(means.completeGame.value).toBe(1);
});

test('thirty batters are a long start, twenty-nine are not', () => {
  const batters = (count: number) => Array.from({ length: count }, () => anEvent({ outs: 0 }));
  expect(tallyOf(...batters(29)).means.thirtyBatters.value).toBe(0);
  expect(tallyOf(...batters(30)).means.thirtyBatters.value).toBe(0.5);
  // A wild pitch is no batter; an intentional walk is one.
  const walk = anEvent({ kind: 'walk', outs: 0 });
  const wild = anEvent({ kind: 'wildPitch', outs: 0 });
  expect(tallyOf(...batters(29), wild).means.thirtyBatters.value).toBe(0);
  expect(tallyOf(...batters(29), walk).means.thirtyBatters.value).toBe(0.5);
});

test('six runs in the first three innings: whether the starter sees the fourth, and the fifth', () => {
  const out = (inning: number) => [
    blast(1, 6),
    ...innings(1, inning),
    aChange('home', [STARTER, RELIEVER], { inning: inning + 1 }),
    ...innings(inning + 1, 9, RELIEVER),
  ];
  const third = tallyOf(...out(3)).means;
  expect([third.goneByThird.value, third.goneByFourth.value]).toEqual([1, 1]);
  const fourth = tallyOf(...out(4)).means;
  expect([fourth.goneByThird.value, fourth.goneByFourth.value]).toEqual([0, 1]);
  const fifth = tallyOf(...out(5)).means;
  expect([fifth.goneByThird.value, fifth.goneByFourth.value]).toEqual([0, 0]);
});

test('five early runs, or a sixth in the fourth inning, are no such start', () => {
  const { means } = tallyOf(blast(1, 5), ...innings(1, 3), blast(4, 1), ...innings(4, 9));
  expect(means.goneByFourth.count).toBe(0);
});

test('runs charged to a reliever are not the starter’s', () => {
  const relievers = anEvent({ inning: 3, outs: 0, runs: 2, runsScored: runs(2, RELIEVER) });
  expect(tallyOf(blast(1, 5), relievers).means.goneByFourth.count).toBe(0);
});

test('the most batters are of one pitcher, with the club and the runs charged', () => {
  const { mostBatters } = tallyOf(blast(2, 4), ...innings(1, 5), ...innings(6, 9, RELIEVER));
  expect(mostBatters).toEqual({ batters: 16, pitcher: 'Starter, H, 4 runs' });
});
