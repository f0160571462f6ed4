import { checkLineup } from '@pennant/rules/teams/lineup';
import type { PlayerCard } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSeasonCards } from '../cards/make-season-cards.ts';
import { planCards } from '../cards/plan-cards.ts';
import { generateHistory } from '../synthetic/generate-history.ts';
import { makeComputerClubs } from './computer-clubs.ts';
import { famousClubs } from './famous-clubs.ts';

const history = generateHistory();
const plan = planCards(history);
const seasonOf = (year: number) => {
  const season = history.find((candidate) => candidate.year === year);
  const seasonPlan = plan.get(year);
  if (!season || !seasonPlan) throw new Error(`no season ${year}`);
  return { season, cards: makeSeasonCards(season, seasonPlan) };
};
const seasons = [1871, 1884, 1901, 1934, 1977, 2023].map(seasonOf);

/** Checks a lineup against all cards. */
const checkWith = (lineup: Parameters<typeof checkLineup>[0], cards: readonly PlayerCard[]) => {
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  return checkLineup(lineup, (cardID) => byID.get(cardID));
};

describe('a computer team', () => {
  test.each(seasons)(
    'of $season.year is legal, and its score is that of its cards',
    ({ season, cards }) => {
      const { clubs, replacements } = makeComputerClubs(season, cards);
      expect(clubs.map((club) => club.team)).toEqual(season.clubs.map((club) => club.team));
      for (const club of clubs) {
        expect(checkWith(club.lineup, [...cards, ...replacements])).toEqual({
          ok: true,
          score: club.score,
        });
      }
    },
  );

  test('is legal however few cards its season has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...seasons),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 1000 }),
        ({ season, cards }, share, step) => {
          const kept = cards.filter((_, i) => (i * step * 0.618) % 1 < share);
          const batter = cards.find((card) => card.type === 'Batter');
          const pitcher = cards.find((card) => card.type === 'Pitcher');
          const few = [...new Set([...kept, batter, pitcher])].filter((card) => card !== undefined);
          const { clubs, replacements } = makeComputerClubs(season, few);
          for (const club of clubs) {
            const { ok } = checkWith(club.lineup, [...few, ...replacements]);
            expect(ok).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('plays its own players where it has enough of them', () => {
    const { season, cards } = seasonOf(1977);
    const byID = new Map(cards.map((card) => [card.cardID, card]));
    for (const club of makeComputerClubs(season, cards).clubs) {
      const own = Object.values(club.lineup).filter(({ cardID }) =>
        byID.get(cardID)?.teams.includes(club.team),
      );
      expect(own.length).toBeGreaterThanOrEqual(18);
    }
  });

  test('better clubs make better teams', () => {
    const pairs = seasons.slice(2).flatMap(({ season, cards }) => {
      const sorted = makeComputerClubs(season, cards).clubs.toSorted((a, b) => b.wins - a.wins);
      const third = Math.floor(sorted.length / 3);
      const mean = (clubs: readonly { score: number }[]) =>
        clubs.reduce((sum, club) => sum + club.score, 0) / clubs.length;
      return [mean(sorted.slice(0, third)) - mean(sorted.slice(-third))];
    });
    expect(Math.min(...pairs)).toBeGreaterThan(0);
  });

  test('replacement players stand in for nobody in the packs: their ids are their own', () => {
    const { season, cards: all } = seasonOf(1871);
    const cards = [...all.slice(0, 12), ...all.slice(-3)];
    const { replacements } = makeComputerClubs(season, cards);
    const ids = new Set([...cards, ...replacements].map((card) => card.cardID));
    expect(replacements.length).toBeGreaterThan(0);
    expect(ids.size).toBe(cards.length + replacements.length);
    expect(replacements.every((card) => Math.floor(card.cardID / 10_000) === 1871)).toBe(true);
  });
});

describe('famous clubs', () => {
  const standing = () =>
    famousClubs(history).map(({ year, team }) => {
      const club = history.find((s) => s.year === year)?.clubs.find((c) => c.team === team);
      return { year, share: (club?.wins ?? 0) / (club?.games ?? 1), wonPennant: club?.wonPennant };
    });

  test('are at least thirty, none twice, from every decade', () => {
    const famous = famousClubs(history);
    expect(famous.length).toBeGreaterThanOrEqual(30);
    expect(new Set(famous.map(({ year, team }) => `${year} ${team}`)).size).toBe(famous.length);
    const decades = new Set(famous.map(({ year }) => Math.floor(year / 10)));
    expect(decades.size).toBe(16);
  });

  test('are great champions, sorry losers and clubs in between', () => {
    const clubs = standing();
    expect(clubs.filter((club) => club.wonPennant).length).toBeGreaterThanOrEqual(28);
    expect(clubs.filter((club) => club.share > 0.6).length).toBeGreaterThanOrEqual(10);
    expect(clubs.filter((club) => club.share < 0.4).length).toBeGreaterThanOrEqual(10);
    expect(clubs.filter((club) => Math.abs(club.share - 0.5) < 0.02).length).toBeGreaterThan(8);
  });

  test('follow from the seasons alone', () => {
    const famous = famousClubs(history);
    expect(famousClubs(history)).toEqual(famous);
    const only = famousClubs(history.filter((season) => season.year < 1900));
    expect(only).toEqual(famous.filter(({ year }) => year < 1900));
  });
});
