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

describe('where the search looks', () => {
  /** Returns the clubs that were measured, in order, as their scores and years. */
  const looked = async ({ perPoint = 0.012, luck = 0.05, ...rest }) => {
    const asked: string[] = [];
    const chance = chanceBy(60, CLUBS, { perPoint, luck });
    await findOpponents(
      OPPONENT_LEVELS,
      search(60, {
        ...rest,
        measure: (teamID: string) => {
          const club = CLUBS.find((each) => each.teamID === teamID)!;
          asked.push(`${club.score}/${club.year}`);
          return chance(teamID);
        },
      }),
    );
    return asked.join(' ');
  };

  /** Players look for opponents again by the same lot: it must ask the same clubs. */
  test('are the clubs that it always was', async () => {
    expect([
      await looked({}),
      await looked({ dice: new SeededDice(3), perPoint: 0.03, luck: 0.2 }),
      await looked({ nearYear: 1930 }),
      await looked({ nearYear: 1990, perPoint: 0.004, luck: 0.1 }),
      await looked({ avoid: new Set(CLUBS.slice(40, 80).map(({ teamID }) => teamID)) }),
    ]).toEqual([
      '52/1917 60/1942 68/1966',
      '52/1917 60/1942 68/1966 59/1938 62/1947 59/1937 62/1948 58/1936 58/1935 57/1933',
      '53/1921 60/1941 68/1966 48/1904',
      '52/1917 60/1942 68/1966',
      '52/1917 66/1960 68/1966',
    ]);
  });

  const only = (...clubs: readonly (readonly [string, number, number])[]) =>
    clubs.map(([teamID, score, year]) => ({ teamID, score, year }));
  /** Returns the club of some that is measured first for an even game. */
  const firstLookedAt = async (
    candidates: readonly OpponentCandidate[],
    changes: { nearYear?: number; avoid?: ReadonlySet<string> } = {},
  ) => {
    const asked: string[] = [];
    const even = { least: 0.45, most: 0.55, aim: 0.5 };
    await findOpponents(
      [even],
      search(60, {
        candidates,
        measure: async (teamID: string) => {
          asked.push(teamID);
          return 0.5;
        },
        ...changes,
      }),
    );
    expect(asked).toHaveLength(1);
    return asked[0];
  };

  test('is first at the score of the team, for an even game', async () => {
    const clubs = only(['weaker', 57, 1950], ['even', 60, 1950], ['stronger', 63, 1950]);
    expect(await firstLookedAt(clubs)).toBe('even');
  });

  test('is at the nearest year of clubs as good, which is worth two points of score at most', async () => {
    const clubs = only(['then', 60, 1932], ['later', 60, 1980], ['better', 61, 1930]);
    expect(await firstLookedAt(clubs, { nearYear: 1930 })).toBe('then');
    expect(await firstLookedAt(clubs, { nearYear: 1984 })).toBe('later');
    const far = only(['far', 60, 1880], ['near', 63, 1930]);
    expect(await firstLookedAt(far, { nearYear: 1930 })).toBe('far');
  });

  test('is at a club met before only where others are six points off', async () => {
    const avoid = new Set(['met']);
    expect(await firstLookedAt(only(['met', 60, 1930], ['new', 65, 1930]), { avoid })).toBe('new');
    const asked: string[] = [];
    await findOpponents(
      [{ least: 0.45, most: 0.55, aim: 0.5 }],
      search(60, {
        candidates: only(['met', 60, 1930], ['new', 67, 1930]),
        avoid,
        measure: async (teamID: string) => {
          asked.push(teamID);
          return 0.5;
        },
      }),
    );
    expect(asked).toEqual(['met', 'new']);
  });
});

test('where nobody fits, the nearest is met, and who fits and was met before only then', async () => {
  const chances: Record<string, number> = { easy: 0.9, met: 0.5, hard: 0.2 };
  const found = await findOpponents(
    [{ least: 0.45, most: 0.55, aim: 0.5 }],
    search(60, {
      candidates: Object.keys(chances).map((teamID) => ({ teamID, score: 60, year: 1930 })),
      avoid: new Set(['met']),
      measure: async (teamID: string) => chances[teamID]!,
    }),
  );
  expect(found).toEqual([{ teamID: 'met', winChance: 0.5 }]);
  const others = await findOpponents(
    [{ least: 0.45, most: 0.55, aim: 0.5 }],
    search(60, {
      candidates: ['easy', 'hard'].map((teamID) => ({ teamID, score: 60, year: 1930 })),
      measure: async (teamID: string) => chances[teamID]!,
    }),
  );
  expect(others).toEqual([{ teamID: 'hard', winChance: 0.2 }]);
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
