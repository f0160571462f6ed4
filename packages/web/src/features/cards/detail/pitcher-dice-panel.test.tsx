import type { LeagueOddsResponse } from '@pennant/contract/cards';
import { BATTER_RESULTS, type PitcherDice } from '@pennant/rules/cards/card';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { RESULT_LABELS } from '../../../ui/card/dice-result-labels.ts';
import { PitcherDicePanel } from './pitcher-dice-panel.tsx';

const HOMERS = RESULT_LABELS.HR;
/** Takes every home run away. */
const NO_HOMERS = Array.from({ length: 11 }, () => 'hr9l') as unknown as PitcherDice;
const LEAGUE: LeagueOddsResponse = {
  batting: Object.fromEntries(
    BATTER_RESULTS.map((result) => [result, result === 'HR' ? 0.25 : 0.125]),
  ) as LeagueOddsResponse['batting'],
  pitching: null,
};

test('a pitcher’s odds are those of his league’s batter before and after him', () => {
  const sheet = renderToStaticMarkup(
    <MemoryRouter>
      <PitcherDicePanel dice={NO_HOMERS} stamina={20} league={LEAGUE} />
    </MemoryRouter>,
  );
  const row = sheet.split('<tr>').find((text) => text.startsWith(`<th scope="row">${HOMERS}<`));
  expect(row?.match(/[\d.]+%/g)).toEqual(['25.0%', '0.0%']);
});
