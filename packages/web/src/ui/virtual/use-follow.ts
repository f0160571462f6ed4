import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Lets plain links of a long list be followed within the page by one handler around them all: a router's link in each
 * row costs more than the rest of the row. Anything but a plain click is the browser's.
 */
export function useFollow(): (event: MouseEvent<HTMLElement>) => void {
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
