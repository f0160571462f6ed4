import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { FIELD_POSITIONS, type BatterCell, type PitcherCell } from '../cards/card.ts';
import { committedDice } from '../fairness/committed-dice.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { TEST_VECTORS } from '../fairness/test-vectors.ts';
import { SLOTS } from '../games/lineup-slots.ts';
import { defaultLineupOrder } from '../teams/batting-order.ts';
import { bestLineup } from '../teams/best-lineup.ts';
import { checkLineup, type Lineup } from '../teams/lineup.ts';
import { aBatter, aPitcher } from '../testing/player-builders.ts';
import { drawClubStarterSet, type StarterCandidate } from './club-starter-set.ts';
import { cardFigures } from './starter-card-figures.ts';
import {
  STARTER_STRENGTH,
  strengthAfterExchange,
  teamStrength,
  type StrengthScale,
} from './starter-strength.ts';

const POSITIONS = [...FIELD_POSITIONS, 'SP', 'RP'] as const;
/** Batters get better from one to the next: an out becomes a single. */
const CELLS: readonly BatterCell[] = [
  'OO',
  'H1',
  'HR',
  'H1',
  'OO',
  'OO',
  'SO',
  'OO',
  'BB',
  'SO',
  'OO',
];
const baseOf = (hits: number): BatterCell[] =>
  CELLS.map((cell, sum) => (cell === 'OO' && sum % 7 < hits ? 'H1' : cell));
const cellsOf = (good: number): PitcherCell[] =>
  Array.from({ length: 11 }, (_, sum) => (sum < good ? 'h9l' : sum > 8 ? 'h9h' : null));

/** A season and its neighbours: players of every position, the first few of them of one club. */
const aHistory = (ofEach: number, ofClub: number, years = [0, 1, 2]): StarterCandidate[] =>
  years.flatMap((year) =>
    POSITIONS.flatMap((position, p) =>
      Array.from({ length: ofEach }, (_, index): StarterCandidate => {
        const cardID = year * 10_000 + p * 100 + index + 1;
        const isPitcher = position === 'SP' || position === 'RP';
        const grade = (index * 5 + p) % 7;
        return {
          cardID,
          playerID: `player${p}-${index}${year === 2 ? 'b' : ''}`,
          type: isPitcher ? 'Pitcher' : 'Batter',
          positions: [position],
          rating: 20 + grade * 9 + (index % 5),
          distance: year === 0 && index < ofClub ? 0 : year + 1,
          figures: cardFigures(
            isPitcher
              ? aPitcher({ dice: cellsOf(grade), stamina: position === 'SP' ? 70 : 14 })
              : aBatter({
                  dice: { base: baseOf(grade), extra: aBatter().dice.extra },
                  speed: 40 + index,
                }),
          ),
        };
      }),
    ),
  );

const { weights } = STARTER_STRENGTH.record;
const strengthOfSet = (cardIDs: readonly number[], cards: readonly StarterCandidate[]) => {
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  const lineup = bestLineup(cardIDs.map((cardID) => byID.get(cardID)!)) as Lineup;
  return teamStrength(
    SLOTS.map((slot) => byID.get(lineup[slot].cardID)!.figures),
    { weights },
  );
};
let HISTORY: StarterCandidate[];
/** The strength of a set by lot. */
let USUAL: number;
let scale: StrengthScale;
beforeEach(() => {
  HISTORY = aHistory(14, 4);
  const byLot = drawClubStarterSet(aHistory(14, 0, [0]), new SeededDice(1), {
    scale: { weights, usual: -Infinity },
  });
  if (!byLot.ok) throw new Error(byLot.code);
  USUAL = strengthOfSet(Object.values(byLot.cards), HISTORY);
  scale = { weights, usual: USUAL };
});

/** A set is drawn again from its seed by who doubts it. */
test('three sets of a club are what they always were', () => {
  const committed = committedDice(TEST_VECTORS[0]!);
  const sets = [1, 2, 3].map((event) => {
    const set = drawClubStarterSet(HISTORY, committed.event(event), { scale });
    return set.ok ? Object.values(set.cards).join(' ') : set.code;
  });
  expect(sets).toEqual([
    '2 102 202 304 401 501 601 703 301 802 803 808 801 805 903 904 901 909 902 104 603 4 704 403',
    '2 103 203 304 401 501 602 702 207 802 810 803 804 801 903 907 904 901 902 301 201 4 101 604',
    '2 103 204 304 402 501 601 703 4 802 813 803 804 801 903 914 904 901 902 704 302 604 202 1',
  ]);
});

