import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { TierSwatch } from './tier-swatch.tsx';

test.each([
  [55, 'iron'],
  [56, 'bronze'],
  [66, 'silver'],
  [76, 'gold'],
  [86, 'titanium'],
  [96, 'uranium'],
] as const)('a card of %i has a square in the colour of %s, which says so', (rating, tier) => {
  const square = renderToStaticMarkup(<TierSwatch rating={rating} />);
  expect(square).toContain(`bg-tier-${tier} `);
  expect(square).toContain(`title="${tier}"`);
});
