import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { BatterLine, BoxScore, PitcherLine } from '@pennant/rules/games/analysis/box-score';
import { aBatter, aSide } from '@pennant/rules/testing/player-builders';
import { expect, test } from 'vitest';
import { toBoxScoreRows } from './box-score-rows.ts';
import { toCardStatistics, toLeaderboardTotals } from './card-and-leaderboard-statistics.ts';

const GAME = '01900000-0000-7000-8000-000000000001';
const home = aSide('Home');
const setup = compileSetup({
  visitors: aSide('Visitors'),
  home: {
    ...home,
    players: home.players.map((player, index) =>
      index === 4
        ? aBatter({ cardID: 104, name: 'José Ñandú' })
        : { ...player, cardID: 100 + index },
    ),
  },
  rates: 'designed',
});

const SHORTSTOP: BatterLine = {
  player: 4,
  order: 2,
  position: 'SS',
  positions: ['PH', 'SS'],
  entered: null,
  exited: null,
  PA: 9,
  AB: 7,
  H1: 1,
  H2: 2,
  H3: 3,
  HR: 4,
  R: 5,
  RBI: 6,
  BB: 8,
  SO: 10,
  SB: 11,
  CS: 12,
  SF: 13,
  GIDP: 14,
  E: 15,
};
const STARTER: PitcherLine = {
  player: 9,
  position: 'P',
  entered: null,
  exited: null,
  ipOuts: 20,
  BF: 30,
  H1: 1,
  H2: 2,
  H3: 3,
  HR: 4,
  R: 6,
  ER: 5,
  BB: 7,
  SO: 8,
  SB: 9,
  CS: 10,
  W: 1,
  L: 0,
  SV: 0,
  E: 2,
};
const LOSER = { ...STARTER, player: 14, W: 0, L: 1 };
const SAVER = { ...STARTER, player: 15, W: 0, SV: 1 };
const MIDDLEMAN = { ...STARTER, player: 16, W: 0 };
const box: BoxScore = {
  home: { batters: [SHORTSTOP], pitchers: [STARTER, LOSER, SAVER, MIDDLEMAN], leftOnBase: 0 },
  visitors: { batters: [], pitchers: [], leftOnBase: 0 },
};
const added = {
  home: new Map([
    [4, 1234],
    [9, -500],
  ]),
  visitors: new Map(),
};
const figures = { box, added };

test('a box score lists the batters with what they did at bat, their names as in an address', () => {
  expect(toBoxScoreRows(GAME, setup, 'home', figures)[0]).toEqual({
    gameLineupID: `${GAME}.h04`,
    cardID: 104,
    name: 'Jos%C3%A9%20%C3%91and%C3%BA',
    wpa: 0.1234,
    type: 'Batter',
    order: 2,
    position: 'SS',
    positions: ['PH', 'SS'],
    ab: 7,
    ipOuts: 0,
    h1: 1,
    h2: 2,
    h3: 3,
    hr: 4,
    r: 5,
    rbi: 6,
    bb: 8,
    so: 10,
    sb: 11,
    cs: 12,
    er: 0,
    e: 15,
    decision: null,
  });
});

test('then the pitchers, with win, loss or save', () => {
  const [, ...pitchers] = toBoxScoreRows(GAME, setup, 'home', figures);
  expect(pitchers[0]).toEqual({
    gameLineupID: `${GAME}.h09`,
    cardID: 109,
    name: 'Home-SP1',
    wpa: -0.05,
    type: 'Pitcher',
    order: null,
    position: 'P',
    positions: ['P'],
    ab: 0,
    ipOuts: 20,
    h1: 1,
    h2: 2,
    h3: 3,
    hr: 4,
    r: 6,
    rbi: 0,
    bb: 7,
    so: 8,
    sb: 9,
    cs: 10,
    er: 5,
    e: 2,
    decision: 'W',
  });
  expect(pitchers.map(({ decision }) => decision)).toEqual(['W', 'L', 'S', null]);
  expect(toBoxScoreRows(GAME, setup, 'visitors', figures)).toEqual([]);
});

test('a card gets what it did, and a point of experience for each plate appearance or out', () => {
  const [batter, pitcher, ...others] = toCardStatistics(setup, 'home', figures);
  expect(batter).toEqual({
    cardID: 104,
    exp: 9,
    ab: 7,
    h1: 1,
    h2: 2,
    h3: 3,
    hr: 4,
    bb: 8,
    so: 10,
    runs: 5,
    rbi: 6,
    sb: 11,
    cs: 12,
    ipOuts: 0,
    wpa: 1234,
  });
  expect(pitcher).toEqual({
    cardID: 109,
    exp: 20,
    ab: 0,
    h1: 1,
    h2: 2,
    h3: 3,
    hr: 4,
    bb: 7,
    so: 8,
    runs: 6,
    rbi: 0,
    sb: 9,
    cs: 10,
    ipOuts: 20,
    wpa: -500,
  });
  expect(others.map(({ cardID }) => cardID)).toEqual([114, 115, 116]);
});

test('the boards sum up what batters and pitchers of a side did', () => {
  const { batters, pitchers } = toLeaderboardTotals(setup, 'home', figures);
  expect(batters).toEqual([
    {
      cardID: 104,
      pa: 9,
      ab: 7,
      h1: 1,
      h2: 2,
      h3: 3,
      hr: 4,
      r: 5,
      rbi: 6,
      bb: 8,
      sb: 11,
      wpa: 1234,
    },
  ]);
  expect(pitchers[0]).toEqual({
    cardID: 109,
    ipOuts: 20,
    er: 5,
    h: 10,
    bb: 7,
    so: 8,
    w: 1,
    sv: 0,
    wpa: -500,
  });
  expect(pitchers.map(({ w, sv }) => [w, sv])).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});
