import { expect, test } from 'vitest';
import { bestPerformance } from './best-performance.ts';
import type { BatterLine, PitcherLine } from './box-score.ts';

const batter = (player: number, changes: Partial<BatterLine> = {}): BatterLine => ({
  player,
  order: player + 1,
  position: 'SS',
  positions: ['SS'],
  entered: null,
  exited: null,
  PA: 4,
  AB: 4,
  H1: 0,
  H2: 0,
  H3: 0,
  HR: 0,
  R: 0,
  RBI: 0,
  BB: 0,
  SO: 0,
  SB: 0,
  CS: 0,
  SF: 0,
  GIDP: 0,
  E: 0,
  ...changes,
});

const pitcher = (player: number, changes: Partial<PitcherLine> = {}): PitcherLine => ({
  player,
  position: 'P',
  entered: null,
  exited: null,
  ipOuts: 0,
  BF: 0,
  H1: 0,
  H2: 0,
  H3: 0,
  HR: 0,
  R: 0,
  ER: 0,
  BB: 0,
  SO: 0,
  SB: 0,
  CS: 0,
  W: 0,
  L: 0,
  SV: 0,
  E: 0,
  ...changes,
});

const best = (batters: readonly BatterLine[], pitchers: readonly PitcherLine[]) => {
  const found = bestPerformance({ batters, pitchers, leftOnBase: 0 });
  return found && [found.kind, found.line.player];
};

test('two home runs are worth more than three singles', () => {
  const sluggers = [batter(0, { H1: 3 }), batter(1, { HR: 2, R: 2, RBI: 4 })];
  expect(best(sluggers, [pitcher(9, { ipOuts: 15, ER: 4 })])).toEqual(['batting', 1]);
});

test('a shutout is worth more than a home run, a bad day on the mound less than a single', () => {
  const slugger = batter(0, { HR: 1, R: 1, RBI: 2 });
  expect(best([slugger], [pitcher(9, { ipOuts: 27, SO: 6, W: 1 })])).toEqual(['pitching', 9]);
  expect(best([batter(3, { H1: 1 })], [pitcher(9, { ipOuts: 12, ER: 6 })])).toEqual(['batting', 3]);
});

test('nobody is best where nobody did anything', () => {
  expect(best([batter(0), batter(1)], [pitcher(9, { ipOuts: 3, ER: 5 })])).toBeNull();
});

test.each<[string, Partial<PitcherLine>, Partial<BatterLine>, Partial<BatterLine>]>([
  // Each is worth more than the first line of a batter and less than the second.
  ['a save', { SV: 1 }, { H1: 1, BB: 1 }, { H1: 2, BB: 1 }],
  ['a win', { W: 1 }, { H1: 1, BB: 1 }, { H1: 2, BB: 1 }],
  ['two innings', { ipOuts: 6 }, { H1: 1, BB: 1 }, { H2: 1, BB: 1 }],
  ['ten strikeouts', { SO: 10 }, { HR: 0, H2: 1 }, { H3: 1 }],
  ['five innings and a run', { ipOuts: 15, ER: 1 }, { H2: 1, BB: 1 }, { H3: 1, SB: 1 }],
])('%s has its worth', (_what, line, less, more) => {
  expect(best([batter(0, less)], [pitcher(9, line)])).toEqual(['pitching', 9]);
  expect(best([batter(0, more)], [pitcher(9, line)])).toEqual(['batting', 0]);
});
