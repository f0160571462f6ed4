import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BaseRunners } from './play-result-panel.tsx';

test('the runners stand beside 1B, 2B and 3B, and an empty base is a dash', () => {
  const html = renderToStaticMarkup(
    <BaseRunners
      runners={[
        [1, 'Casey'],
        [2, null],
        [3, 'Flynn'],
      ]}
    />,
  );
  const shown = [...html.matchAll(/<dt>(.+?)<\/dt><dd>(.+?)<\/dd>/g)].map(([, base, name]) => [
    base,
    name,
  ]);
  expect(shown).toEqual([
    ['1B', 'Casey'],
    ['2B', '–'],
    ['3B', 'Flynn'],
  ]);
});
