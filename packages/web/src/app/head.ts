import manifest from 'virtual:client-manifest';

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
    lines.push(`<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`);
  }
  if (route) {
    for (const file of scriptsOf(sourceOf(route.page)))
      lines.push(`<link rel="modulepreload" href="/${file}" />`);
  }
  return lines.join('\n    ');
}

const fontFiles = (): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .concat(Object.values(manifest).flatMap(({ assets = [] }) => assets))
    .filter((file, index, all) => all.indexOf(file) === index)
    .filter((file) => FIRST_FONTS.some((font) => file.includes(font)));

/** A page's own script and those that it shares with other pages. */
function scriptsOf(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (chunk && !found.has(chunk.file)) {
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  }
  return found;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
