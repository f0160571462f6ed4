import type { Manifest, ManifestChunk } from 'vite';

import { requestLineOf } from '../api/request-line.ts';
import { cardShareMetadata } from '../features/cards/share/card-share-metadata.ts';
import { challengeLinkShareMetadata } from '../features/challenges/challenge-link-metadata.ts';
import { cupShareMetadata } from '../features/cups/cup-share-metadata.ts';
import {
  dailyShareMetadata,
  todayShareMetadata,
} from '../features/daily/share/daily-share-metadata.ts';
import { careerShareMetadata } from '../features/cards/share/career-share-metadata.ts';
import { publicGameShareMetadata } from '../features/games/share/public-game-metadata.ts';
import { watchedGameShareMetadata } from '../features/games/share/watched-game-metadata.ts';
import { liveInvitationShareMetadata } from '../features/live/share/live-invitation-metadata.ts';
import { watchedLiveShareMetadata } from '../features/live/share/watched-live-metadata.ts';
import { OFFLINE_PATH } from '../offline/program-files.ts';
import type { ShareMetadata } from '../ui/share-metadata.ts';
import { documentTitleOf } from './route-change-effects.tsx';
import { ssrRouteOf } from './ssr-routes.ts';
import { pageSourcePath } from './page-loader.tsx';
import { findRoute } from './routes.ts';

/** Pages whose title and link preview come from a response of their calls, by route path. */
const SHARED: Readonly<
  Record<
    string,
    (
      responses: readonly unknown[],
      params: Readonly<Record<string, string | undefined>>,
    ) => ShareMetadata | null
  >
> = {
  '/cards/:cardID': cardShareMetadata,
  '/cups/:cupID': cupShareMetadata,
  '/daily': todayShareMetadata,
  '/daily/:day': dailyShareMetadata,
  '/players/:username/cards/:cardID': careerShareMetadata,
  '/g/:gameID/:eventNumber?': publicGameShareMetadata,
  '/g/:gameID/live': watchedGameShareMetadata,
  '/challenge/:token': challengeLinkShareMetadata,
  '/live/join/:token': liveInvitationShareMetadata,
  '/live/:gameID': watchedLiveShareMetadata,
};

/**
 * What a page's head is rendered with: the files of the browser build, the public origin, and the
 * responses of the page's calls.
 */
interface HeadInput {
  readonly manifest: Manifest;
  /** "https://pennant.example", without a trailing slash. */
  readonly site: string;
  readonly answers: readonly unknown[];
}

/** Returns the <head> tags for an address: title, description, link preview, style sheets. */
export function renderHead(pathname: string, { manifest, site, answers }: HeadInput): string {
  const found = findRoute(pathname);
  const route = found?.route;
  const shared = (found && SHARED[found.route.path]?.(answers, found.params)) ?? null;
  const title = shared === null ? documentTitleOf(pathname) : `${shared.title} · Pennant`;
  const description = shared?.description ?? (route && ssrRouteOf(route.path).description);
  const lines = [`<title>${escaped(title)}</title>`];
  if (description) lines.push(`<meta name="description" content="${escaped(description)}" />`);
  if (isKeptFromSearch(pathname)) lines.push('<meta name="robots" content="noindex" />');
  // The page that the service worker keeps, to begin any other with.
  if (route?.path === OFFLINE_PATH) lines.push('<meta name="kept-page" />');
  if (shared !== null) lines.push(...previewTags(site, shared));
  // Fonts are not preloaded: Chromium holds back the first paint for those.
  // Those of the home page are in the template.
  if (route && route.path !== '/') {
    const chunks = chunksOf(manifest, pageSourcePath(route.page), chunkNamesInTemplate(manifest));
    for (const sheet of new Set(chunks.flatMap(({ css = [] }) => css)))
      lines.push(`<link rel="stylesheet" href="/${sheet}" />`);
  }
  return lines.join('\n    ');
}

/** Whether search engines are told not to list the page of an address. */
export function isKeptFromSearch(pathname: string): boolean {
  const path = findRoute(pathname)?.route.path;
  return path !== undefined && ssrRouteOf(path).isKeptFromSearch === true;
}

/** Returns the tags that preload the page's own scripts; the layout's are in the template. */
export function renderScripts(pathname: string, manifest: Manifest): string {
  const route = findRoute(pathname)?.route;
  if (!route) return '';
  return chunksOf(manifest, pageSourcePath(route.page), chunkNamesInTemplate(manifest))
    .map(
      ({ file }) => `<link rel="modulepreload" href="/${file}" crossorigin fetchpriority="low" />`,
    )
    .join('\n    ');
}

/**
 * Returns a <meta> tag with what the page starts with where there is a player: bootstrap.js reads
 * it, makes the calls and loads the scripts and style sheets before the others have run.
 */
export function renderAhead(pathname: string, manifest: Manifest): string {
  const found = findRoute(pathname);
  if (!found) return '';
  const { access, path, page } = found.route;
  const { calls, forPlayer } = ssrRouteOf(path);
  const ofPlayer = access === 'anyone' ? forPlayer?.calls : calls?.(found.params);
  const addresses = (ofPlayer ?? []).map(({ name, input }) => requestLineOf(name, input)[1]);
  const seen = chunkNamesInTemplate(manifest);
  // What the page's own script imports is preloaded for everybody.
  chunksOf(manifest, pageSourcePath(page), seen);
  const files = (forPlayer?.modules ?? [])
    .flatMap((module) => chunksOf(manifest, module, seen))
    .flatMap(({ file, css = [] }) => [file, ...css])
    .map((file) => `/${file}`);
  const ahead = JSON.stringify([...addresses, ...files]);
  return `<meta name="ahead" content="${escaped(ahead)}" />`;
}

const chunkNamesInTemplate = (manifest: Manifest): Set<string> =>
  new Set(['index.html', ...(manifest['index.html']?.imports ?? [])]);

/**
 * Returns a page's own chunk and those that it imports, without the ones in `seen`; the layout's
 * are in the template already.
 */
function chunksOf(manifest: Manifest, key: string, seen: Set<string>): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen));
  return [chunk, ...imported];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the link preview tags: Open Graph, and the one tag that X needs besides. Without a
 * picture the preview is title and description.
 */
const previewTags = (site: string, { title, description, path, image }: ShareMetadata): string[] =>
  (
    [
      ['property', 'og:site_name', 'Pennant'],
      ['property', 'og:type', 'website'],
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:url', `${site}${path}`],
      ...(image === null
        ? ([['name', 'twitter:card', 'summary']] as const)
        : ([
            ['property', 'og:image', `${site}${image.path}`],
            ['property', 'og:image:type', 'image/png'],
            ['property', 'og:image:width', String(image.width)],
            ['property', 'og:image:height', String(image.height)],
            ['property', 'og:image:alt', image.alt],
            ['name', 'twitter:card', 'summary_large_image'],
          ] as const)),
    ] as const
  ).map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}" />`);
