import { useCallback } from 'react';

import { CardWall } from '../../../ui/virtual/card-wall.tsx';
import { cardAt, type Columns } from './columns.ts';

interface Props {
  readonly columns: Columns;
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
  return <CardWall label="My Cards" count={shown.length} cardAt={cardOf} copiesAt={copiesOf} />;
}
