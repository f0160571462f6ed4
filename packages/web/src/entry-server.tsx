/*
 * The server-side rendering of the pages. Built to dist/server/entry-server.js, one file with all
 * its dependencies:
 *
 *   import { renderPage, fillTemplate } from '../web/dist/server/entry-server.js';
 *
 *   const { address } = pageAddressOf(url);
 *   const page = await renderPage({ url: address, site, data });
 *   reply.code(page.status).type('text/html').send(fillTemplate(template, page));
 *
 * `url`       path and query of the request: '/cards/19110001?x=1'. pageAddressOf drops what the
 *             page does not depend on, and tells which calls it is rendered with.
 * `site`      the program's public origin, 'https://pennant.example': a preview needs whole URLs.
 * `data`      makes a GET call of the API as a guest, without a network:
 *             `(address) => Promise<{ status, body }>`, address '/api/catalogue', body parsed.
 *             With fastify:
 *             `async (url) => {
 *               const response = await app.inject({ url });
 *               return { status: response.statusCode, body: response.json() };
 *             }`
 *             A response that is not 200, or a rejection, is left out: the browser then makes the
 *             call itself.
 * `template`  the text of dist/client/index.html. dist/client is served as static files; everything
 *             below /assets/ has its hash in its name (cache for a year, immutable), the rest is
 *             small and changes (no-cache).
 *
 * renderPage takes every address, private and unknown ones too (serve it for each GET that is
 * neither /api, /dev nor a file), and returns:
 *   status   200, or 404 for an address without a page (or a card that does not exist)
 *   ahead    the calls that the browser starts with; goes to <!--page-ahead-->
 *   scripts  the page's own scripts, to preload; goes to <!--page-scripts-->
 *   head     <title>, description, fonts, style sheets; goes to <!--page-head-->
 *   html     the page; of a player's page only the layout with the heading, or what the page has
 *            without a user; '' where the browser renders it; goes to <!--page-html-->
 *   styles   what the page uses of the layout's style sheet; goes to <!--page-styles-->, with
 *            `stylesPage`, the page that they are of. The policy has to allow it by its hash
 *   isHome   whether it is the page at "/", whose style sheets the template contains
 *   state    the responses that the page was rendered with, a JSON text safe inside <script>; goes
 *            to <!--page-state-->
 *   isKeptFromSearch  whether the response tells search engines not to list the page
 * The result holds nothing of a user, so it may be cached by its address (the catalogue's progress
 * is in it: for some seconds while cards are generated).
 *
 * renderEmptyPage({ url, site }) returns the page without content, which the browser renders: quick
 * enough for any number of requests.
 *
 * drawCardPreview(card) and drawPublicGamePreview(game, eventNumber) return the preview image of a
 * card's and of a game's page, 1200 x 630, as SVG text: the server renders a PNG of it.
 *
 * The pages comply with this content security policy, with no nonce:
 *   default-src 'none'; script-src 'self' and the template's script by hash; style-src 'self' and
 *   its styles by hash; img-src 'self' data:; font-src 'self'; connect-src 'self';
 *   manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self';
 *   frame-ancestors 'none'
 * What is inline in the template never changes, so its hash is known at the start. The other inline
 * <script> is data of type application/json, which is not run.
 */
import manifest from 'virtual:client-manifest';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { requestLineOf } from './api/request-line.ts';
import { createQueryClient } from './app/query-client.ts';
import { App } from './app/app.tsx';
import { ssrRouteOf, type SsrCall } from './app/ssr-routes.ts';
import { isKeptFromSearch, renderAhead, renderHead, renderScripts } from './app/document-head.ts';
import { pageCallsOf } from './app/page-address.ts';
import { preloadPage } from './app/page-loader.tsx';
import { stylesOf } from './app/page-styles.ts';
import { findRoute } from './app/routes.ts';

export { pageAddressOf } from './app/page-address.ts';
export { drawCardPreview } from './features/cards/share/social-preview-image.tsx';
export { drawPublicGamePreview } from './features/games/share/public-game-preview.ts';

const HOME = '/';
const HOME_STYLES = /<!--home-styles-->([^]*?)<!--\/home-styles-->/;

