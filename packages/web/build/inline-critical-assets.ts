import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SCRIPT_PLACEHOLDER = '<!--bootstrap-->';
const STYLE_SHEET_LINK =
  /[ \t]*<link rel="stylesheet"[^>]*href="\/(assets\/index-[^"]+\.css)"[^>]*>\n?/;

/** The tags of the entry script and of what it imports. */
const SCRIPTS = /[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;

/** The module of the page at "/". */
const HOME_PAGE = /\/features\/home\/home-page\.tsx$/;

/**
 * The Vite plugin that inlines into index.html what the first paint waits for: the script
 * bootstrap.js, and the style sheets of the home page between `<!--home-styles-->` and
 * `<!--/home-styles-->`, which other pages are sent without. On a slow connection each separate
 * file costs another round trip. The server's security policy allows all by their hash. What a page
 * uses of the layout's style sheet takes the place of `<!--page-styles-->`: page-styles.ts. The
 * scripts' tags come before the style sheets, so that a browser asks for them while those are still
 * on their way; the layout's come before the page's own, of which none can run before those.
 */
export const inlineCriticalAssets = (): Plugin => ({
  name: 'pennant:inline-critical-assets',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const script = await readFile(join(import.meta.dirname, 'bootstrap.js'), 'utf8');
      const page = html.replace(SCRIPT_PLACEHOLDER, () => `<script>${minify(script)}</script>`);
      const file = STYLE_SHEET_LINK.exec(page)?.[1];
      if (file === undefined || bundle === undefined) return page;
      const home = inlineStyleSheets(bundle, sheetsOfHomePage(bundle));
      const scripts = [...page.matchAll(SCRIPTS)].map(([tag]) => tag.trim());
      return page
        .replaceAll(SCRIPTS, '')
        .replace(STYLE_SHEET_LINK, '')
        .replace('<!--page-scripts-->', () =>
          [
            ...scripts,
            '<!--page-scripts-->',
            `<!--page-styles--><link rel="stylesheet" href="/${file}" data-whole disabled>`,
            `<!--home-styles-->${home}<!--/home-styles-->`,
          ].join('\n    '),
        );
    },
  },
});

/**
 * Returns style sheets as elements, and a link to each: a page's scripts look for the link before
 * they load the sheet, and a disabled one is never fetched. Vite repeats a shared chunk's sheet in
 * those of the chunks that import it; it is inlined once.
 */
function inlineStyleSheets(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  const sheets = files.map((file) => textOfSheet(bundle, file));
  const elements = sheets
    .filter((css) => !sheets.some((other) => other !== css && other.includes(css)))
    .map((css) => `<style>${css}</style>`);
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return [...elements, ...links].join('');
}

function textOfSheet(bundle: Rolldown.OutputBundle, file: string): string {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`the build has no style sheet ${file}`);
  const { source } = sheet;
  return (typeof source === 'string' ? source : new TextDecoder().decode(source)).trim();
}

/** Returns the style sheets of the home page's chunk and of those that it imports. */
function sheetsOfHomePage(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const home = chunks.find(({ facadeModuleId }) => HOME_PAGE.test(facadeModuleId ?? ''));
  if (home === undefined) throw new Error('the build has no home page');
  const imported = chunks.filter(
    ({ fileName, isEntry }) => !isEntry && home.imports.includes(fileName),
  );
  return [home, ...imported].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}

/** Returns the script without comment lines and indentation. */
const minify = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
