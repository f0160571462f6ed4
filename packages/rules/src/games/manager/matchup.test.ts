import { expect, test } from 'vitest';
import { matchupOdds } from '../../cards/odds.ts';
import { BATTER_RESULTS } from '../../cards/card.ts';
import { aBatter, aPitcher, aPitcherWith } from '../../testing/players.ts';
import { compilePlayer } from '../compile-setup.ts';
import type { CompiledBatter, CompiledPitcher } from '../setup.ts';
import { outcomeChances, runsOfThree } from './matchup.ts';

const batter = compilePlayer(aBatter()).bat as CompiledBatter;
const pitcher = (modifier: Parameters<typeof aPitcherWith>[0]) =>
  compilePlayer(aPitcherWith(modifier)).pitch as CompiledPitcher;
const runs = (by: CompiledPitcher, battersFaced = 0) =>
  runsOfThree(batter, batter, batter, by, battersFaced);

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
  expect(runs(pitcher('h9l'))).toBeLessThan(runs(pitcher(null)));
  expect(runs(pitcher('h9h'))).toBeGreaterThan(runs(pitcher(null)));
});

test('tired, a good cell loses and an empty one gives hits', () => {
  for (const modifier of ['h9l', null] as const) {
    expect(runs(pitcher(modifier), 35)).toBeGreaterThan(runs(pitcher(modifier), 10));
  }
  expect(runs(pitcher('bb9h'), 35)).toBe(runs(pitcher('bb9h'), 10));
});
