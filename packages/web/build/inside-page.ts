import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT_PLACE = '<!--first-paint-->';
const SHEET = /[ \t]*<link rel="stylesheet"[^>]*href="\/(assets\/index-[^"]+\.css)"[^>]*>\n?/;

/**
 * Puts what the first paint waits for into the page itself: the small script that runs before it, and the frame's style
 * sheet. On a slow line each file of its own would be another way there and back. The server allows both by their hash.
 */
export const insidePage = (): Plugin => ({
  name: 'pennant:inside-page',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const script = await readFile(join(import.meta.dirname, 'first-paint.js'), 'utf8');
      const page = html.replace(SCRIPT_PLACE, () => `<script>${small(script)}</script>`);
      const file = SHEET.exec(page)?.[1];
      const sheet = file === undefined ? undefined : bundle?.[file];
      if (file === undefined || sheet?.type !== 'asset') return page;
      const { source } = sheet;
      const css = (typeof source === 'string' ? source : new TextDecoder().decode(source)).trim();
      // A page's own scripts look for the sheet's link before they load it; one that is switched off is never fetched.
      return page
        .replace('<!--page-head-->', () => `<style>${css}</style>`)
        .replace(
          SHEET,
          () => `    <link rel="stylesheet" href="/${file}" disabled>\n    <!--page-head-->\n`,
        );
    },
  },
});

/** Without comments and indentation. */
const small = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
