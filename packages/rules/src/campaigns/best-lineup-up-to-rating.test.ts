import { expect, test } from 'vitest';
import { SLOTS } from '../games/lineup-slots.ts';
import { bestLineup } from '../teams/best-lineup.ts';
import { aLineupBatter, cardsOfWholeTeam } from '../testing/lineup-cards.ts';
import { bestLineupUpToRating } from './best-lineup-up-to-rating.ts';

/** Eighteen batters rated 50 to 68 and fifteen pitchers rated 40 to 54. */
const CARDS = cardsOfWholeTeam();
const ratingOf = new Map(CARDS.map(({ cardID, rating }) => [cardID, rating]));
const ratingsIn = (limit: number) =>
  Object.values(bestLineupUpToRating(CARDS, limit)!.lineup).map(({ cardID }) =>
    ratingOf.get(cardID)!,
  );

test('stars up to a rating are the best lineup of those who are no better', () => {
  expect(bestLineupUpToRating(CARDS, 68)!.lineup).toEqual(bestLineup(CARDS));
  expect(Math.max(...ratingsIn(68))).toBe(68);
  const without = CARDS.filter(({ rating }) => rating <= 66);
  expect(bestLineupUpToRating(CARDS, 66)!.lineup).toEqual(bestLineup(without));
  expect(Math.max(...ratingsIn(66))).toBe(66);
});

test('their score is the mean of the 24', () => {
  const { score } = bestLineupUpToRating(CARDS, 68)!;
  const ratings = ratingsIn(68);
  expect(ratings).toHaveLength(24);
  expect(score).toBe(Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / 24));
});

test('where somebody is missing there is no lineup', () => {
  expect(bestLineupUpToRating(CARDS, 55)).toBeNull();
  expect(bestLineupUpToRating([], 100)).toBeNull();
  expect(
    bestLineupUpToRating(
      CARDS.filter(({ positions }) => positions[0] !== 'C'),
      100,
    ),
  ).toBeNull();
});

test('of a great collection the best are enough, the first by number where they are alike', () => {
  const many = Array.from({ length: 700 }, (_, index) => aLineupBatter(5000 + index, 20, 'C'));
  const found = bestLineupUpToRating([...many, ...CARDS], 68)!;
  expect(found.lineup).toEqual(bestLineup(CARDS));
  const twins = [aLineupBatter(401, 68, 'C'), aLineupBatter(400, 68, 'C')];
  expect(bestLineupUpToRating([...CARDS, ...twins], 68)!.lineup.C.cardID).toBe(400);
  expect(Object.keys(found.lineup)).toEqual(SLOTS);
});
