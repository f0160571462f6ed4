import { createContext, use } from 'react';

/** True inside a `PageBody`, which provides the page's column and its heading. */
export const InsidePageContext = createContext(false);

/** The heading of a page while it is loading and has none of its own yet. */
export const PageTitleContext = createContext<string | null>(null);

/**
 * Returns the column class and the heading level of a state that is a whole page or part of one.
 */
export function useStateLayout(): { readonly column: string; readonly Heading: 'h1' | 'h2' } {
  return use(InsidePageContext)
    ? { column: '', Heading: 'h2' }
    : { column: 'page-column py-10', Heading: 'h1' };
}
