import { TIERS } from '@pennant/rules/cards/tier';

import { CANVAS_FONTS } from '../canvas/canvas-font.ts';
import { tierColors } from '../card/tier-colors.ts';
import type { FontFaceSource, PageStyle } from './thumbnail-worker-protocol.ts';

const TOKEN_NAMES = [
  ...Object.values(CANVAS_FONTS).map(({ token }) => token),
  ...TIERS.flatMap(({ tier }) => {
    const { base, light, deep, lettering } = tierColors(tier);
    return [base, light, deep, lettering].map((paint) => paint.slice('var('.length, -1));
  }),
];

/** Returns the page's color tokens and font faces, for rendering outside the page (in a worker). */
export function readPageStyle(): PageStyle {
  const style = getComputedStyle(document.documentElement);
  return {
    tokens: Object.fromEntries(
      TOKEN_NAMES.map((name) => [name, style.getPropertyValue(name).trim()]),
    ),
    fonts: [...document.styleSheets]
      .filter(isSameOrigin)
      .flatMap((sheet) => fontsIn(sheet.cssRules, sheet.href ?? document.baseURI)),
  };
}

/** Filters out style sheets of browser extensions, whose rules cannot be read. */
const isSameOrigin = ({ href }: CSSStyleSheet): boolean =>
  href === null || new URL(href).origin === location.origin;

function fontsIn(rules: CSSRuleList, base: string): FontFaceSource[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return fontsIn(rule.cssRules, base);
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const property = (name: string) => rule.style.getPropertyValue(name);
    const file = /url\(["']?(.*?)["']?\)/.exec(property('src'))?.[1];
    // Fallback faces of system fonts are left out: a thumbnail can wait for the web font.
    if (file === undefined) return [];
    return [
      {
        family: property('font-family').replaceAll(/^["']|["']$/g, ''),
        source: `url(${new URL(file, base).href})`,
        weight: property('font-weight') || 'normal',
        unicodeRange: property('unicode-range') || 'U+0-10FFFF',
      },
    ];
  });
}
