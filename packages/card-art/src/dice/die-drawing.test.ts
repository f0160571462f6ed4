import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { renderShapes } from '../svg/render-shapes.ts';
import { drawDie } from './die-drawing.tsx';

test.each([1, 2, 3, 4, 5, 6])('a die that shows %i has as many pips', (face) => {
  const markup = renderToStaticMarkup(
    createElement('svg', null, renderShapes(drawDie(face, 'red'))),
  );
  expect(markup.match(/<circle/g)).toHaveLength(face);
});
