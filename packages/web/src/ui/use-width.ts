import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the width of an element in pixels, and follows its changes. */
export function useWidth(element: RefObject<HTMLElement | null>, initialWidth: number): number {
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    const { current } = element;
    const measure = () => {
      // An element that is not displayed has no width.
      if (current !== null && current.clientWidth > 0) setWidth(current.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
