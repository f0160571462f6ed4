import { useCallback } from 'react';

import { CardWall } from '../../../ui/virtual/card-wall.tsx';
import { cardAt, type Columns } from './columns.ts';

interface Props {
  readonly columns: Columns;
  /** The places of the cards shown, in their order. */
  readonly shown: Uint32Array;
}

/** A collection laid out on a table top. */
export function CollectionPictures({ columns, shown }: Props) {
  const cardOf = useCallback((place: number) => cardAt(columns, shown[place]!), [columns, shown]);
  const markOf = useCallback(
    (place: number) => {
      const amount = columns.amount[shown[place]!]!;
      return amount > 1 ? (
        <span className="figures pointer-events-none absolute right-0 bottom-0 rounded-sm bg-ink px-1.5 font-slab text-sm font-semibold text-paper">
          ×{amount}
          <span className="sr-only"> copies</span>
        </span>
      ) : null;
    },
    [columns, shown],
  );
  return <CardWall label="My Cards" count={shown.length} cardAt={cardOf} markAt={markOf} />;
}
