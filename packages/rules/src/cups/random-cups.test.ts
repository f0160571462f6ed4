import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAILY_ALLOWANCE } from '../wallet/daily-allowance.ts';
import { cupPrizes, type CupPrizePlace } from './cup-prizes.ts';
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
  const isUser = state.places[seed - 1]!.isUser;
  const done: Readonly<Record<Happening['kind'], () => CupState>> = {
    begin: () =>
      isPlaying
        ? state
        : beginGame(state, index, { kind: 'live', gameID: String(choice), playedBy: null }),
    end: () => (isPlaying ? endGame(state, index, { winner, runs }) : state),
    void: () => (isPlaying ? endGame(state, index, { winner: null, runs: null }) : state),
    leave: () => (isUser ? leaveCup(state, seed) : state),
    'stand in': () => (isUser ? standIn(state, seed) : state),
    // A program that is killed leaves what it has written, as JSON.
    killed: () => JSON.parse(JSON.stringify(state)) as CupState,
    wait: () => state,
  };
  return done[kind]();
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

/** Returns what is wrong in a match. */
function faultsOfMatch(state: CupState, index: number): string[] {
  const match = state.matches[index]!;
  const { seeds, end, winner, games } = match;
  const wins = [winsOf(match, 0), winsOf(match, 1)];
  const next = nextOf(state, index);
  const hasFault = {
    'a game is under way beside another, or after the end':
      games.filter((game) => !game.isOver).length > (end === null ? 1 : 0),
    'its games are not numbered in their order': games.some(
      ({ number }, place) => number !== place + 1,
    ),
    'it was played, but not to two wins': end === 'played' && Math.max(...wins) !== 2,
    'the winner did not win it': end === 'played' && seeds[wins[0] === 2 ? 0 : 1] !== winner,
    'two wins, and no end': end !== 'played' && Math.max(...wins) >= 2,
    'a walkover for who is not in it': end === 'walkover' && !seeds.includes(winner),
    'another goes on than who won':
      end !== null && next !== null && state.matches[next.index]!.seeds[next.slot] !== winner,
    'who has left plays on':
      isOpen(match) && seeds.some((seed) => state.places[seed! - 1]!.hasLeft),
  };
  return Object.entries(hasFault).flatMap(([fault, isThere]) =>
    isThere ? [`match ${index}: ${fault}`] : [],
  );
}

/** Returns what is wrong in a bracket: nothing ever may be. */
function faultsOf(state: CupState): string[] {
  const pairings = state.matches
    .filter(({ seeds }) => !seeds.includes(null))
    .map(({ seeds }) => seeds.toSorted((a, b) => a! - b!).join('-'));
  const twice = pairings.filter((pairing, place) => pairings.indexOf(pairing) !== place);
  return [
    ...twice.map((pairing) => `${pairing} twice`),
    ...state.matches.flatMap((_, index) => faultsOfMatch(state, index)),
  ];
}

/** Returns the ends of the matches that are over, by their indices. */
const endsOf = ({ matches }: CupState) =>
  matches.flatMap(({ end, winner }, index) => (end === null ? [] : [{ index, end, winner }]));

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
        const before = endsOf(state);
        if (each.kind === 'wait') hours += each.choice % 12;
        state = playOut(happen(state, each), hours * HOUR_MS);
        expect(faultsOf(state)).toEqual([]);
        expect(endsOf(state)).toEqual(expect.arrayContaining(before));
      }
      state = playToEnd(state);
      expect(faultsOf(state)).toEqual([]);
      expect(isOver(state)).toBe(true);
      const { winner } = finalOf(state);
      expect(placesLeft(state), 'one wins').toEqual([winner]);

      const prizes = cupPrizes(state);
      expect(new Set(prizes.map(({ seed }) => seed)).size, 'once each').toBe(prizes.length);
      expect(cupPrizes(JSON.parse(JSON.stringify(state)) as CupState)).toEqual(prizes);
      for (const { seed, amount } of prizes) {
        expect(state.places[seed - 1]).toEqual({ isUser: true, hasLeft: false });
        expect(amount).toBeLessThanOrEqual(3 * DAILY_ALLOWANCE);
      }
      const count = (place: CupPrizePlace) =>
        prizes.filter((prize) => prize.place === place).length;
      expect(count('finalist')).toBeLessThanOrEqual(1);
      expect(count('semifinalist')).toBeLessThanOrEqual(2);
      expect(count('winner')).toBe(state.places[winner! - 1]!.isUser ? 1 : 0);
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
