import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DiceThrow } from './dice-throw.tsx';
import { facesDuringThrow } from './use-tumbling-face.ts';

const pips = (markup: string, color: string) =>
  markup.split(`var(--color-pip-${color})`).length - 1;

test('two dice lie on the faces that were thrown, and say their sum', () => {
  const markup = renderToStaticMarkup(<DiceThrow faces={[4, 3]} label="Batter" />);
  expect(pips(markup, 'red')).toBe(4);
  expect(pips(markup, 'navy')).toBe(3);
  expect(markup).toContain('<b>7</b>');
  expect(markup).toContain(': 4 and 3');
});

test('before the first throw they say nothing', () => {
  const markup = renderToStaticMarkup(<DiceThrow faces={null} label="Pitcher" />);
  expect(markup).toContain('data-waiting');
  expect(markup).not.toContain('<b>');
});

test('in the air they show another face each 100 ms: about seven at normal speed, fewer at faster ones', () => {
  expect(facesDuringThrow('a throw', 5, 700)).toHaveLength(7 + 1);
  expect(facesDuringThrow('a throw', 5, 300)).toHaveLength(3 + 1);
  expect(facesDuringThrow('a throw', 5, 700).at(-1)).toBe(5);
});
