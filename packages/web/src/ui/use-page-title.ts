import { useEffect } from 'react';

/**
 * Names the window after what a page shows, where the route alone cannot know it. A page of another address must be
 * another component, or have another key.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pennant`;
  }, [title]);
}
