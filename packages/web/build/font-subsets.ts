import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What nearly every page is written with. Anything else (a name with an accent) brings the whole latin file. */
const BASIC =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a9\u00b7\u00d7\u00bd\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u2212\u2153\u2154';

const SUBSETS = [
  {
    name: 'public-sans-basic',
    from: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    text: BASIC,
  },
  {
    name: 'alfa-slab-one-basic',
    from: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2',
    text: BASIC,
  },
  {
    name: 'zilla-slab-600-basic',
    from: '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2',
    text: BASIC,
  },
  {
    name: 'graduate-basic',
    from: '@fontsource/graduate/files/graduate-latin-400-normal.woff2',
    text: BASIC,
  },
  {
    name: 'yellowtail-basic',
    from: '@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff2',
    text: BASIC,
  },
  // The wordmark alone, since it is on every page.
  {
    name: 'yellowtail-wordmark',
    from: '@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff2',
    text: 'Pennant',
  },
] as const;

/** Cuts the fonts down to the letters in use, into `dist/fonts/`, before anything asks for them: a third of the bytes. */
export function fontSubsets(): Plugin {
  return {
    name: 'pennant:font-subsets',
    async config() {
      const web = join(import.meta.dirname, '..');
      const folder = join(web, 'dist', 'fonts');
      const { resolve } = createRequire(join(web, 'package.json'));
      await mkdir(folder, { recursive: true });
      await Promise.all(
        SUBSETS.map(async ({ name, from, text }) => {
          const whole = await readFile(resolve(from));
          const variationAxes =
            name === 'public-sans-basic' ? { wght: { min: 400, max: 700 } } : {};
          const cut = await subsetFont(whole, text, {
            targetFormat: 'woff2',
            noHinting: true,
            keepFeatures: ['kern', 'tnum', 'liga', 'calt'],
            variationAxes,
          });
          await writeFile(join(folder, `${name}.woff2`), cut);
        }),
      );
    },
  };
}
