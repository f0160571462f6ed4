import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT_PLACEHOLDER = '<!--bootstrap-->';
const STYLE_SHEET_LINK =
  /[ \t]*<link rel="stylesheet"[^>]*href="\/(assets\/index-[^"]+\.css)"[^>]*>\n?/;

/** The tags of the entry script and of what it imports. */
const SCRIPTS = /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;

/**
 * The Vite plugin that inlines into index.html what the bootstrap waits for: the script
 * bootstrap.js and the layout's style sheet. On a slow connection each separate file costs another
 * round trip. The server's security policy allows both by their hash. The scripts' tags come before
 * the style sheet, so that a browser asks for them while that is still on its way.
 */
export const inlineCriticalAssets = (): Plugin => ({
  name: 'pennant:inline-critical-assets',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const script = await readFile(join(import.meta.dirname, 'bootstrap.js'), 'utf8');
      const page = html.replace(SCRIPT_PLACEHOLDER, () => `<script>${minify(script)}</script>`);
      const file = STYLE_SHEET_LINK.exec(page)?.[1];
      const sheet = file === undefined ? undefined : bundle?.[file];
      if (file === undefined || sheet?.type !== 'asset') return page;
      const { source } = sheet;
      const css = (typeof source === 'string' ? source : new TextDecoder().decode(source)).trim();
      // A page's scripts look for the style sheet's link before they load it; a disabled link is
      // never fetched.
      const scripts = [...page.matchAll(SCRIPTS)].map(([tag]) => tag.trim());
      return page
        .replaceAll(SCRIPTS, '')
        .replace('<!--page-head-->', () => [...scripts, `<style>${css}</style>`].join('\n    '))
        .replace(
          STYLE_SHEET_LINK,
          () => `    <link rel="stylesheet" href="/${file}" disabled>\n    <!--page-head-->\n`,
        );
    },
  },
});

/** Returns the script without comment lines and indentation. */
const minify = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