describe('the starter set of a club', () => {
  test('is 24 cards up to silver that fill every slot, no player twice, as strong as usual', () => {
    const cardOf = (cardID: number) => HISTORY.find((card) => card.cardID === cardID);
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: -0.15, max: 0.15, noNaN: true }), (seed, off) => {
        const usual = USUAL + off;
        const set = drawClubStarterSet(HISTORY, new SeededDice(seed), {
          scale: { weights, usual },
        });
        if (!set.ok) throw new Error(set.code);
        const cardIDs = Object.values(set.cards);
        expect(cardIDs).toHaveLength(24);
        const lineup = Object.fromEntries(
          SLOTS.map((slot) => [
            slot,
            { cardID: set.cards[slot], lineupOrder: defaultLineupOrder(slot) },
          ]),
        );
        expect(checkLineup(lineup, cardOf)).toMatchObject({ ok: true });
        expect(cardIDs.every((cardID) => cardOf(cardID)!.rating <= 75)).toBe(true);
        expect(set.isBalanced).toBe(true);
        // .008 of a logit is .002 of the chance to win.
        expect(Math.abs(strengthOfSet(cardIDs, HISTORY) - usual)).toBeLessThan(0.0081);
      }),
      { numRuns: 40 },
    );
  });

  test('takes the club first, then its season, then its neighbours', () => {
    const set = drawClubStarterSet(aHistory(14, 7), new SeededDice(3), { scale });
    if (!set.ok) throw new Error(set.code);
    const distances = Object.values(set.cards).map(
      (cardID) => aHistory(14, 7).find((card) => card.cardID === cardID)!.distance,
    );
    expect(distances.filter((distance) => distance === 0).length).toBeGreaterThan(16);
    expect(Math.max(...distances)).toBeLessThanOrEqual(1);
  });

  test('holds the kept card, even one of another year, and nobody of that name besides', () => {
    const kept = HISTORY.find(({ cardID }) => cardID === 20_003)!;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const pool = [...HISTORY, { ...HISTORY[0]!, cardID: 99, playerID: kept.playerID }];
        const set = drawClubStarterSet(pool, new SeededDice(seed), { scale, kept });
        if (!set.ok) throw new Error(set.code);
        expect(Object.values(set.cards)).toContain(kept.cardID);
        expect(Object.values(set.cards)).not.toContain(99);
        expect(new Set(Object.values(set.cards)).size).toBe(24);
      }),
      { numRuns: 20 },
    );
  });

  test('is the same for the same dice', () => {
    const draw = (pool: StarterCandidate[]) =>
      drawClubStarterSet(pool, new SeededDice(7), { scale });
    expect(draw(HISTORY)).toEqual(draw(HISTORY.toReversed()));
  });

  test('comes as near as it can where no cards are strong enough, and says so', () => {
    const set = drawClubStarterSet(HISTORY, new SeededDice(1), {
      scale: { weights, usual: USUAL + 50 },
    });
    expect(set).toMatchObject({ ok: true, isBalanced: false });
  });

  test('needs a card for every slot', () => {
    const pool = HISTORY.filter(({ positions }) => !positions.includes('C'));
    expect(drawClubStarterSet(pool, new SeededDice(1), { scale })).toEqual({
      ok: false,
      code: 'pool_too_small',
    });
  });
});

describe('the strength of a team', () => {
  const team = () =>
    SLOTS.map((slot) =>
      cardFigures(slot.startsWith('SP') || slot.startsWith('RP') ? aPitcher() : aBatter()),
    );

  test('grows with a bat, a better staff and surer hands, and not with the bench', () => {
    const strengthOf = (cards: ReturnType<typeof team>) => teamStrength(cards, scale);
    const usual = strengthOf(team());
    const better = { base: baseOf(7), extra: aBatter().dice.extra };
    expect(strengthOf(team().with(0, cardFigures(aBatter({ dice: better }))))).toBeGreaterThan(
      usual,
    );
    expect(strengthOf(team().with(9, cardFigures(aPitcher({ dice: cellsOf(6) }))))).toBeGreaterThan(
      usual,
    );
    expect(strengthOf(team().with(0, cardFigures(aBatter({ errorRate: 0.2 }))))).toBeLessThan(
      usual,
    );
    expect(strengthOf(team().with(20, cardFigures(aBatter({ dice: better }))))).toBe(usual);
  });

  test('loses less by a weak last reliever than by a weak first one', () => {
    const weak = cardFigures(aPitcher({ dice: Array.from({ length: 11 }, () => 'h9h' as const) }));
    expect(teamStrength(team().with(15, weak), scale)).toBeLessThan(
      teamStrength(team().with(18, weak), scale),
    );
  });

  test('after an exchange is that of the team with the other card', () => {
    const cards = HISTORY.map(({ figures }) => figures);
    const batters = cards.filter(({ type }) => type === 'Batter');
    const pitchers = cards.filter(({ type }) => type === 'Pitcher');
    fc.assert(
      fc.property(fc.nat(18), fc.nat(), (index, pick) => {
        const pool = index < 9 ? batters : pitchers;
        const card = pool[pick % pool.length]!;
        expect(strengthAfterExchange(team(), scale)(index, card)).toBeCloseTo(
          teamStrength(team().with(index, card), scale),
          9,
        );
      }),
    );
  });
});
