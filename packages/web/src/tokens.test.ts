import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Returns the token's color in a theme, as #rrggbb. */
const colour = (name: string, theme: Theme): string => {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --color-${name}`);
  const pair = /light-dark\((#\w{6}),\s*(#\w{6})\)/.exec(value);
  const found = pair ? pair[theme === 'light' ? 1 : 2] : /^#\w{6}$/.exec(value.trim())?.[0];
  if (found === undefined) throw new Error(`--color-${name} is not a colour: ${value}`);
  return found;
};

/** Returns the relative luminance of a color, 0 to 1 (WCAG 2.2). */
const luminance = (hex: string): number => {
  const channel = (from: number) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const GROUNDS = ['paper', 'raised', 'sunk'];
const TIERS = ['iron', 'bronze', 'silver', 'gold', 'titanium', 'uranium'];
const TEXTS = [
  'ink',
  'ink-soft',
  'ink-faint',
  'pennant',
  'outfield',
  'good',
  'warn',
  'bad',
  'focus',
];
const PAIRS = [
  ...[...TEXTS, ...TIERS.map((tier) => `tier-${tier}-text`)].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...TIERS.map((tier) => [`tier-${tier}-lettering`, `tier-${tier}`] as const),
  ['on-pennant', 'pennant-paint'],
  ['on-pennant', 'pennant-deep'],
  ['on-outfield', 'outfield-paint'],
  ['on-outfield', 'outfield-deep'],
  ['chalk', 'tin'],
  ['chalk', 'plate'],
  ['chalk', 'felt'],
  ['lamp', 'plate'],
  ['cardboard-ink', 'cardboard'],
  ['pip-red', 'die'],
  ['pip-navy', 'die'],
] as const;

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(PAIRS)('%s reads on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)('a control stands out from %s', (ground) => {
    expect(contrast(colour('rule-strong', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is the most that there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
