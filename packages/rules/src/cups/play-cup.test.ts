import { expect, test } from 'vitest';
import { cupPrizes, CUP_PRIZES } from './cup-prizes.ts';
import { roundEnds, standingTeamsPlayFrom, LATE_GAME_MS } from './cup-schedule.ts';
import { findMatchOf, finalOf, gamesBefore, isOver, type CupState } from './cup-state.ts';
import { newCup } from './draw-cup.ts';
import { isForfeited, isToPlayOut, mayPlayStandingFrom } from './due-in-cup.ts';
import { beginGame, endGame, leaveCup, standIn } from './play-cup.ts';

const TIMES = { begins: 0, roundHours: 24 };
const LIVE = { kind: 'live', gameID: 'a game', playedBy: null } as const;

/** Returns a cup in which the seed has won its present match, two games to none. */
const win = (state: CupState, seed: number): CupState => {
  const index = findMatchOf(state, seed)!;
  const play = (before: CupState) =>
    endGame(beginGame(before, index, LIVE), index, { winner: seed, runs: [3, 2] });
  return play(play(state));
};
const winAll = (state: CupState, ...seeds: number[]) => seeds.reduce(win, state);
const eight = (users = 8) => newCup({ size: 8, users });
const due = (now: number) => ({ times: TIMES, now });

test('two wins are a match, and the best seed of eight comes through three of them', () => {
  const cup = winAll(eight(), 1, 4, 3, 2, 1, 2, 1);
  expect(isOver(cup)).toBe(true);
  expect(finalOf(cup)).toMatchObject({ seeds: [1, 2], winner: 1, end: 'played' });
  expect(gamesBefore(cup, 1)).toBe(6);
  expect(cupPrizes(cup)).toEqual([
    { seed: 1, place: 'winner', amount: 1170 },
    { seed: 2, place: 'finalist', amount: 585 },
    { seed: 3, place: 'semifinalist', amount: 195 },
    { seed: 4, place: 'semifinalist', amount: 195 },
  ]);
});

test('a computer club wins no prize, and its place goes to nobody', () => {
  const cup = winAll(eight(1), 1, 4, 3, 2, 1, 2, 2);
  expect(cupPrizes(cup)).toEqual([{ seed: 1, place: 'finalist', amount: CUP_PRIZES.finalist }]);
});

test('a game that was called off counts for nothing, and the match goes on', () => {
  const begun = beginGame(eight(), 0, LIVE);
  const cup = endGame(begun, 0, { winner: null, runs: null });
  expect(cup.matches[0]).toMatchObject({ end: null, games: [{ number: 1, isOver: true }] });
  expect(beginGame(cup, 0, LIVE).matches[0]!.games[1]!.number).toBe(2);
  // Nobody has pitched: the same starter is due.
  expect(gamesBefore(cup, 1)).toBe(0);
});

test('no game begins beside one that is under way, nor in a match that waits for its sides', () => {
  const cup = beginGame(eight(), 0, LIVE);
  expect(() => beginGame(cup, 0, LIVE)).toThrow('no game of match 0');
  expect(() => beginGame(cup, 4, LIVE)).toThrow('no game of match 4');
});

test('who leaves loses the match, also a game that is under way', () => {
  const cup = leaveCup(beginGame(eight(), 0, LIVE), 8);
  expect(cup.matches[0]).toMatchObject({ end: 'walkover', winner: 1, games: [{ isOver: true }] });
  expect(endGame(cup, 0, { winner: 8, runs: [0, 1] })).toEqual(cup);
});

test('who leaves while waiting for an opponent gives way as soon as it is known', () => {
  const cup = leaveCup(win(eight(), 1), 1);
  expect(cup.matches[4]).toMatchObject({ seeds: [1, null], end: null });
  expect(win(cup, 5).matches[4]).toMatchObject({ seeds: [1, 5], end: 'walkover', winner: 5 });
});

test('where all leave, the last one wins', () => {
  const cup = [8, 1, 5, 4, 3, 6, 2, 7].reduce(leaveCup, eight());
  expect(finalOf(cup)).toMatchObject({ end: 'walkover', winner: 7 });
  expect(cup.places.filter(({ hasLeft }) => !hasLeft)).toHaveLength(1);
});

test('who has lost and leaves then keeps the place that was reached', () => {
  const cup = winAll(eight(), 1, 4, 3, 2, 1, 2, 1);
  expect(leaveCup(cup, 2)).toEqual(cup);
});

test('the computer plays out what its clubs play, and what a round leaves over', () => {
  const cup = eight(5);
  // 6 and 3, 7 and 2, 8 and 1 have a user each; 5 and 4 have two.
  expect(isToPlayOut(cup, 1, due(0))).toBe(false);
  expect(isToPlayOut(eight(0), 1, due(0))).toBe(true);
  expect(isToPlayOut(cup, 1, due(roundEnds(TIMES, 0) - 1))).toBe(false);
  expect(isToPlayOut(cup, 1, due(roundEnds(TIMES, 0)))).toBe(true);
  expect(isToPlayOut(beginGame(cup, 1, LIVE), 1, due(roundEnds(TIMES, 0)))).toBe(false);
  expect(isToPlayOut(cup, 4, due(roundEnds(TIMES, 0)))).toBe(false);
});

test('where both let their teams stand in, the computer plays at once', () => {
  const one = standIn(eight(), 5);
  expect(isToPlayOut(one, 1, due(0))).toBe(false);
  expect(isToPlayOut(standIn(one, 4), 1, due(0))).toBe(true);
});

test('a standing team is played in the second half of a round, a club at any time', () => {
  const cup = eight(5);
  const from = (state: CupState, index: number, slot: 0 | 1) =>
    mayPlayStandingFrom(state, index, { slot, times: TIMES });
  expect(from(cup, 1, 0)).toBe(standingTeamsPlayFrom(TIMES, 0));
  expect(from(cup, 0, 0)).toBe(-Infinity);
  expect(from(standIn(cup, 5), 1, 1)).toBe(-Infinity);
  expect(from(standIn(cup, 5), 1, 0)).toBe(standingTeamsPlayFrom(TIMES, 0));
});

test('who lets a game against a standing team lie an hour beyond the round has lost it', () => {
  const standing = { kind: 'standing', gameID: 'a game', playedBy: 1 } as const;
  const cup = beginGame(eight(), 0, standing);
  const late = roundEnds(TIMES, 0) + LATE_GAME_MS;
  expect(isForfeited(cup, 0, due(late - 1))).toBe(false);
  expect(isForfeited(cup, 0, due(late))).toBe(true);
  expect(isForfeited(beginGame(eight(), 0, LIVE), 0, due(late))).toBe(false);
});
