import { expect, test } from 'vitest';
import { matchupOdds } from '../../cards/dice-odds.ts';
import { BATTER_RESULTS } from '../../cards/card.ts';
import { aBatter, aPitcher, aPitcherWith, aSide } from '../../testing/player-builders.ts';
import { compilePlayer, compileSetup } from '../engine/compile-setup.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { FIRST_STARTER } from '../lineup-slots.ts';
import { outcomeChances, expectedRunsOfThree } from './matchup-runs.ts';

const batter = compilePlayer(aBatter()).bat as CompiledBatter;

/**
 * Returns the runs of three equal batters off a pitcher whose cells are all this one and who faces
 * the `tired`th batter while tired.
 */
const runs = (modifier: Parameters<typeof aPitcherWith>[0], tired = 0) => {
  const home = aSide('H');
  const players = home.players.with(FIRST_STARTER, aPitcherWith(modifier));
  const { matchups } = compileSetup({
    visitors: aSide('V'),
    home: { ...home, players },
    rates: 'designed',
  });
  return expectedRunsOfThree(matchups.home, FIRST_STARTER, 0, 1, 2, tired);
};

test('the chances of a matchup are those that the cards print', () => {
  const card = aPitcher({
    dice: ['h9l', 'bb9l', null, 'k9h', null, null, 'hr9h', null, 'k9l', null, 'h9h'],
  });
  const chances = outcomeChances(batter, compilePlayer(card).pitch as CompiledPitcher);
  const odds = matchupOdds(aBatter().dice, card.dice);
  BATTER_RESULTS.forEach((result, code) => {
    expect(chances[code]).toBeCloseTo(odds[result] / 46_656, 10);
  });
});

test('a pitcher whose cells take hits away promises fewer runs', () => {
  expect(runs('h9l')).toBeLessThan(runs(null));
  expect(runs('h9h')).toBeGreaterThan(runs(null));
});

test('tired, a good cell loses and an empty one gives hits', () => {
  for (const modifier of ['h9l', null] as const) {
    expect(runs(modifier, 10)).toBeGreaterThan(runs(modifier));
  }
  expect(runs('bb9h', 10)).toBe(runs('bb9h'));
});
