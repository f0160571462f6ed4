import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAILY_ALLOWANCE } from '../wallet/daily-allowance.ts';
import { cupPrizes, CUP_PRIZES } from './cup-prizes.ts';
import { roundEnds } from './cup-schedule.ts';
import {
  CUP_SIZES,
  finalOf,
  gameUnderWay,
  isOpen,
  isOver,
  nextOf,
  roundsOf,
  winsOf,
  type CupState,
} from './cup-state.ts';
import { bracketOrder, newCup } from './draw-cup.ts';
import { isForfeited, isToPlayOut } from './due-in-cup.ts';
import { beginGame, endGame, leaveCup, standIn } from './play-cup.ts';

/** What may happen in a cup, again and again: numbers choose of what is there. */
interface Happening {
  readonly kind: 'begin' | 'end' | 'void' | 'leave' | 'stand in' | 'wait' | 'killed';
  readonly choice: number;
  readonly runs: [number, number];
}
const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom('begin', 'end', 'end', 'void', 'leave', 'stand in', 'wait', 'killed'),
  choice: fc.nat(1_000),
  runs: fc.tuple(fc.nat(20), fc.nat(20)),
});
const cups = fc.record({
  size: fc.constantFrom(...CUP_SIZES),
  users: fc.nat(32),
  happenings: fc.array(happening, { maxLength: 60 }),
});
const TIMES = { begins: 0, roundHours: 24 };
const HOUR_MS = 3_600_000;

/** Returns the cup after something that a user, a game or a program did. */
function happen(state: CupState, { kind, choice, runs }: Happening): CupState {
  const open = state.matches.flatMap((match, index) => (isOpen(match) ? [index] : []));
  const index = open[choice % Math.max(1, open.length)];
  if (index === undefined) return state;
  const match = state.matches[index]!;
  const isPlaying = gameUnderWay(match) !== undefined;
  const winner = match.seeds[choice % 2]!;
  const seed = 1 + (choice % state.places.length);
  switch (kind) {
    case 'begin':
      return isPlaying
        ? state
        : beginGame(state, index, { kind: 'live', gameID: String(choice), playedBy: null });
    case 'end':
      return isPlaying ? endGame(state, index, { winner, runs }) : state;
    case 'void':
      return isPlaying ? endGame(state, index, { winner: null, runs: null }) : state;
    case 'leave':
      return state.places[seed - 1]!.isUser ? leaveCup(state, seed) : state;
    case 'stand in':
      return state.places[seed - 1]!.isUser ? standIn(state, seed) : state;
    // A program that is killed leaves what it has written, as JSON.
    case 'killed':
      return JSON.parse(JSON.stringify(state)) as CupState;
    default:
      return state;
  }
}

/** Returns the cup after the computer has played out all that is due. */
function playOut(state: CupState, now: number): CupState {
  let played = state;
  for (let index = 0; index < played.matches.length; index += 1) {
    if (isForfeited(played, index, { times: TIMES, now }))
      played = endGame(played, index, { winner: played.matches[index]!.seeds[1], runs: null });
    while (isToPlayOut(played, index, { times: TIMES, now })) {
      played = beginGame(played, index, { kind: 'computer', gameID: null, playedBy: null });
      const game = played.matches[index]!.games.length;
      const winner = played.matches[index]!.seeds[game % 2]!;
      played = endGame(played, index, { winner, runs: [game % 2 === 0 ? 5 : 3, 4] });
    }
  }
  return played;
}

/** Returns the cup at its end: rounds pass, and games under way end before the next begins. */
function playToEnd(state: CupState): CupState {
  let played = state;
  for (let round = 0; round < roundsOf(state.places.length); round += 1) {
    for (const [index, match] of played.matches.entries())
      if (gameUnderWay(match)?.kind === 'live')
        played = endGame(played, index, { winner: match.seeds[0], runs: [4, 3] });
    played = playOut(played, roundEnds(TIMES, round) + HOUR_MS);
  }
  return played;
}

