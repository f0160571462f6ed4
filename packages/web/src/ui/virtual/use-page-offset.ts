import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of the page an element starts, in pixels. */
export function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setOffset(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    // Whatever grows above it makes the page longer; it is told before the page is painted.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return offset;
}
