import { useCallback } from 'react';

import { VirtualCardGrid } from '../../../ui/virtual/virtual-card-grid.tsx';
import { LockIcon } from '../marks/mark-icons.tsx';
import { cardAt, type CollectionData } from './collection-data.ts';

interface Props {
  readonly columns: CollectionData;
  /** The indexes of the cards shown, in their order. */
  readonly shown: Uint32Array;
  readonly lockedCardIDs: ReadonlySet<number>;
}

/** A collection as a grid of card pictures. */
export function CollectionPictures({ columns, shown, lockedCardIDs }: Props) {
  const cardOf = useCallback(
    (position: number) => cardAt(columns, shown[position]!),
    [columns, shown],
  );
  const copiesOf = useCallback(
    (position: number) => columns.amount[shown[position]!]!,
    [columns, shown],
  );
  const lockOf = useCallback(
    (position: number) =>
      lockedCardIDs.has(columns.cardID[shown[position]!]!) ? (
        <span
          title="Locked: no copy is sold"
          className="pointer-events-none absolute top-1 left-1 grid size-6 place-items-center rounded-full border-2 border-outfield-paint bg-raised text-outfield"
        >
          <LockIcon isSet size={13} />
          <span className="sr-only">locked</span>
        </span>
      ) : null,
    [columns, shown, lockedCardIDs],
  );
  return (
    <VirtualCardGrid
      label="My Cards"
      count={shown.length}
      cardAt={cardOf}
      copiesAt={copiesOf}
      {...(lockedCardIDs.size === 0 ? {} : { markAt: lockOf })}
    />
  );
}
