/** @jsxImportSource @pennant/card-art/shapes */
import { CARD_POSITIONS, HANDS } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CardFrontData } from '../card/card-front-data.ts';
import { drawCardFront } from '../card/card-front-drawing.tsx';
import { drawCardPlaceholder } from '../card/card-placeholder-drawing.tsx';
import type { Drawing } from '../shapes/shape.ts';
import { renderShapes } from '../svg/render-shapes.ts';
import { paintShapes } from './paint-shapes.ts';
import type { CanvasContext } from './svg-transform.ts';

const anyCard: fc.Arbitrary<CardFrontData> = fc.record({
  cardID: fc.integer({ min: 18710001, max: 20239999 }),
  playerID: fc.stringMatching(/^[a-z]{5,7}0[1-9]$/),
  name: fc.stringMatching(/^[A-Z][a-z]{1,8} [A-Z][a-z]{1,13}$/),
  year: fc.integer({ min: 1871, max: 2023 }),
  type: fc.constantFrom('Batter' as const, 'Pitcher' as const),
  rating: fc.integer({ min: 0, max: 100 }),
  positions: fc.subarray([...CARD_POSITIONS], { minLength: 1 }),
  clubs: fc.array(fc.stringMatching(/^[A-Z]{2}[A-Z1-9]$/), { minLength: 1, maxLength: 2 }),
  clubName: fc.constantFrom('Springfield Isotopes', 'Elm City Comets'),
  bats: fc.option(fc.constantFrom(...HANDS)),
  throws: fc.option(fc.constantFrom(...HANDS)),
  seriesKey: fc.constantFrom('1934-base', 'mvp', 'triple-crown'),
});

const token = (name: string) => `[${name}]`;

/** A fake canvas context that records its calls: Node has no canvas. */
function recordCalls() {
  const calls: { name: string; args: readonly unknown[] }[] = [];
  const set: Record<string, unknown> = { globalAlpha: 1, letterSpacing: '0px' };
  const surface = new Proxy(set, {
    get: (known, name: string) => {
      if (name in known) return known[name];
      if (name === 'createLinearGradient') return () => ({ addColorStop: () => undefined });
      return (...args: unknown[]) => void calls.push({ name, args });
    },
  }) as unknown as CanvasContext;
  const times = (...names: string[]) => calls.filter(({ name }) => names.includes(name)).length;
  return { surface, calls, set, times };
}

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      ellipse(): void {}
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

const shapesIn = (markup: string) => markup.match(/<(path|rect|circle|ellipse)\b/g)?.length ?? 0;
const textsIn = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test('whatever card there is, its small front and its stand-in are painted shape for shape', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      for (const drawing of [
        drawCardFront({ card, thumbnail: true, shine: 's' }),
        drawCardPlaceholder(card),
      ]) {
        const markup = renderToStaticMarkup(createElement('svg', null, renderShapes(drawing)));
        const { surface, calls, times } = recordCalls();
        paintShapes(surface, drawing, token);
        expect(times('fill', 'stroke')).toBeGreaterThanOrEqual(shapesIn(markup));
        const lettered = calls.filter(({ name }) => name === 'fillText');
        expect(lettered.map(({ args }) => args[0])).toEqual(textsIn(markup));
        expect(times('save')).toBe(times('restore'));
        expect(JSON.stringify(calls)).not.toMatch(/null|NaN/);
      }
    }),
    { numRuns: 200 },
  );
});

test('colours of the style sheet are looked up, and what a group says holds for its shapes', () => {
  const { surface, set, times } = recordCalls();
  paintShapes(
    surface,
    <g fill="none" stroke="var(--color-tier-gold)" strokeWidth={3}>
      <path d="M0 0H9" />
    </g>,
    token,
  );
  expect(times('fill')).toBe(0);
  expect(set).toMatchObject({ strokeStyle: '[--color-tier-gold]', lineWidth: 3 });
});

test('a window that is sliced is filled, and its drawing stands on its lower edge', () => {
  const { surface, calls } = recordCalls();
  paintShapes(
    surface,
    <svg
      x={10}
      y={20}
      width={200}
      height={100}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax slice"
    >
      {[]}
    </svg>,
    token,
  );
  const placed = calls.filter(({ name }) => name === 'translate' || name === 'scale');
  expect(placed.slice(0, 2)).toEqual([
    { name: 'translate', args: [10, -80] },
    { name: 'scale', args: [2, 2] },
  ]);
});

test.each([
  ['an element', [{ kind: 'image', href: '/a.png' }] as unknown as Drawing],
  ['an attribute', <path d="M0 0" clipPath="url(#a)" />],
  ['a way to place', <g transform="skewX(3)">{[]}</g>],
  [
    'a lettering',
    <text className="art-gothic" y={0} fontSize={9}>
      {''}
    </text>,
  ],
])('%s that no card is drawn with is not left out in silence', (_, drawing) => {
  expect(() => paintShapes(recordCalls().surface, drawing, token)).toThrow(/no canvas here knows/);
});
