import { expect, test } from 'vitest';
import { COMPARED } from './compared-figures.ts';
import type { LeagueRecord } from './league-record.ts';
import { LeagueTally, type Observation } from './league-tally.ts';
import type { ComputerLeague } from './play-computer-league.ts';
import { worstLeagueFigures } from './worst-league.ts';

const figureOf = (name: string) => COMPARED.find((figure) => figure.name === name)!;

/** Returns a league whose clubs played to this mean, in 101 games or starts. */
const aLeague = (year: number, observation: Observation, mean: number): ComputerLeague => {
  const tally = new LeagueTally();
  for (let game = 0; game < 101; game++) tally.observe(observation, mean + (game % 2 ? 0.1 : 0));
  return { year, league: 'AL', sides: [], tally, hadDesignatedHitter: year >= 1973 };
};
const records = (...rows: readonly (readonly [number, Partial<LeagueRecord>])[]) =>
  new Map(rows.map(([year, row]) => [`${year} AL`, row as LeagueRecord]));

test('complete games may miss the record by .02 or a quarter, whichever is more', () => {
  const [figure] = worstLeagueFigures(
    [aLeague(1930, 'completeGame', 0.3), aLeague(2019, 'completeGame', 0)],
    figureOf('CG a start'),
    records([1930, { completeGames: 0.45 }], [2019, { completeGames: 0.01 }]),
    '',
  );
  // 1930: about .10 short of .45, of .1125 allowed; 2019: about .04 over, of .02 allowed.
  expect(figure?.name).toContain('2019 AL');
  expect(figure).toMatchObject({ key: 'playedCg', target: 0.02, rule: 'at most' });
  expect(figure?.measured).toBeCloseTo(0.0395, 3);
  expect(figure?.noise).toBeGreaterThan(0);
});

test('steals are measured as a share of the record', () => {
  const [figure] = worstLeagueFigures(
    [aLeague(1985, 'stolenBases', 0.4)],
    figureOf('SB'),
    records([1985, { stolenBases: 0.9 }]),
    'HeldOut',
  );
  expect(figure).toMatchObject({ key: 'playedSbHeldOut', target: 0.15 });
  expect(figure?.measured).toBeCloseTo(0.5, 1);
});

test('a league without a record, or of pitchers who bat, is not compared', () => {
  const noRecord = records([1930, { caughtStealing: null }]);
  expect(
    worstLeagueFigures([aLeague(1930, 'caughtStealing', 0.2)], figureOf('CS'), noRecord, ''),
  ).toEqual([]);
  const pitchersBat = records([1968, { pinchHitters: 1.4 }]);
  expect(
    worstLeagueFigures([aLeague(1968, 'pinchHitters', 0)], figureOf('PH'), pitchersBat, ''),
  ).toEqual([]);
});
