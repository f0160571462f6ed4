import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { blocksInSight, type Drawn, type Sight } from './in-sight.ts';

/** Lists as long as that are a player's own: no server draws them. */
const sightAtFirst = (): Sight => ({ top: scrollY, height: innerHeight, goesUp: false });

interface List {
  /** Where the list starts, in pixels below the top of the page. */
  readonly offset: number;
  readonly blockHeight: number;
  readonly blocks: number;
}

/** The blocks of a list that scrolls with the page which are to be drawn now. Draws anew only when others come into sight. */
export function useBlocks({ offset, blockHeight, blocks }: List): Drawn {
  const [sight, setSight] = useState(sightAtFirst);
  const drawn = blocksInSight({ ...sight, top: sight.top - offset }, blockHeight, blocks);
  // A scroll of some pixels mostly needs no other blocks; it then costs a comparison and no drawing.
  const now = useRef({ drawn, offset, blockHeight, blocks });
  useLayoutEffect(() => {
    now.current = { drawn, offset, blockHeight, blocks };
  });
  useEffect(() => {
    let last = scrollY;
    let goesUp = false;
    const look = () => {
      const top = scrollY;
      if (top !== last) goesUp = top < last;
      last = top;
      const list = now.current;
      const next = { top, height: innerHeight, goesUp };
      const wanted = blocksInSight(
        { ...next, top: top - list.offset },
        list.blockHeight,
        list.blocks,
      );
      if (wanted.first !== list.drawn.first || wanted.end !== list.drawn.end) setSight(next);
    };
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return drawn;
}
