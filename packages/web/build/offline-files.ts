import type { Rolldown } from 'vite';

/** The modules that a page read offline begins with: itself, and what the layout loads besides. */
const MODULES = [
  'features/cards/my-cards-page.tsx',
  'features/cards/card-detail-page.tsx',
  'features/games/my-games-page.tsx',
  'features/games/summary-page.tsx',
  'features/offline/offline-page.tsx',
  'offline/kept-store.ts',
  'offline/offline-banner-text.tsx',
  'offline/start-offline-support.ts',
  'ui/toast-viewport.tsx',
];

/** Parts of these pages that need the server, or are only for admins. */
const NOT_OFFLINE = /\/features\/cards\/detail\/card-roller\.tsx$/;

/** The fonts cut down to the characters in use; the whole ones are kept once they are used. */
const FONTS = /\/[^/]*-(basic|wordmark)-[^/]*\.woff2$/;

/**
 * Returns the URLs of the built files that the service worker keeps from the start: the layout and
 * the pages that can be read offline, with all that their code loads.
 */
export function offlineFilesOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const add = (fileName: string, isEntry = false): void => {
    const file = bundle[fileName];
    if (file === undefined || files.has(fileName)) return;
    if (file.type === 'chunk' && NOT_OFFLINE.test(file.facadeModuleId ?? '')) return;
    files.add(fileName);
    if (file.type !== 'chunk') return;
    for (const name of file.imports) add(name);
    for (const sheet of file.viteMetadata?.importedCss ?? []) add(sheet);
    // The entry script loads every page.
    if (isEntry) return;
    for (const name of file.dynamicImports) add(name);
    // Workers are named in the code only.
    for (const [, name = ''] of file.code.matchAll(/\/(assets\/[\w.-]+)/g)) add(name);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName, true);
  for (const module of MODULES) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/${module}`)),
    );
    if (chunk === undefined) throw new Error(`the build has no ${module}, which is read offline`);
    add(chunk.fileName);
  }
  for (const fileName of Object.keys(bundle)) if (FONTS.test(fileName)) files.add(fileName);
  return [...files].toSorted().map((file) => `/${file}`);
}
