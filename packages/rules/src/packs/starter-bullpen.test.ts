import { describe, expect, test } from 'vitest';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { aBatter, aPitcher, aPitcherWith } from '../testing/player-builders.ts';
import { bullpenFigures } from './starter-bullpen.ts';
import { cardFigures } from './starter-card-figures.ts';

const isPitchers = (slot: Slot) => slot.startsWith('SP') || slot.startsWith('RP');
/** Returns what a bullpen with a better reliever in this slot saves after so many batters. */
const savedBy = (slot: Slot, after: number, stamina = 14): number => {
  const teamWith = (better: boolean) =>
    SLOTS.map((each) => {
      if (!isPitchers(each)) return cardFigures(aBatter());
      return cardFigures(
        better && each === slot ? aPitcherWith('h9l', { stamina }) : aPitcher({ stamina }),
      );
    });
  return (
    bullpenFigures(teamWith(false), after).allowed - bullpenFigures(teamWith(true), after).allowed
  );
};

describe('relievers come by their places', () => {
  test('the long reliever where the starter leaves early, and not in the eighth', () => {
    expect(savedBy('RP5', 8)).toBeGreaterThan(1);
    expect(savedBy('RP5', 33)).toBe(0);
  });

  test('the set-up man in the eighth, the third in the seventh', () => {
    expect(savedBy('RP2', 32)).toBeGreaterThan(savedBy('RP3', 32));
    expect(savedBy('RP3', 27)).toBeGreaterThan(savedBy('RP4', 27));
  });

  test('the closer in the ninth, whenever the starter left', () => {
    for (const after of [5, 20, 30, 35]) expect(savedBy('RP1', after)).toBeGreaterThan(0.2);
  });
});

test('a long reliever who lasts pitches on', () => {
  expect(savedBy('RP5', 8, 60)).toBeGreaterThan(savedBy('RP5', 8, 14) * 1.5);
});

test('nothing is left to a bullpen after the last batter', () => {
  expect(savedBy('RP1', 40)).toBe(0);
});
