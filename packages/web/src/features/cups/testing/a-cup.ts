import type { Cup, CupGameDto, CupMatchDto, CupPlaceDto, CupSummary } from '@pennant/contract/cups';
import { CUP_PRIZES } from '@pennant/rules/cups/cup-prizes';
import { roundBegins, roundEnds } from '@pennant/rules/cups/cup-schedule';
import { roundsOf, type CupSize } from '@pennant/rules/cups/cup-state';
import { newCup } from '@pennant/rules/cups/draw-cup';
import { commitmentOf } from '@pennant/rules/fairness/commitment';

export const CUP_ID = '01990000-0000-7000-8000-0000000000c1';
export const CUP_SEED = 'ab'.repeat(32);
/** Friday, 27 November 2026, 18:00 UTC. */
export const CUP_BEGINS = Date.UTC(2026, 10, 27, 18);

/** Returns a cup of a list; one that begins on Friday without more. */
export const aCupSummary = (differences: Partial<CupSummary> = {}): CupSummary => ({
  cupID: CUP_ID,
  name: 'Friday Cup: open',
  kind: { kind: 'open' },
  state: 'open',
  begins: new Date(CUP_BEGINS).toISOString(),
  roundHours: 24,
  maxPlaces: 32,
  places: null,
  entrants: 3,
  isEntered: false,
  winner: null,
  ...differences,
});

/** Returns a live game of a match that the first seed won 5–3. */
export const aCupGame = (differences: Partial<CupGameDto> = {}): CupGameDto => ({
  number: 1,
  kind: 'live',
  gameID: '01990000-0000-7000-8000-0000000000d1',
  playedBy: null,
  isOver: true,
  winner: 1,
  runs: [5, 3],
  ...differences,
});

const NAMES = ['casey', 'kelly', 'anson', 'wright', 'chadwick', 'spalding', 'reach', 'clarkson'];

/** Returns the places of a cup: users have the highest seeds, computer clubs the rest. */
export const someEntries = (users: number, size: number): CupPlaceDto[] =>
  Array.from({ length: size }, (_, index) => {
    const isUser = index < users;
    const name = NAMES[index] ?? `rookie${index}`;
    return {
      seed: index + 1,
      User: isUser ? { username: name } : null,
      isUser,
      team: isUser ? `${name}’s Nine` : `${1900 + index} Boston Beaneaters`,
      score: 70 - index,
      rating: isUser ? 1600 - 10 * index : null,
      hasLeft: false,
    };
  });

/** Returns a cup before it begins. */
export function anOpenCup(differences: Partial<Cup> = {}): Cup {
  const { isEntered: _, ...summary } = aCupSummary();
  return {
    ...summary,
    prizes: {
      winner: CUP_PRIZES.winner,
      finalist: CUP_PRIZES.finalist,
      semifinalist: CUP_PRIZES.semifinalist,
    },
    entries: someEntries(3, 3).map((entry) => ({ ...entry, seed: null })),
    rounds: [],
    matches: [],
    commitment: commitmentOf({ id: CUP_ID, serverSeed: CUP_SEED }),
    revealedSeed: null,
    own: null,
    ...differences,
  };
}

/** Returns a cup that has just begun, with changes to some of its matches. */
export function aRunningCup({
  size = 8,
  users = 4,
  matches = {},
  ...differences
}: Partial<Omit<Cup, 'matches'>> & {
  readonly size?: CupSize;
  readonly users?: number;
  readonly matches?: Readonly<Record<number, Partial<CupMatchDto>>>;
} = {}): Cup {
  const times = { begins: CUP_BEGINS, roundHours: 24 };
  const drawn = newCup({ size, users });
  return anOpenCup({
    state: 'running',
    places: size,
    entrants: users,
    entries: someEntries(users, size),
    rounds: Array.from({ length: roundsOf(size) }, (_, round) => ({
      begins: new Date(roundBegins(times, round)).toISOString(),
      ends: new Date(roundEnds(times, round)).toISOString(),
    })),
    matches: drawn.matches.map((match, index) => ({
      round: match.round,
      seeds: [...match.seeds],
      standsIn: [...match.standsIn],
      games: [],
      end: null,
      winner: null,
      ...matches[index],
    })),
    ...differences,
  });
}
