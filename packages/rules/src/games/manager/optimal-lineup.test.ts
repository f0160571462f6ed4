import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEligible } from '../../teams/eligibility.ts';
import { randomGameSetup } from '../../testing/random-game.ts';
import { aBatterWho, aPitcherWith, aSide } from '../../testing/player-builders.ts';
import { compileSetup, replaceSide } from '../engine/compile-setup.ts';
import type { GameSetup, PlayerSource, SideSetup } from '../setup.ts';
import { BATTING_POSITIONS, FIRST_BENCH, FIRST_STARTER, SIDES } from '../lineup-slots.ts';
import {
  pregameWinProbability,
  optimalPregameWinProbability,
} from '../analysis/pregame-win-probability.ts';
import { optimalLineup } from './optimal-lineup.ts';

const runsOfNine = ({ players }: SideSetup): number =>
  BATTING_POSITIONS.reduce((sum, _, index) => sum + (players[index]?.bat?.runs ?? 0), 0);

test('the optimal lineup of any side has the same 24, bats no worse, and follows by substitutions that are allowed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...SIDES), (seed, side) => {
      const setup = randomGameSetup(seed);
      const [before, best] = [setup[side], optimalLineup(setup, side)];
      const cards = (sideSetup: SideSetup) =>
        new Set(sideSetup.players.map(({ cardID }) => cardID));
      expect(cards(best)).toEqual(cards(before));
      expect(runsOfNine(best)).toBeGreaterThanOrEqual(runsOfNine(before) - 1e-9);
      BATTING_POSITIONS.forEach((place, index) => {
        const [player, previous] = [best.players[index]!, before.players[index]!];
        if (player === previous) return;
        expect(before.players.indexOf(player)).toBeGreaterThanOrEqual(FIRST_BENCH);
        expect(isEligible(place, { type: 'Batter', positions: player.positions })).toBe(true);
      });
      expect(best.starter).toBeGreaterThanOrEqual(FIRST_STARTER);
      expect(best.starter).toBeLessThan(FIRST_BENCH);
      expect(optimalLineup(replaceSide(setup, side, best), side)).toEqual(best);
    }),
  );
});

/**
 * A home side with three sluggers and an ace, either all in the lineup or all behind weak players.
 */
const aGameWith = (placement: 'in the lineup' | 'hidden'): GameSetup => {
  const players: PlayerSource[] = [...aSide('H').players];
  const [sluggers, weak] = [
    (index: number) =>
      aBatterWho(index % 2 === 0 ? 'H2' : 'BB', {
        cardID: 100 + index,
        positions: ['C', '1B', '2B'],
      }),
    (index: number) => aBatterWho('OO', { cardID: 200 + index, positions: ['C', '1B', '2B'] }),
  ];
  const [lineup, bench] = placement === 'hidden' ? [weak, sluggers] : [sluggers, weak];
  for (let index = 0; index < 3; index += 1) {
    players[index] = lineup(index);
    players[FIRST_BENCH + index] = bench(index);
  }
  const ace = aPitcherWith('h9l', { cardID: 301, positions: ['SP'] });
  const wild = aPitcherWith('bb9h', { cardID: 302, positions: ['SP'] });
  [players[FIRST_STARTER], players[FIRST_STARTER + 1]] =
    placement === 'hidden' ? [wild, ace] : [ace, wild];
  return compileSetup({
    visitors: aSide('V'),
    home: aSide('H', { players }),
    rates: 'designed',
  });
};

test('good players hidden behind weak ones look weak in the lineup that starts, but not to the pay', () => {
  const [open, hidden] = [aGameWith('in the lineup'), aGameWith('hidden')];
  expect(pregameWinProbability(hidden, 'home')).toBeLessThan(
    pregameWinProbability(open, 'home') - 0.2,
  );
  expect(optimalPregameWinProbability(hidden, 'home')).toBeCloseTo(
    optimalPregameWinProbability(open, 'home'),
    1,
  );
  expect(optimalPregameWinProbability(open, 'home')).toBeCloseTo(
    pregameWinProbability(open, 'home'),
    1,
  );
});
