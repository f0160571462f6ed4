/** The address of the page without content that every other page can begin with. */
export const OFFLINE_PATH = '/offline';

/** What a page tells a worker that waits: which build the page is of. */
export interface TakeOverMessage {
  readonly kind: 'take over';
  readonly build: string;
}

/** Paths that are answered by the program, but not by its pages. */
const NOT_PAGES = /^\/(api|dev)(\/|$)|\.\w+$/;

/** Returns true where a path is one of the program's pages, or of none: not a file, not the API. */
export const isPageUrl = (pathname: string): boolean => !NOT_PAGES.test(pathname);

/** Returns true where a page's HTML is of this build, and has no content yet. */
export const isEmptyPageOf = (build: string, html: string): boolean =>
  html.includes(`<meta name="build" content="${build}"`) && html.includes('<div id="page"></div>');
