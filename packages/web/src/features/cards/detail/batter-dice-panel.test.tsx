import type { LeagueOddsResponse } from '@pennant/contract/cards';
import { PITCHER_MODIFIERS, type BatterDice } from '@pennant/rules/cards/card';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BatterDicePanel } from './batter-dice-panel.tsx';

const DICE = {
  base: ['HR', 'H2', 'H1', 'OO', 'SO', 'BB', 'OO', 'H1', 'SO', 'H3', 'OO'],
  extra: Array.from({ length: 11 }, () => 'OO'),
} as unknown as BatterDice;
const LEAGUE: LeagueOddsResponse = {
  batting: null,
  pitching: Object.fromEntries(
    PITCHER_MODIFIERS.map((modifier) => [modifier, 0.05]),
  ) as LeagueOddsResponse['pitching'],
};

const drawn = (isHouse: boolean) =>
  renderToStaticMarkup(
    <BatterDicePanel dice={DICE} speed={50} league={isHouse ? null : LEAGUE} isHouse={isHouse} />,
  );

test('a batter’s odds are told before and after their league’s pitching', () => {
  const sheet = drawn(false);
  expect(sheet).toContain('Exact odds before and after the league’s average pitching');
  expect(sheet).toContain('the average pitcher of his own league and season');
  expect(sheet.match(/>After<\/a><\/th>/g)).toHaveLength(1);
});

test('a card with chosen dice speaks of no league and no season', () => {
  const sheet = drawn(true);
  expect(sheet).toContain('Exact odds of the dice alone');
  expect(sheet).toContain('Before pitching');
  expect(sheet).not.toMatch(/league|season|>After</);
});
