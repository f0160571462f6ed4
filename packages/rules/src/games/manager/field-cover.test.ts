import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { randomGameSource } from '../../testing/random-game.ts';
import { isEligible } from '../../teams/eligibility.ts';
import { compileSetup } from '../engine/compile-setup.ts';
import { BATTING_POSITIONS, FIRST_BENCH, SIDES, otherSide } from '../lineup-slots.ts';
import type { SideSetup, SideSource } from '../setup.ts';
import { simulateGame } from '../simulate.ts';

/** Returns a game of random cards whose bench plays one position each, or none. */
const gameOfSpecialists = (seed: number) => {
  const source = randomGameSource(seed);
  const withBench = (side: SideSource): SideSource => ({
    ...side,
    players: side.players.map((player, index) =>
      index < FIRST_BENCH
        ? player
        : { ...player, positions: [BATTING_POSITIONS[(seed + 2 * index) % 9] ?? 'DH'] },
    ),
  });
  const { visitors, home } = source;
  return compileSetup({
    visitors: withBench(visitors),
    home: withBench(home),
    rates: 'designed',
  });
};

const mayTake = ({ players }: SideSetup, index: number, player: number): boolean =>
  isEligible(BATTING_POSITIONS[index] ?? 'DH', {
    type: 'Batter',
    positions: players[player]?.positions ?? [],
  });

test('in no game of computer managers does anybody bat against a nine that may not field', () => {
  let covered = 0;
  const anySeed = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(anySeed, (seed) => {
      const setup = gameOfSpecialists(seed);
      const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
      const strangers: number[] = [];
      const places = { visitors: [0, 1, 2, 3, 4, 5, 6, 7, 8], home: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
      for (const event of events) {
        const [left, entered] = event.notes;
        if (left && entered) {
          const nine = places[left.side];
          const position = nine.indexOf(left.player);
          if (position >= 0) nine[position] = entered.player;
          if (left.side !== event.batting && left.player >= FIRST_BENCH) covered++;
        }
        if (event.kind !== 'plateAppearance') continue;
        const field = otherSide(event.batting);
        for (const [index, player] of places[field].entries()) {
          if (player >= FIRST_BENCH && !mayTake(setup[field], index, player)) strangers.push(seed);
        }
      }
      expect(strangers).toEqual([]);
      for (const side of SIDES) expect(new Set(places[side]).size).toBe(9);
    }),
    { numRuns: 60 },
  );
  expect(covered).toBeGreaterThan(0);
});