/** What must hold of a bracket at any time. */
function expectRightBracket(state: CupState): void {
  const pairings = new Set<string>();
  for (const [index, match] of state.matches.entries()) {
    const { seeds, end, winner, games } = match;
    if (seeds[0] !== null && seeds[1] !== null) {
      const pairing = seeds.toSorted((a, b) => a! - b!).join('-');
      expect(pairings, 'each pairing once').not.toContain(pairing);
      pairings.add(pairing);
    }
    expect(games.filter((game) => !game.isOver).length).toBeLessThanOrEqual(end === null ? 1 : 0);
    expect(games.map(({ number }) => number)).toEqual(games.map((_, place) => place + 1));
    const wins = [winsOf(match, 0), winsOf(match, 1)];
    if (end === 'played') {
      expect(Math.max(...wins)).toBe(2);
      expect(seeds[wins[0] === 2 ? 0 : 1]).toBe(winner);
    } else expect(Math.max(...wins)).toBeLessThan(2);
    if (end === 'walkover') expect(seeds).toContain(winner);
    const next = nextOf(state, index);
    if (end !== null && next !== null)
      expect(state.matches[next.index]!.seeds[next.slot], 'who won goes on').toBe(winner);
    if (isOpen(match))
      for (const seed of seeds)
        expect(state.places[seed! - 1]!.hasLeft, 'who has left plays no more').toBe(false);
  }
}

/** Returns the places that lost no match and have not left. */
const placesLeft = ({ places, matches }: CupState): number[] =>
  places.flatMap(({ hasLeft }, index) => {
    const seed = index + 1;
    const hasLost = matches.some(
      ({ seeds, end, winner }) => end !== null && winner !== seed && seeds.includes(seed),
    );
    return hasLeft || hasLost ? [] : [seed];
  });

test('in 1,000 cups with leavers and kills each pairing is once, one wins, and prizes are once', () => {
  fc.assert(
    fc.property(cups, ({ size, users, happenings }) => {
      let state = newCup({ size, users: Math.min(users, size) });
      let hours = 0;
      for (const each of happenings) {
        const over = state.matches.map(({ end, winner }) => ({ end, winner }));
        if (each.kind === 'wait') hours += each.choice % 12;
        state = playOut(happen(state, each), hours * HOUR_MS);
        expectRightBracket(state);
        for (const [index, match] of over.entries())
          if (match.end !== null) expect(state.matches[index]).toMatchObject(match);
      }
      state = playToEnd(state);
      expectRightBracket(state);
      expect(isOver(state)).toBe(true);
      const { winner } = finalOf(state);
      expect(placesLeft(state), 'one wins').toEqual([winner]);

      const prizes = cupPrizes(state);
      expect(new Set(prizes.map(({ seed }) => seed)).size).toBe(prizes.length);
      expect(cupPrizes(JSON.parse(JSON.stringify(state)) as CupState)).toEqual(prizes);
      for (const { seed, amount } of prizes) {
        expect(state.places[seed - 1]).toEqual({ isUser: true, hasLeft: false });
        expect(amount).toBeLessThanOrEqual(3 * DAILY_ALLOWANCE);
      }
      const count = (place: keyof typeof CUP_PRIZES) =>
        prizes.filter((prize) => prize.place === place).length;
      expect(count('winner')).toBeLessThanOrEqual(1);
      expect(count('finalist')).toBeLessThanOrEqual(1);
      expect(count('semifinalist')).toBeLessThanOrEqual(2);
      if (winner !== null && state.places[winner - 1]!.isUser) expect(count('winner')).toBe(1);
    }),
    { numRuns: 1_000 },
  );
});

test('a bracket keeps the first two apart until the final, and pairs the first with the last', () => {
  expect(bracketOrder(8)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
  for (const size of CUP_SIZES) {
    const order = bracketOrder(size);
    expect(order.toSorted((a, b) => a - b)).toEqual(order.map((_, index) => index + 1));
    expect(order.indexOf(1) < size / 2).toBe(true);
    expect(order.indexOf(2) >= size / 2).toBe(true);
    for (let pair = 0; pair < size; pair += 2)
      expect(order[pair]! + order[pair + 1]!).toBe(size + 1);
  }
});
