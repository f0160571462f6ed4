import { expect, test } from 'vitest';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { aBatterWho, aSide } from '../../testing/player-builders.ts';
import { boxScore } from '../analysis/box-score.ts';
import { compileSetup, compileSide } from '../engine/compile-setup.ts';
import type { SideSource } from '../setup.ts';
import { simulateGame } from '../simulate.ts';

const WITHOUT_DESIGNATED_HITTER = [0, 1, 2, 3, 4, 5, 6, 7, 9];

/** A side whose pitchers all bat ninth and always strike out. */
const pitchersBat = (name: string): SideSource => {
  const side = aSide(name);
  return {
    ...side,
    players: side.players.map((player) =>
      player.type === 'Pitcher' ? { ...player, batting: aBatterWho('SO') } : player,
    ),
    battingOrder: WITHOUT_DESIGNATED_HITTER,
  };
};

test('the pitcher bats ninth, and the reliever bats in the same place', () => {
  const setup = compileSetup({
    visitors: pitchersBat('V'),
    home: pitchersBat('H'),
    rates: 'record',
  });
  const { events } = simulateGame(setup, new SeededDice(3), { events: true });
  const relieved = events.filter(({ notes }) => notes.some(({ player }) => player === 9));
  expect(relieved.length).toBeGreaterThan(0);

  const { visitors, home } = boxScore(setup, events);
  for (const side of [visitors, home]) {
    const ninth = side.batters.filter(({ order }) => order === 9);
    expect(ninth.map(({ player }) => player)).toEqual(side.pitchers.map(({ player }) => player));
    expect(ninth.every(({ position, SO, PA }) => position === 'P' && SO === PA)).toBe(true);
    expect(side.batters.some(({ player }) => player === 8)).toBe(false);
  }
});

test('a pitcher without batting of their own cannot stand in the order', () => {
  expect(() => compileSide(aSide('V', { battingOrder: WITHOUT_DESIGNATED_HITTER }))).toThrow(
    'permutation',
  );
});
