import manifest from 'virtual:client-manifest';
import type { ManifestChunk } from 'vite';

import { titleOf } from './document-title.tsx';
import { sourceOf } from './page-loader.tsx';
import { routeOf } from './routes.tsx';

/** Faces that the first look at any page needs. */
const FIRST_FONTS = ['public-sans-400-basic', 'alfa-slab-one-basic'];

/** What belongs in <head> for an address: title, description, and the files to fetch without waiting for the script. */
export function headOf(pathname: string): string {
  const route = routeOf(pathname)?.route;
  const lines = [`<title>${escaped(titleOf(pathname))}</title>`];
  if (route?.description)
    lines.push(`<meta name="description" content="${escaped(route.description)}" />`);
  for (const font of fontFiles()) {
    lines.push(
      `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin fetchpriority="low" />`,
    );
  }
  if (route) {
    const inTemplate = new Set(['index.html', ...(manifest['index.html']?.imports ?? [])]);
    const chunks = chunksOf(sourceOf(route.page), inTemplate);
    for (const sheet of new Set(chunks.flatMap(({ css = [] }) => css)))
      lines.push(`<link rel="stylesheet" href="/${sheet}" />`);
    for (const { file } of chunks)
      lines.push(`<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low" />`);
  }
  return lines.join('\n    ');
}

const fontFiles = (): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .concat(Object.values(manifest).flatMap(({ assets = [] }) => assets))
    .filter((file, index, all) => all.indexOf(file) === index)
    .filter((file) => FIRST_FONTS.some((font) => file.includes(font)));

/** A page's own script and style sheet, and those that it shares with other pages. The frame's are in the template already. */
function chunksOf(key: string, seen: Set<string>): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, seen))];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
