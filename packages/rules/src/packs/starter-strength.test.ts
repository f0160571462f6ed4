import { describe, expect, test } from 'vitest';
import type { BatterCell } from '../cards/card.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import type { BatterSource, PitcherSource } from '../games/setup.ts';
import { aBatter, aPitcher } from '../testing/player-builders.ts';
import { randomSide } from '../testing/random-game.ts';
import { cardFigures, type CardFigures } from './starter-card-figures.ts';
import { STARTER_STRENGTH, strengthFigures, teamStrength } from './starter-strength.ts';

const isPitchers = (slot: Slot) => slot.startsWith('SP') || slot.startsWith('RP');

/** Returns how much stronger than average players a team is with these in their slots. */
const gainOf = (
  players: Partial<Record<Slot, BatterSource | PitcherSource>>,
  others: { readonly batters?: Partial<BatterSource>; readonly pitchers?: Partial<PitcherSource> },
  history: keyof typeof STARTER_STRENGTH,
): number => {
  const teamWith = (chosen: typeof players) =>
    SLOTS.map((slot) =>
      cardFigures(
        chosen[slot] ?? (isPitchers(slot) ? aPitcher(others.pitchers) : aBatter(others.batters)),
      ),
    );
  const scale = STARTER_STRENGTH[history];
  return teamStrength(teamWith(players), scale) - teamStrength(teamWith({}), scale);
};

const hitter: BatterCell[] = aBatter().dice.base.map((cell) => (cell === 'OO' ? 'H1' : cell));
const aHitter = () => aBatter({ dice: { base: hitter, extra: aBatter().dice.extra } });
const aGoodPitcher = (overrides: Partial<PitcherSource> = {}) =>
  aPitcher({ dice: Array.from({ length: 11 }, () => 'h9l' as const), ...overrides });

describe.each(['record', 'invented', 'firstInvented'] as const)(
  'the strength of a team of the %s history',
  (name) => {
    const gain = (
      players: Parameters<typeof gainOf>[0],
      others: Parameters<typeof gainOf>[1] = {},
    ) => gainOf(players, others, name);

    test('gains more by a hitter who leads off in center field than by one who bats ninth', () => {
      const leadingOff = gain({ CF: aHitter() });
      const battingNinth = gain({ C: aHitter() });
      expect(leadingOff).toBeGreaterThan(battingNinth * 1.1);
      expect(battingNinth).toBeGreaterThan(0);
    });

    test('gains by runners who go and are safe, and loses by those who are caught', () => {
      const running = (stealSuccessRate: number, stealAttemptRate: number) =>
        gain({ LF: aBatter({ stealSuccessRate, stealAttemptRate }) });
      expect(running(0.85, 0.4)).toBeGreaterThan(running(0.85, 0.02));
      expect(running(0.45, 0.4)).toBeLessThan(running(0.45, 0.02));
      expect(gain({ LF: aBatter({ speed: 95 }) })).toBeGreaterThan(0);
    });

    test('gains most by the reliever who pitches when a lead is at stake', () => {
      const starters = { pitchers: { stamina: 70 } };
      const reliever = aGoodPitcher({ stamina: 14 });
      const bullpen = ['RP1', 'RP3', 'RP4', 'RP5'] as const;
      const [best, ...others] = bullpen.map((slot) => gain({ [slot]: reliever }, starters));
      for (const other of others) expect(best).toBeGreaterThan(other);
    });

    test('gains more by a starter who goes deep than by one who tires', () => {
      expect(gain({ SP1: aGoodPitcher({ stamina: 90 }) })).toBeGreaterThan(
        gain({ SP1: aGoodPitcher({ stamina: 30 }) }),
      );
    });

    test('loses by errors in the field, and nothing by those of a designated hitter', () => {
      const clumsy = aBatter({ errorRate: 0.12 });
      expect(gain({ SS: clumsy })).toBeLessThan(0);
      expect(gain({ DH: clumsy })).toBe(0);
      // A shortstop makes near a quarter of all errors, a right fielder few.
      expect(gain({ SS: clumsy })).toBeLessThan(3 * gain({ RF: clumsy }));
    });
  },
);

/** Returns a team of all kinds of cards, its pitchers' stamina divided. */
const someTeam = (seed: number, tired = 1): CardFigures[] =>
  randomSide('N', new SeededDice(seed), 'computer').players.map((player) =>
    cardFigures(
      player.type === 'Pitcher'
        ? { ...player, stamina: Math.ceil(player.stamina / tired) }
        : player,
    ),
  );

/** Whoever doubts a starter set draws it again from its seed, to the same strength and cards. */
test.each([
  [1, 1, [73.8777, 54.5791, 14.2972, 62.4444, 1.6427, 50.8754, 16.2645, 6.0178, 0.3621, -2.0804]],
  [2, 1, [69.4004, 48.1641, 13.4668, 44.5556, -3.8569, 52.6424, 18.509, 11.7964, 1.3916, 7.1497]],
  [3, 3, [89.8694, 80.765, 16.5033, 44.2222, -9.0073, 49.7168, 15.6052, 8.4953, 0.7217, 2.3204]],
  [4, 6, [102.1837, 104.4151, 20.615, 48.5556, -10.6127, 49.63, 15.2207, 8.1923, 0.6711, 2.2235]],
  [5, 6, [91.4229, 83.5814, 16.5775, 50.6667, -6.9297, 52.0094, 19.4068, 12.2736, 1.5064, 13.5543]],
  [
    6,
    12,
    [78.8794, 62.2196, 16.2942, 28.7778, -23.5081, 53.3678, 18.9136, 8.0391, 0.6463, 13.1657],
  ],
  [7, 12, [59.5995, 35.521, 11.7697, 42.5556, -5.2583, 52.8473, 21.327, 13.9095, 1.9347, -4.6747]],
])(
  'the figures of team %i, with stamina by %i, are what they always were',
  (seed, tired, figures) => {
    expect(
      strengthFigures(someTeam(seed, tired)).map((figure) => Number(figure.toFixed(4))),
    ).toEqual(figures);
  },
);

test('each weight counts one figure of a team', () => {
  const team = someTeam(1);
  strengthFigures(team).forEach((figure, index, { length }) => {
    const weights = Array.from({ length }, (_, other) => (other === index ? 2 : 0));
    expect(teamStrength(team, { weights })).toBeCloseTo(2 * figure, 9);
  });
});
