import { expect, test } from 'vitest';

import { aCupGame, aRunningCup, someEntries } from '../testing/a-cup.ts';
import { currentRound, gamePath, toRounds } from './bracket-view.ts';
import { changesBetween } from './cup-changes.ts';

const own = (seed: number, match: number | null) => ({
  userTeamID: '01990000-0000-7000-8000-0000000000e1',
  team: 'Mine',
  seed,
  hasLeft: false,
  match,
  standingTeamFrom: null,
});

test('a cup of eight has three rounds; who comes to a later match is told by the one before', () => {
  const rounds = toRounds(aRunningCup());
  expect(rounds.map(({ name, matches }) => `${name} ${matches.length}`)).toEqual([
    'Quarterfinals 4',
    'Semifinals 2',
    'Final 1',
  ]);
  expect(rounds[0]!.matches.map(({ sides }) => sides.map(({ seed }) => seed))).toEqual([
    [1, 8],
    [5, 4],
    [3, 6],
    [7, 2],
  ]);
  expect(rounds[1]!.matches.map(({ sides }) => sides.map(({ team }) => team))).toEqual([
    ['Winner of match 1', 'Winner of match 2'],
    ['Winner of match 3', 'Winner of match 4'],
  ]);
  expect(rounds[2]!.matches[0]!.sides.map(({ team }) => team)).toEqual([
    'Winner of match 5',
    'Winner of match 6',
  ]);
});

test('a side has its runs by game and the games that it won; one called off is not shown', () => {
  const games = [
    aCupGame(),
    aCupGame({ number: 2, winner: null, runs: null }),
    aCupGame({ number: 3, winner: 8, runs: [1, 2] }),
    aCupGame({ number: 4, winner: null, runs: null, isOver: false }),
  ];
  const [first] = toRounds(aRunningCup({ matches: { 0: { games } } }))[0]!.matches;
  expect(first!.games.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(first!.sides.map(({ runs, wins }) => [runs, wins])).toEqual([
    [[5, 1, null], 1],
    [[3, 2, null], 1],
  ]);
  expect(first!.isUnderWay).toBe(true);
});

test('the path of the user is every match with their seed', () => {
  const cup = aRunningCup({
    own: own(1, 4),
    matches: { 0: { end: 'walkover', winner: 1 }, 4: { seeds: [1, null] } },
  });
  const matches = toRounds(cup).flatMap((round) => round.matches);
  expect(matches.filter(({ isOwn }) => isOwn).map(({ number }) => number)).toEqual([1, 5]);
  expect(matches[0]!.isWalkover).toBe(true);
  expect(matches[0]!.sides[1].isOut).toBe(true);
  expect(currentRound(cup)).toBe(1);
});

test('a former player and a club have no page', () => {
  const entries = someEntries(2, 8);
  entries[1] = { ...entries[1]!, User: null };
  const [first, , , last] = toRounds(aRunningCup({ entries }))[0]!.matches;
  expect(first!.sides[1]).toMatchObject({ holder: 'Computer club', username: null });
  expect(last!.sides.find(({ seed }) => seed === 2)).toMatchObject({
    holder: 'A former player',
    username: null,
  });
});

test('a game leads to its page: live to the table, to one’s own play screen, else to watch it', () => {
  const standing = aCupGame({ kind: 'standing', gameID: 'g', playedBy: 1, isOver: false });
  expect(gamePath(aCupGame({ gameID: 'g' }), null)).toBe('/live/g');
  expect(gamePath(standing, 1)).toBe('/game/g/play');
  expect(gamePath(standing, null)).toBe('/g/g/live');
  expect(gamePath({ ...standing, isOver: true }, 1)).toBe('/g/g');
  expect(gamePath(aCupGame({ kind: 'computer', gameID: null }), 1)).toBeNull();
});

test('what has happened since is told match by match, and nothing where nothing has', () => {
  const before = aRunningCup();
  expect(changesBetween(before, before)).toEqual([]);
  const begun = aRunningCup({
    matches: { 0: { games: [aCupGame({ winner: null, runs: null, isOver: false })] } },
  });
  expect(changesBetween(before, begun)).toEqual([
    { index: 0, text: expect.stringMatching(/^Quarterfinal: a game of .* has begun\.$/) },
  ]);
  const played = aRunningCup({ matches: { 0: { games: [aCupGame()] } } });
  expect(changesBetween(begun, played)[0]!.text).toBe(
    'Quarterfinal, game 1: casey’s Nine against 1907 Boston Beaneaters 5–3.',
  );
  const won = aRunningCup({
    matches: {
      0: { games: [aCupGame(), aCupGame({ number: 2 })], end: 'played', winner: 1 },
      1: { end: 'walkover', winner: 4 },
    },
  });
  expect(changesBetween(played, won).map(({ text }) => text)).toEqual([
    'Quarterfinal: casey’s Nine wins 2–0 against 1907 Boston Beaneaters.',
    expect.stringMatching(/^Quarterfinal: wright’s Nine goes on, .* has left\.$/),
  ]);
});
