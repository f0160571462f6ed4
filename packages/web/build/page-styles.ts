import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

import { splitStyleSheet } from '../src/app/style-sheet-parts.ts';

const ID = 'virtual:page-styles';
const FILE = '.vite/page-styles.json';

const PAGE = /\/(src\/features\/[^/]+\/[^/]+-page\.tsx)$/;
/** Between these the code names classes, as far as Tailwind finds them. */
const BETWEEN_CLASSES = /(?:\\n|[\s"'`${}])+/;

/** What a page is sent with, of the layout's style sheet. */
export interface PageStyles {
  /** The layout's style sheet, with the classes of all pages. */
  readonly sheet: string;
  /** The classes that a page uses, by its source path; by '' those of the layout alone. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

/**
 * The Vite plugin that finds out which classes each page uses: those named in its chunk and in all
 * that it loads, but for other pages. The server build gets them as `virtual:page-styles`; empty in
 * development.
 */
export function pageStyles(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'pennant:page-styles',
    // Once the style sheet is there.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const json = building
        ? await readFile(join(root, 'dist/client', FILE), 'utf8')
        : '{"sheet":"","classes":{"":[]}}';
      return `export default ${json}`;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify(pageStylesOf(bundle)),
      });
    },
  };
}

function pageStylesOf(bundle: Rolldown.OutputBundle): PageStyles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const [file = ''] = [...(entry?.viteMetadata?.importedCss ?? [])];
  const asset = bundle[file];
  if (entry === undefined || asset?.type !== 'asset')
    throw new Error('the build has no style sheet of the layout');
  const sheet = String(asset.source).trim();
  const all = new Set(splitStyleSheet(sheet).flatMap(({ classes }) => [...(classes ?? [])]));
  // Most chunks are loaded by many pages: each is read once, which saves a second of the build.
  const namedIn = new Map(
    chunks.map((chunk) => [chunk, new Set(chunk.code.split(BETWEEN_CLASSES))]),
  );
  const classesIn = (starts: readonly Rolldown.OutputChunk[]) => {
    const loaded = listLoaded(bundle, starts);
    return [...all].filter((name) => loaded.some((chunk) => namedIn.get(chunk)?.has(name)));
  };
  const classes: Record<string, string[]> = { '': classesIn([entry]) };
  for (const chunk of chunks) {
    const source = sourceOfPage(chunk);
    if (source !== null) classes[source] = classesIn([entry, chunk]);
  }
  return { sheet, classes };
}

const sourceOfPage = ({ facadeModuleId }: Rolldown.OutputChunk): string | null =>
  PAGE.exec(facadeModuleId ?? '')?.[1] ?? null;

/** Returns chunks and all that they load, at once or later, but for pages that others open. */
function listLoaded(
  bundle: Rolldown.OutputBundle,
  starts: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(starts);
  for (const { imports, dynamicImports } of found) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk') continue;
      if (sourceOfPage(chunk) === null || imports.includes(name)) found.add(chunk);
    }
  }
  return [...found];
}
