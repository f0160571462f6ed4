import { memo } from 'react';

import { TextLink } from '../../../ui/text-link.tsx';
import { RatingStamp, TierSwatch } from '../../../ui/tier-swatch.tsx';
import type { CollectionCard } from './columns.ts';
import { PART } from './table-parts.ts';

interface Props {
  readonly card: CollectionCard;
  /** Its place in the table, 0 the first. */
  readonly row: number;
  /** Where it stands in the table's body, in pixels. */
  readonly top: number;
}

const spaced = (list: string) => list.replaceAll(',', ', ');

/** A row of My Cards. Drawn again only when another card, or the same one elsewhere, stands in it. */
export const CollectionRow = memo(
  ({ card, row, top }: Props) => (
    <tr
      {...PART.row}
      // The head is row 1.
      aria-rowindex={row + 2}
      data-row={row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <td {...PART.cell} data-column="name">
        <TierSwatch rating={card.rating} />{' '}
        <TextLink to={`/cards/${card.cardID}`}>{decodeURIComponent(card.name)}</TextLink>
      </td>
      <td {...PART.cell} data-column="year" className="figures">
        {card.year}
      </td>
      <td {...PART.cell} data-column="type">
        {card.type}
      </td>
      <td {...PART.cell} data-column="team" title={card.clubName}>
        {spaced(card.teamNameID)}
      </td>
      <td {...PART.cell} data-column="pos">
        {spaced(card.positions)}
      </td>
      <td {...PART.cell} data-column="rating">
        <RatingStamp rating={card.rating} />
      </td>
      <td {...PART.cell} data-column="quantity" className="figures">
        {card.amount}
      </td>
    </tr>
  ),
  (before, after) =>
    before.card.cardID === after.card.cardID &&
    before.card.amount === after.card.amount &&
    before.row === after.row &&
    before.top === after.top,
);
CollectionRow.displayName = 'CollectionRow';
