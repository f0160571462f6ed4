import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseGuestCards,
  chooseGuestPitcher,
  GUEST_CARD_COUNT,
  guestCardOfDay,
  MAX_GUEST_RATING,
  type GuestCardCandidate,
  type GuestPitcherCandidate,
} from './guest-cards.ts';

const SPAN = { firstYear: 1871, lastYear: 2023 };
let nextID = 0;
const aCandidate = (overrides: Partial<GuestCardCandidate> = {}): GuestCardCandidate => ({
  cardID: (nextID += 1),
  playerID: `player${nextID}`,
  year: 1925,
  rating: 70,
  atBats: 400,
  fame: 10,
  ...overrides,
});

describe('the cards that guests bat with', () => {
  test('are of the most famous batters, one of each twelfth of the history', () => {
    const famous = Array.from({ length: GUEST_CARD_COUNT }, (_, era) =>
      aCandidate({ year: 1871 + era * 13, fame: 100 + era }),
    );
    const others = famous.map(({ year }) => aCandidate({ year, fame: 5 }));
    expect(chooseGuestCards([...others, ...famous], SPAN)).toEqual(famous);
  });

  test('are of each twelfth before a second of any, in a history of 24 years', () => {
    const span = { firstYear: 2000, lastYear: 2023 };
    const all = Array.from({ length: 24 }, (_, index) =>
      aCandidate({ year: 2000 + index, fame: index % 2 === 0 ? 100 : 50 }),
    );
    expect(chooseGuestCards(all, span)).toEqual(all.filter((_, index) => index % 2 === 0));
  });

  test('are nobody’s best season: none is above silver', () => {
    const best = aCandidate({ playerID: 'ruthba01', rating: 99, fame: 400 });
    const lesser = aCandidate({ playerID: 'ruthba01', rating: 71, fame: 400 });
    expect(chooseGuestCards([best, lesser], SPAN)).toEqual([lesser]);
  });

  test('are silver before bronze, and of one player the season with more at-bats', () => {
    const bronze = aCandidate({ rating: 60, fame: 300, year: 1901 });
    const silver = aCandidate({ rating: 68, fame: 10, year: 1902 });
    const short = aCandidate({ ...silver, cardID: 900, atBats: 80 });
    expect(chooseGuestCards([short, bronze, silver], { firstYear: 1871, lastYear: 2023 })[1]).toBe(
      silver,
    );
  });

  test('are twelve even of a history of three seasons', () => {
    const candidates = Array.from({ length: 40 }, (_, index) =>
      aCandidate({ year: 1954 + (index % 3) }),
    );
    expect(chooseGuestCards(candidates, { firstYear: 1954, lastYear: 1956 })).toHaveLength(12);
  });

  const candidates = fc.array(
    fc.record({
      cardID: fc.integer({ min: 1, max: 100_000 }),
      playerID: fc.constantFrom(...Array.from({ length: 30 }, (_, index) => `p${index}`)),
      year: fc.integer({ min: 1871, max: 2023 }),
      rating: fc.integer({ min: 0, max: 100 }),
      atBats: fc.integer({ min: 0, max: 700 }),
      fame: fc.integer({ min: 0, max: 400 }),
    }),
    { maxLength: 120 },
  );

  test('are decided by the card’s number where two seasons are alike', () => {
    const [second, first] = [aCandidate({ cardID: 9001 }), aCandidate({ cardID: 9000 })];
    const span = { firstYear: 1925, lastYear: 1925 };
    const others = Array.from({ length: 11 }, () => aCandidate({ fame: 20 }));
    expect(chooseGuestCards([second, first, ...others], span)).toContain(first);
    expect(chooseGuestCards([first, second, ...others], span)).not.toContain(second);
  });

  test('are the same in whatever order the candidates come, and no player twice', () => {
    fc.assert(
      fc.property(
        candidates.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const unique = (cards: readonly GuestCardCandidate[]) => [
            ...new Map(cards.map((card) => [card.cardID, card])).values(),
          ];
          const first = unique(list);
          const ids = new Set(first);
          const second = shuffled.filter((card) => ids.has(card));
          const chosen = chooseGuestCards(first, SPAN);
          expect(chooseGuestCards(second, SPAN)).toEqual(chosen);
          const open = first.filter(({ rating }) => rating <= MAX_GUEST_RATING);
          const players = new Set(open.map(({ playerID }) => playerID)).size;
          expect(new Set(chosen.map(({ playerID }) => playerID)).size).toBe(chosen.length);
          expect(chosen).toHaveLength(Math.min(GUEST_CARD_COUNT, players));
          expect(chosen.every(({ rating }) => rating <= MAX_GUEST_RATING)).toBe(true);
        },
      ),
    );
  });
});

describe('the pitcher whom a guest faces', () => {
  const YANKEE = { clubName: 'New York Yankees', league: 'AL' };
  const aPitcher = (cardID: number, overrides: Partial<GuestPitcherCandidate> = {}) => ({
    cardID,
    rating: 80,
    fame: 100,
    league: 'AL',
    clubName: 'Washington Senators',
    ...overrides,
  });

  test('is the most famous of the other clubs of the league who is no better than gold', () => {
    const candidates = [
      aPitcher(1, { rating: 99, fame: 300 }),
      aPitcher(2, { fame: 200 }),
      aPitcher(3, { rating: 84 }),
      aPitcher(4, { fame: 250, league: 'NL' }),
      aPitcher(5, { fame: 280, clubName: 'New York Yankees' }),
    ];
    expect(chooseGuestPitcher(candidates, YANKEE)?.cardID).toBe(2);
  });

  test('may be as good as gold can be, and no better', () => {
    const best = aPitcher(1, { rating: 85, fame: 200 });
    expect(chooseGuestPitcher([aPitcher(2), best], YANKEE)).toBe(best);
    expect(chooseGuestPitcher([aPitcher(2), { ...best, rating: 86 }], YANKEE)?.cardID).toBe(2);
  });

  test('comes from another league, is better than gold, or a team mate where nobody else is', () => {
    const mate = aPitcher(1, { clubName: 'New York Yankees' });
    const best = aPitcher(2, { rating: 99 });
    const stranger = aPitcher(3, { league: 'NL' });
    expect(chooseGuestPitcher([mate, best, stranger], YANKEE)).toBe(stranger);
    expect(chooseGuestPitcher([mate, best], YANKEE)).toBe(best);
    expect(chooseGuestPitcher([mate], YANKEE)).toBe(mate);
    expect(chooseGuestPitcher([], YANKEE)).toBeUndefined();
  });
});

test('every day another of the twelve comes first', () => {
  const days = Array.from({ length: 12 }, (_, day) =>
    guestCardOfDay(Date.UTC(2026, 10, 22 + day, 23), 12),
  );
  expect(new Set(days).size).toBe(12);
});
