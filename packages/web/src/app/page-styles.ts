import pageStyles from 'virtual:page-styles';

import { joinUsedParts, splitStyleSheet, type SheetPart } from './style-sheet-parts.ts';
import { pageSourcePath } from './page-loader.tsx';

let parts: readonly SheetPart[] | null = null;
/** The sheets of pages that are sent without content, by the page: these must be quick. */
const ofEmptyPages = new Map<string | null, string>();

/**
 * Returns the style sheet that a page is sent with: of the layout's, which has the classes of all
 * pages, what the page's own scripts and its rendered HTML use. Another page that the browser opens
 * from there loads the whole sheet: see whole-style-sheet.ts.
 */
export function stylesOf(page: string | null, html: string): string {
  if (html !== '') return makeSheet(page, html);
  const known = ofEmptyPages.get(page) ?? makeSheet(page, html);
  ofEmptyPages.set(page, known);
  return known;
}

function makeSheet(page: string | null, html: string): string {
  parts ??= splitStyleSheet(pageStyles.sheet);
  const source = page === null ? null : pageSourcePath(page);
  const used = new Set(pageStyles.classes[source ?? ''] ?? pageStyles.classes['']);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      used.add(name);
  return joinUsedParts(parts, (name) => used.has(name));
}
