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
  const copiesOf = useCallback((place: number) => columns.amount[shown[place]!]!, [columns, shown]);
  return <CardWall label="My Cards" count={shown.length} cardAt={cardOf} copiesAt={copiesOf} />;
}
