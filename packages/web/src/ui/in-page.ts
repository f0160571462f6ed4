import { createContext, use } from 'react';

/** True inside a `PageBody`, which has the page's column and its headline already. */
export const InPage = createContext(false);

/** What a page is called while it waits and has no headline of its own yet. */
export const PageTitle = createContext<string | null>(null);

/** How a notice that may be all of a page, or a part of one, sets itself. */
export function useSetting(): { readonly column: string; readonly Heading: 'h1' | 'h2' } {
  return use(InPage)
    ? { column: '', Heading: 'h2' }
    : { column: 'page-column py-10', Heading: 'h1' };
}