export interface PageRequest {
  readonly url: string;
  /** The program's public origin: what a preview's URL begins with. */
  readonly site: string;
  readonly data: (address: string) => Promise<{ status: number; body: unknown }>;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly ahead: string;
  readonly scripts: string;
  readonly head: string;
  /** The page's part of the layout's style sheet, and the name of the page it is of. */
  readonly styles: string;
  readonly stylesPage: string;
  readonly html: string;
  readonly isHome: boolean;
  readonly state: string;
  readonly isKeptFromSearch: boolean;
}

/** Renders the page of an address as a guest sees it before any script has run. */
export async function renderPage({ url, site, data }: PageRequest): Promise<RenderedPage> {
  const { pathname } = new URL(url, 'http://pennant.invalid');
  const found = findRoute(pathname);
  const isPrivate = found !== null && found.route.access !== 'anyone';
  if (found && !isPrivate && ssrRouteOf(found.route.path).isServerRendered !== true)
    return renderEmptyPage({ url, site });

  const responses = await Promise.all(
    pageCallsOf(found).map(async (need) => {
      const response = await data(requestLineOf(need.name, need.input)[1]).catch(() => null);
      return { need, ...(response ?? { status: 503, body: null }) };
    }),
  );
  const stateOf = (isSent: (need: SsrCall) => boolean) =>
    Object.fromEntries(
      responses
        .filter(({ need, status }) => status === 200 && isSent(need))
        .map(({ need, body }) => [
          JSON.stringify(need.input ? [need.name, need.input] : [need.name]),
          body,
        ]),
    );

  if (found && (!isPrivate || found.route.isBegun === true)) await preloadPage(found.route.page);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={url}>
        <App queryClient={createQueryClient(stateOf(() => true))} />
      </StaticRouter>
    </StrictMode>,
  );
  const isMissing =
    !found ||
    responses.some(
      // A malformed id (400) is of nothing, as is one that nothing has.
      ({ need, status }) => need.decidesNotFound === true && (status === 404 || status === 400),
    );
  return {
    status: isMissing ? 404 : 200,
    ahead: renderAhead(pathname, manifest),
    scripts: renderScripts(pathname, manifest),
    head: renderHead(pathname, {
      manifest,
      site,
      answers: responses.filter(({ status }) => status === 200).map(({ body }) => body),
    }),
    ...stylesFor(found?.route.page ?? null, html),
    html,
    isHome: pathname === HOME,
    // "</script>" inside a name would end the element; \u003c is the same in JSON.
    state: JSON.stringify(stateOf((need) => need.isServerOnly !== true)).replaceAll('<', '\\u003c'),
    isKeptFromSearch: isKeptFromSearch(pathname),
  };
}

/** Returns a page without its content, which the browser renders. */
export function renderEmptyPage({ url, site }: Omit<PageRequest, 'data'>): RenderedPage {
  const { pathname } = new URL(url, 'http://pennant.invalid');
  return {
    status: findRoute(pathname) === null ? 404 : 200,
    ahead: renderAhead(pathname, manifest),
    scripts: renderScripts(pathname, manifest),
    head: renderHead(pathname, { manifest, site, answers: [] }),
    ...stylesFor(findRoute(pathname)?.route.page ?? null, ''),
    html: '',
    isHome: pathname === HOME,
    state: '{}',
    isKeptFromSearch: isKeptFromSearch(pathname),
  };
}

const stylesFor = (page: string | null, html: string) => ({
  styles: stylesOf(page, html),
  stylesPage: page ?? '',
});

/** Returns dist/client/index.html with a page's parts filled in. */
export function fillTemplate(
  template: string,
  { ahead, scripts, head, styles, stylesPage, html, isHome, state }: RenderedPage,
): string {
  return template
    .replace(HOME_STYLES, (_block, styles: string) => (isHome ? styles : ''))
    .replace('<!--page-ahead-->', () => ahead)
    .replace('<!--page-scripts-->', () => scripts)
    .replace('<!--page-styles-->', () => `<style data-page="${stylesPage}">${styles}</style>`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-html-->', () => html)
    .replace(
      '<!--page-state-->',
      () => `<script type="application/json" id="page-state">${state}</script>`,
    );
}
