import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the distance of an element's top edge from the top of the page, in pixels. */
export function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setOffset(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Anything that grows above the element resizes the body; observed before the next paint.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
