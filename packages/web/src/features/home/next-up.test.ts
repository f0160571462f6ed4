import type { Home } from '@pennant/contract/home';
import { expect, test } from 'vitest';

import { nextUpOf } from './next-up.ts';

const newcomer: Pick<Home, 'gamesUnderWay' | 'team' | 'steps'> = {
  gamesUnderWay: [],
  team: {
    userTeamID: '01999999-0000-7000-8000-000000000000',
    name: 'Nine',
    score: 55,
    problem: null,
  },
  steps: { packs: false, team: true, campaigns: false, game: false, opening: false },
};
const played = { ...newcomer, steps: { ...newcomer.steps, game: true } };

test('a newcomer with a team plays a first game, one without puts a team together', () => {
  expect(nextUpOf(newcomer)).toBe('first-game');
  expect(nextUpOf({ ...newcomer, team: null })).toBe('team');
});

test('the first pack follows the first game', () => {
  expect(nextUpOf(played)).toBe('first-pack');
  expect(nextUpOf({ ...played, steps: { ...played.steps, opening: true } })).toBe('new-game');
});

test('a team that cannot play is mended before the next game', () => {
  const team = { ...newcomer.team!, problem: 'The lineup has an empty place.' };
  const opened = { ...played, steps: { ...played.steps, opening: true } };
  expect(nextUpOf({ ...opened, team })).toBe('team');
});

test('a game under way goes before all', () => {
  const game = {} as Home['gamesUnderWay'][number];
  for (const home of [newcomer, played, { ...newcomer, team: null }])
    expect(nextUpOf({ ...home, gamesUnderWay: [game] })).toBe('game-under-way');
});
