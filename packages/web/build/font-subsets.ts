import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * The characters of nearly every page. Any other (a name with an accent) makes the browser fetch
 * the whole latin file.
 */
const BASIC =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a9\u00b7\u00d7\u00bd\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u2212\u2153\u2154';

const PUBLIC_SANS = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const YELLOWTAIL = '@fontsource/yellowtail/files/yellowtail-latin-400-normal.woff2';

interface Subset {
  readonly name: string;
  readonly from: string;
  readonly text: string;
  /** The weight to keep of a variable font. */
  readonly weight?: number;
  /** Drops the kerning table: a quarter of the file, not needed for small texts and labels. */
  readonly unkerned?: boolean;
}

const SUBSETS: readonly Subset[] = [
  // Two fixed weights are larger than the variable font, but most pages start with only one.
  { name: 'public-sans-400-basic', from: PUBLIC_SANS, text: BASIC, weight: 400, unkerned: true },
  { name: 'public-sans-650-basic', from: PUBLIC_SANS, text: BASIC, weight: 650, unkerned: true },
  {
    name: 'alfa-slab-one-basic',
    from: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2',
    text: BASIC,
    unkerned: true,
  },
  {
    name: 'zilla-slab-600-basic',
    from: '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2',
    text: BASIC,
    unkerned: true,
  },
  {
    name: 'graduate-basic',
    from: '@fontsource/graduate/files/graduate-latin-400-normal.woff2',
    text: BASIC,
    unkerned: true,
  },
  { name: 'yellowtail-basic', from: YELLOWTAIL, text: BASIC },
  // The letters of the wordmark only, since it is on every page.
  { name: 'yellowtail-wordmark', from: YELLOWTAIL, text: 'Pennant' },
];

/**
 * The fonts of the images that the server renders: the whole latin alphabet, as TrueType, which its
 * drawing library reads.
 */
const SERVER_IMAGE_FONTS = [
  ['alfa-slab-one', '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2'],
  ['graduate', '@fontsource/graduate/files/graduate-latin-400-normal.woff2'],
  ['zilla-slab', '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2'],
  ['yellowtail', YELLOWTAIL],
  ['public-sans', PUBLIC_SANS],
] as const;
const LATIN = Array.from({ length: 0x17f - 0xa0 }, (_, index) =>
  String.fromCodePoint(0xa1 + index),
).join('');

/**
 * The Vite plugin that cuts the fonts down to the characters in use, into `dist/fonts/`, before the
 * build resolves them: a third of the bytes.
 */
export function fontSubsets(): Plugin {
  return {
    name: 'pennant:font-subsets',
    async config() {
      const web = join(import.meta.dirname, '..');
      const folder = join(web, 'dist', 'fonts');
      const { resolve } = createRequire(join(web, 'package.json'));
      await mkdir(folder, { recursive: true });
      await Promise.all(
        SUBSETS.map(async ({ name, from, text, weight, unkerned }) => {
          const whole = await readFile(resolve(from));
          const cut = await subsetFont(whole, text, {
            targetFormat: 'woff2',
            noHinting: true,
            keepFeatures: [...(unkerned === true ? [] : ['kern']), 'tnum', 'lnum'],
            ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
          });
          await writeFile(join(folder, `${name}.woff2`), cut);
        }),
      );
      const pictures = join(folder, 'pictures');
      await mkdir(pictures, { recursive: true });
      await Promise.all(
        SERVER_IMAGE_FONTS.map(async ([name, from]) => {
          const face = await subsetFont(await readFile(resolve(from)), BASIC + LATIN, {
            targetFormat: 'truetype',
            ...(from === PUBLIC_SANS ? { variationAxes: { wght: 650 } } : {}),
          });
          await writeFile(join(pictures, `${name}.ttf`), face);
        }),
      );
    },
  };
}
