import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aPitcher, aSide } from '../../testing/player-builders.ts';
import { compileSetup, compileSide } from '../engine/compile-setup.ts';
import { RULES_VERSION, RULES_VERSION_WITH_ORDERS, rulesVersionOf } from '../rules-version.ts';
import { simulateGame } from '../simulate.ts';
import type { SideSource } from '../setup.ts';
import { HOOKS, STEAL_ORDERS, type SideOrders } from '../standing-orders.ts';

const USUAL: SideOrders = { hook: 'usual', steals: 'usual' };
const runners = (side: SideSource): SideSource => ({
  ...side,
  players: side.players.map((player) =>
    player.type === 'Batter' ? { ...player, stealAttemptRate: 0.1, speed: 70 } : player,
  ),
});
const starters = (side: SideSource): SideSource => ({
  ...side,
  players: side.players.map((player, index) =>
    index >= 9 && index < 14 ? aPitcher({ ...player, stamina: 55 } as never) : player,
  ),
});

/** Returns the batters that home's starter faces and home's attempts to steal in many games. */
function playUnder(orders: SideOrders | undefined) {
  const home = starters(runners(aSide('Hal H', orders && { orders })));
  const setup = compileSetup({ visitors: starters(aSide('Vince V')), home, rates: 'designed' });
  let faced = 0;
  let attempts = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const { events } = simulateGame(setup, new SeededDice(seed), { events: true });
    for (const event of events ?? []) {
      if (event.kind === 'plateAppearance' && event.batting === 'visitors' && event.pitcher === 9)
        faced += 1;
      if (event.kind === 'steal' && event.batting === 'home') attempts += 1;
    }
  }
  return { faced: faced / 200, attempts: attempts / 200 };
}

describe('the computer manages under standing orders', () => {
  test('usual orders are none', () => {
    const { starterHook, stealShare } = compileSide(aSide('V', { orders: USUAL }));
    const without = compileSide(aSide('V'));
    expect({ starterHook, stealShare }).toEqual({
      starterHook: without.starterHook,
      stealShare: without.stealShare,
    });
    expect(starterHook).toBe(without.starterHook);
  });

  test('an early hook ends a start some batters before a late one', () => {
    const [early, usual, late] = HOOKS.map((hook) => playUnder({ ...USUAL, hook }).faced);
    expect(usual! - early!).toBeGreaterThan(2);
    expect(late! - usual!).toBeGreaterThan(2);
  });

  test('runners go as often as they are told', () => {
    const attempts = STEAL_ORDERS.map((steals) => playUnder({ ...USUAL, steals }).attempts);
    expect(attempts[0]).toBe(0);
    expect(attempts).toEqual(attempts.toSorted((a, b) => a - b));
    expect(attempts[3]! / attempts[1]!).toBeGreaterThan(2);
  });
});

test('games with orders have a version of the rules of their own', () => {
  const [visitors, home] = [aSide('V'), aSide('H')];
  expect(rulesVersionOf({ visitors, home })).toBe(RULES_VERSION);
  for (const sides of [
    { visitors: { ...visitors, orders: USUAL }, home },
    { visitors, home: { ...home, orders: USUAL } },
  ])
    expect(rulesVersionOf(sides)).toBe(RULES_VERSION_WITH_ORDERS);
});
