import { useCallback } from 'react';

import { VirtualCardGrid } from '../../../ui/virtual/virtual-card-grid.tsx';
import { cardAt, type CollectionData } from './collection-data.ts';

interface Props {
  readonly columns: CollectionData;
  /** The indexes of the cards shown, in their order. */
  readonly shown: Uint32Array;
}

/** A collection as a grid of card pictures. */
export function CollectionPictures({ columns, shown }: Props) {
  const cardOf = useCallback(
    (position: number) => cardAt(columns, shown[position]!),
    [columns, shown],
  );
  const copiesOf = useCallback(
    (position: number) => columns.amount[shown[position]!]!,
    [columns, shown],
  );
  return (
    <VirtualCardGrid label="My Cards" count={shown.length} cardAt={cardOf} copiesAt={copiesOf} />
  );
}
