import { useEffect } from 'react';

/**
 * Sets the document title of a page whose route does not know it. A page of another address must be
 * another component or have another key.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pennant`;
  }, [title]);
}
