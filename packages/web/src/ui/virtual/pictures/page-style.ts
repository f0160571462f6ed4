import { TIERS } from '@pennant/rules/cards/tier';

import { FACES } from '../../art/canvas/lettering-faces.ts';
import { tierMetal } from '../../art/card/tier-metal.ts';
import type { PageFont, PageStyle } from './picture-order.ts';

const NAMES = [
  ...Object.values(FACES).map(({ token }) => token),
  ...TIERS.flatMap(({ tier }) => {
    const { base, light, deep, lettering } = tierMetal(tier);
    return [base, light, deep, lettering].map((paint) => paint.slice('var('.length, -1));
  }),
];

/** What the page's style sheets say of colours and lettering to those who paint without them. */
export function pageStyle(): PageStyle {
  const style = getComputedStyle(document.documentElement);
  return {
    tokens: Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(name).trim()])),
    fonts: [...document.styleSheets]
      .filter(isOurs)
      .flatMap((sheet) => fontsIn(sheet.cssRules, sheet.href ?? document.baseURI)),
  };
}

/** A browser's extension may have put a sheet of its own into the page, whose rules nobody may read. */
const isOurs = ({ href }: CSSStyleSheet): boolean =>
  href === null || new URL(href).origin === location.origin;

function fontsIn(rules: CSSRuleList, base: string): PageFont[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return fontsIn(rule.cssRules, base);
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const said = (name: string) => rule.style.getPropertyValue(name);
    const file = /url\(["']?(.*?)["']?\)/.exec(said('src'))?.[1];
    // Stand-ins of the system's own fonts keep a place in the page until a file has come; a picture can wait for it.
    if (file === undefined) return [];
    return [
      {
        family: said('font-family').replaceAll(/^["']|["']$/g, ''),
        source: `url(${new URL(file, base).href})`,
        weight: said('font-weight') || 'normal',
        unicodeRange: said('unicode-range') || 'U+0-10FFFF',
      },
    ];
  });
}
