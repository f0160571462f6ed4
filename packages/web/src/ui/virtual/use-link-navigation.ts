import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a click handler for a whole list that navigates its plain links by the router: a router
 * link in each row would cost more than the rest of the row. Other clicks are left to the browser.
 */
export function useLinkNavigation(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    const path = (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
    if (path === null || path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
}
