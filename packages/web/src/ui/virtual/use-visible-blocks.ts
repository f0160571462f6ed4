import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';

import { visibleBlocks, type VisibleList } from './visible-blocks.ts';

interface List extends Pick<VisibleList, 'count' | 'blockHeight' | 'focused'> {
  /** The list's top edge, in pixels below the top of the page. */
  readonly offset: number;
}

/** Returns the indexes of the blocks to render of a list that scrolls with the page, ascending. */
export function useVisibleBlocks({ offset, count, blockHeight, focused }: List): number[] {
  // The virtualizer forgets the direction when scrolling pauses; the rows ahead must stay.
  const wasScrollingUp = useRef(false);
  const isFirstRender = useDeferredValue(false, true);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer: Virtualizer<Window, Element> = useWindowVirtualizer({
    count,
    estimateSize: () => blockHeight,
    scrollMargin: offset,
    rangeExtractor: (range) => {
      const { scrollDirection } = virtualizer;
      if (scrollDirection !== null) wasScrollingUp.current = scrollDirection === 'backward';
      const isScrollingUp = wasScrollingUp.current;
      return visibleBlocks({ ...range, blockHeight, isScrollingUp, isFirstRender, focused });
    },
  });
  // The virtualizer keeps the sizes that it was once told.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, blockHeight]);
  return virtualizer.getVirtualIndexes();
}
