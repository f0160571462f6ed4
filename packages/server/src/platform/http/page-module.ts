/*
 * The build of the web package that renders pages, `dist/server/entry-server.js`, as the program
 * and its rendering thread use it.
 */
import type { CompressedPage } from './compress-page.ts';

/** A page as rendered by the web package. */
export interface RenderedPage {
  readonly status: number;
  readonly ahead: string;
  readonly scripts: string;
  readonly head: string;
  /** The text of its inline style sheet. */
  readonly styles: string;
  readonly html: string;
  readonly isHome: boolean;
  readonly state: string;
  /** Whether search engines are told not to list the page. */
  readonly isKeptFromSearch: boolean;
}

/** The exports of the built `entry-server.js`. */
export interface PageModule {
  /** Returns what a URL's page depends on, and the calls that it is rendered with. */
  pageAddressOf(url: string): {
    readonly address: string;
    readonly calls: readonly string[];
  };
  renderPage(request: {
    url: string;
    site: string;
    data: (address: string) => Promise<{ status: number; body: unknown }>;
  }): Promise<RenderedPage>;
  /** Returns a page without content, which the browser renders. */
  renderEmptyPage(request: { url: string; site: string }): RenderedPage;
  fillTemplate(template: string, page: RenderedPage): string;
  /** Returns the social preview image of a card as SVG text; `card` is the API's response. */
  drawCardPreview(card: unknown): string;
  /**
   * Returns that of a public game, given as the API's response, and of the event of an address;
   * without one of its last.
   */
  drawPublicGamePreview(game: unknown, eventNumber: string | undefined): string;
}

/** What the rendering thread starts with. */
export interface PageThreadData {
  /** The URL of the built `entry-server.js`. */
  readonly module: string;
  /** The text of the built `index.html`. */
  readonly template: string;
}

/** A page to render, with the API's responses by the URLs of their calls. */
export interface PageTask {
  readonly url: string;
  readonly site: string;
  readonly responses: readonly (readonly [
    url: string,
    response: { readonly status: number; readonly text: string },
  ])[];
}

/** The page as bytes, or the reason why it can't be rendered. */
export type RenderingResult =
  | (CompressedPage<Uint8Array> & {
      readonly ok: true;
      readonly status: number;
      readonly isKeptFromSearch: boolean;
      readonly styleHash: string;
    })
  | { readonly ok: false; readonly error: Error };
