import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide an element is, in pixels, also after it has changed. */
export function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst);
  useLayoutEffect(() => {
    const { current } = element;
    const measure = () => {
      // A page that is not shown yet has no width.
      if (current !== null && current.clientWidth > 0) setWidth(current.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
