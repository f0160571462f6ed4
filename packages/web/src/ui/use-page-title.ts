import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Names the window after what a page shows, where the route alone cannot know it. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Pennant`;
  }, [title, pathname]);
}
