/** @jsxImportSource @pennant/card-art/shapes */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { drawPackWrapper } from '../pack/pack-wrapper-drawing.tsx';
import { renderShapes } from '../svg/render-shapes.ts';

const Dot = ({ x }: { x: number }) => <circle cx={x} cy={0} r={1} />;

test('markup makes one flat list of shapes, whatever it is put together from', () => {
  const drawing = (
    <>
      <Dot x={1} />
      {false}
      {[2, 3].map((x) => (
        <Dot x={x} />
      ))}
      <g fill="none">
        <>
          <text y={4} fontSize={9}>
            {7}
          </text>
        </>
      </g>
    </>
  );
  expect(drawing).toEqual([
    { kind: 'circle', cx: 1, cy: 0, r: 1 },
    { kind: 'circle', cx: 2, cy: 0, r: 1 },
    { kind: 'circle', cx: 3, cy: 0, r: 1 },
    { kind: 'g', fill: 'none', children: [{ kind: 'text', y: 4, fontSize: 9, children: '7' }] },
  ]);
});

test('a drawing that went through JSON is the same picture', () => {
  const series = { seriesKey: '1955-base', name: '1955 Base', year: 1955 };
  const drawing = drawPackWrapper({ series, part: 'body', ids: 'a' });
  const copy = JSON.parse(JSON.stringify(drawing)) as typeof drawing;
  const markupOf = (shapes: typeof drawing) =>
    renderToStaticMarkup(createElement('svg', null, renderShapes(shapes)));
  expect(markupOf(copy)).toBe(markupOf(drawing));
  expect(markupOf(copy)).toContain('<use href="#aprint" clip-path="url(#abody)">');
  expect(markupOf(copy)).not.toContain('kind');
});
