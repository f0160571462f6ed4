/** A part of a style sheet. */
export interface SheetPart {
  readonly css: string;
  /** The part is needed where one of these classes is; null where it always is. */
  readonly classes: ReadonlySet<string> | null;
}

/** Tailwind's layer: one rule for each class, alone or in a media query. */
const UTILITIES = '@layer utilities{';

/**
 * Splits a minified style sheet into parts that together are the sheet: the rules of the layer
 * `utilities` one by one, and what is around them.
 */
export function splitStyleSheet(sheet: string): SheetPart[] {
  const parts: SheetPart[] = [];
  let end = 0;
  for (;;) {
    const start = sheet.indexOf(UTILITIES, end);
    if (start === -1) break;
    const rulesStart = start + UTILITIES.length;
    parts.push({ css: sheet.slice(end, rulesStart), classes: null });
    end = endOfBlock(sheet, rulesStart);
    parts.push(...splitRules(sheet.slice(rulesStart, end)));
  }
  return [...parts, { css: sheet.slice(end), classes: null }];
}

function splitRules(rules: string): SheetPart[] {
  const parts: SheetPart[] = [];
  for (let start = 0; start < rules.length;) {
    const open = rules.indexOf('{', start);
    if (open === -1) throw new Error(`not a rule: ${rules.slice(start, start + 80)}`);
    const close = endOfBlock(rules, open + 1);
    const prelude = rules.slice(start, open);
    if (prelude.startsWith('@')) {
      const inner = splitRules(rules.slice(open + 1, close));
      const classes = unionOf(inner);
      parts.push({ css: `${prelude}{`, classes }, ...inner, { css: '}', classes });
    } else {
      parts.push({ css: rules.slice(start, close + 1), classes: classesOf(prelude) });
    }
    start = close + 1;
  }
  return parts;
}

/** Returns the index of the brace that ends the block whose content starts at an index. */
function endOfBlock(css: string, contentStart: number): number {
  let depth = 1;
  const marks = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gs;
  marks.lastIndex = contentStart;
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a block of the style sheet has no end');
}

const CLASS = /^\.((?:\\.|[\w-])+)/s;

/** Returns the class that each selector of a rule begins with; null where one has none. */
function classesOf(selectors: string): ReadonlySet<string> | null {
  const names = selectors
    .split(/(?<!\\),(?![^(]*\))/)
    .map((selector) => CLASS.exec(selector)?.[1]?.replaceAll(/\\(.)/gs, '$1'));
  return names.includes(undefined) ? null : new Set(names as string[]);
}

const unionOf = (parts: readonly SheetPart[]): ReadonlySet<string> | null =>
  parts.some(({ classes }) => classes === null)
    ? null
    : new Set(parts.flatMap(({ classes }) => [...(classes ?? [])]));

/** Returns the style sheet without the rules of classes that are not used. */
export const joinUsedParts = (
  parts: readonly SheetPart[],
  isUsed: (className: string) => boolean,
): string =>
  parts
    .filter(({ classes }) => classes === null || [...classes].some(isUsed))
    .map(({ css }) => css)
    .join('');
