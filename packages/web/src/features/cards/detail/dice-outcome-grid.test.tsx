import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DiceOutcomeGrid } from './dice-outcome-grid.tsx';

test('the square of two dice has the result of their sum, from 1 and 1 to 6 and 6', () => {
  const table = ['HR', 'H2', 'H1', 'OO', 'SO', 'BB', 'OO', 'H1', 'SO', 'H2', 'H3'];
  const grid = renderToStaticMarkup(
    <DiceOutcomeGrid caption="Dice" table={table} words={(cell) => cell ?? 'nothing'} />,
  );
  const squares = [...grid.matchAll(/<td[^>]*title="([^"]+)"[^>]*>([^<]+)</g)];
  expect(squares).toHaveLength(36);
  const shown = (red: number, navy: number) => squares[(red - 1) * 6 + navy - 1]?.slice(1);
  expect(shown(1, 1)).toEqual(['2: HR', 'HR']);
  expect(shown(1, 2)).toEqual(['3: H2', 'H2']);
  expect(shown(6, 6)).toEqual(['12: H3', 'H3']);
});
