import { describe, expect, test } from 'vitest';
import type { BatterCell } from '../cards/card.ts';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import type { BatterSource, PitcherSource } from '../games/setup.ts';
import { aBatter, aPitcher } from '../testing/player-builders.ts';
import { cardFigures } from './starter-card-figures.ts';
import { STARTER_STRENGTH, teamStrength } from './starter-strength.ts';

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

describe.each(['record', 'invented'] as const)(
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

    test('gains by fast runners who go, and loses by slow ones who go', () => {
      const running = (speed: number, stealAttemptRate: number) =>
        gain({ LF: aBatter({ speed, stealAttemptRate }) });
      expect(running(95, 0.4)).toBeGreaterThan(running(95, 0.02));
      expect(running(10, 0.4)).toBeLessThan(running(10, 0.02));
      expect(running(95, 0.02)).toBeGreaterThan(running(10, 0.02));
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
    });
  },
);
