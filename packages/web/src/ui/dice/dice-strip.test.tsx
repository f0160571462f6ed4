import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { DiceRow } from './card-dice-rows.ts';
import { DiceStrip } from './dice-strip.tsx';

const casey: readonly DiceRow[] = [
  {
    table: 'd',
    head: 'Roll',
    cells: ['HR', 'X', 'BB', 'OO', 'H1', 'X', 'OO', 'SO', 'SO', 'X', 'HR'],
  },
  {
    table: 'xd',
    head: 'X roll',
    cells: ['H3', 'H2', 'H2', 'H1', 'H1', 'H1', 'H1', 'H1', 'H2', 'H2', 'H3'],
  },
];

/** Returns the text of the lit cells of a strip. */
const litCells = (markup: string): string[] =>
  [...markup.matchAll(/<td[^>]* data-hit="true"[^>]*><span>(.+?)<\/span>/g)].map(
    ([, text]) => text ?? '',
  );

test('a seven that says X, and a ten after it, light one cell in each of the batter’s rows', () => {
  const markup = renderToStaticMarkup(
    <DiceStrip
      caption="Dice of Casey"
      rows={casey}
      hits={[
        { table: 'd', sum: 7 },
        { table: 'xd', sum: 10 },
      ]}
    />,
  );
  expect(litCells(markup)).toEqual(['X', 'H2']);
  expect(markup.match(/\(rolled\)/g)).toHaveLength(2);
});

test('before the dice lie, every cell of 2 to 12 is there and none is lit', () => {
  const markup = renderToStaticMarkup(<DiceStrip caption="Dice of Casey" rows={casey} />);
  expect(markup.match(/<td/g)).toHaveLength(22);
  expect(litCells(markup)).toEqual([]);
});

test('an empty cell of a pitcher is a dot', () => {
  const cells = [null, null, 'h9h', null, null, 'k9h', null, null, null, null, null] as const;
  const markup = renderToStaticMarkup(
    <DiceStrip caption="Dice of Flynn" rows={[{ table: 'pd', head: 'Pitch', cells }]} />,
  );
  expect(markup).toContain('k9h');
  expect(markup.match(/·/g)).toHaveLength(9);
});
