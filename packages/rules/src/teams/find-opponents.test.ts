import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { findOpponents, type OpponentCandidate } from './find-opponents.ts';
import { FIRST_GAME_CHANCE, OPPONENT_LEVELS } from './opponent-levels.ts';

/** Clubs of every score from 40 to 79, three of each. */
const CLUBS: readonly OpponentCandidate[] = Array.from({ length: 120 }, (_, index) => ({
  teamID: `club ${index}`,
  score: 40 + Math.floor(index / 3),
  year: 1880 + index,
}));

/** Returns the chance of a team against a club where a point of score is worth `perPoint`. */
const chanceBy =
  (score: number, clubs: readonly OpponentCandidate[], { perPoint = 0.012, luck = 0 } = {}) =>
  async (teamID: string): Promise<number> => {
    const index = clubs.findIndex((club) => club.teamID === teamID);
    const lead = score - clubs[index]!.score;
    // The same club always measures the same.
    const noise = luck * Math.sin(index * 12.9898);
    return Math.min(0.99, Math.max(0.01, 0.5 + lead * perPoint + noise));
  };

const search = (score: number, changes = {}) => ({
  score,
  candidates: CLUBS,
  dice: new SeededDice(1908),
  measure: chanceBy(score, CLUBS),
  ...changes,
});

describe('the opponents of a new game', () => {
  test('are an easier, an even and a harder club, by the dice and not by the score', async () => {
    // These clubs are far better than their scores: the even one is 12 points below.
    const measure = async (teamID: string) => (await chanceBy(60, CLUBS)(teamID)) - 0.15;
    const found = await findOpponents(OPPONENT_LEVELS, search(60, { measure }));
    expect(found).toHaveLength(3);
    found.forEach(({ winChance }, index) => {
      expect(winChance).toBeGreaterThanOrEqual(OPPONENT_LEVELS[index]!.least);
      expect(winChance).toBeLessThanOrEqual(OPPONENT_LEVELS[index]!.most);
    });
  });

  test('fit their levels for any team, whatever a point of score is worth on the field', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 52, max: 68 }),
        fc.integer({ min: 12, max: 25 }),
        fc.integer(),
        async (score, thousandths, seed) => {
          const measure = chanceBy(score, CLUBS, { perPoint: thousandths / 1000, luck: 0.03 });
          const found = await findOpponents(
            OPPONENT_LEVELS,
            search(score, { measure, dice: new SeededDice(seed) }),
          );
          found.forEach(({ winChance }, index) => {
            expect(winChance).toBeGreaterThanOrEqual(OPPONENT_LEVELS[index]!.least);
            expect(winChance).toBeLessThanOrEqual(OPPONENT_LEVELS[index]!.most);
          });
        },
      ),
    );
  });

  test('are three different clubs, easiest first, however few and strong the clubs are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 9 }), fc.integer(), async (clubs, seed) => {
        const strong = CLUBS.slice(-clubs || CLUBS.length).slice(0, clubs);
        const found = await findOpponents(
          OPPONENT_LEVELS,
          search(45, {
            candidates: strong,
            measure: chanceBy(45, strong),
            dice: new SeededDice(seed),
          }),
        );
        expect(new Set(found.map(({ teamID }) => teamID)).size).toBe(Math.min(3, clubs));
        const chances = found.map(({ winChance }) => winChance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      }),
    );
  });

  test('are the same for the same lot, and others for another', async () => {
    const draw = async (seed: number) =>
      findOpponents(OPPONENT_LEVELS, search(60, { dice: new SeededDice(seed) }));
    expect(await draw(7)).toEqual(await draw(7));
    expect(await draw(8)).not.toEqual(await draw(7));
  });

  test('are others than before, as long as there are others that fit', async () => {
    const before = await findOpponents(OPPONENT_LEVELS, search(60));
    const avoid = new Set(before.map(({ teamID }) => teamID));
    const found = await findOpponents(OPPONENT_LEVELS, search(60, { avoid }));
    expect(found.filter(({ teamID }) => avoid.has(teamID))).toEqual([]);
    const all = new Set(CLUBS.map(({ teamID }) => teamID));
    expect(await findOpponents(OPPONENT_LEVELS, search(60, { avoid: all }))).toHaveLength(3);
  });

  test('take few measurements', async () => {
    let measured = 0;
    const measure = async (teamID: string) => {
      measured += 1;
      return chanceBy(60, CLUBS, { luck: 0.04 })(teamID);
    };
    await findOpponents(OPPONENT_LEVELS, search(60, { measure }));
    expect(measured).toBeLessThanOrEqual(12);
  });
});

test('a first game is one that the dice give a newcomer, of a year near to the cards', async () => {
  const [first, ...others] = await findOpponents(
    [FIRST_GAME_CHANCE],
    search(60, { nearYear: 1930 }),
  );
  expect(others).toEqual([]);
  expect(first!.winChance).toBeGreaterThanOrEqual(0.55);
  expect(first!.winChance).toBeLessThanOrEqual(0.65);
});
