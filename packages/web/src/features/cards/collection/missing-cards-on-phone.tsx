import type { CardSummary } from '@pennant/contract/cards';
import { useMemo, useState } from 'react';

import { decodeCardName, sortedCardName } from '../../../ui/card-columns.tsx';
import { ClubNames } from '../../../ui/club-names.tsx';
import { SelectField } from '../../../ui/form-fields.tsx';
import { sortRows, type Sorting, type SortValue } from '../../../ui/sorting.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { RatingStamp } from '../../../ui/tier-swatch.tsx';
import { WishToggle } from '../marks/mark-toggles.tsx';
import { formatOdds } from './format-odds.ts';

type MissingCard = CardSummary & { readonly chance: number };

interface Order {
  readonly label: string;
  readonly direction: Sorting['direction'];
  readonly valueOf: (card: MissingCard) => SortValue;
}

const ORDERS = [
  { label: 'Highest rating first', direction: 'descending', valueOf: ({ rating }) => rating },
  { label: 'Likeliest first', direction: 'descending', valueOf: ({ chance }) => chance },
  { label: 'By name', direction: 'ascending', valueOf: sortedCardName },
  { label: 'By club', direction: 'ascending', valueOf: ({ clubNames }) => clubNames },
] as const satisfies readonly [Order, ...Order[]];

interface Props {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly cards: readonly MissingCard[];
  /** How many of them are shown. */
  readonly first: number;
  readonly wishedIDs: ReadonlySet<number>;
  readonly onWish: (card: MissingCard, isWished: boolean) => void;
}

/** The missing cards of a series on a phone: two lines each, in the place of a table's columns. */
export function MissingCardsOnPhone({ label, cards, first, wishedIDs, onWish }: Props) {
  const [order, setOrder] = useState<Order>(ORDERS[0]);
  const sorted = useMemo(() => sortRows(cards, order.valueOf, order.direction), [cards, order]);
  return (
    <>
      <SelectField
        label="Order"
        className="mb-3"
        value={order.label}
        onChange={({ target }) =>
          setOrder(ORDERS.find((row) => row.label === target.value) ?? ORDERS[0])
        }
      >
        {ORDERS.map((row) => (
          <option key={row.label}>{row.label}</option>
        ))}
      </SelectField>
      <ul aria-label={label} className="border-y-2 border-ink bg-raised">
        {sorted.slice(0, first).map((card) => (
          <li
            key={card.cardID}
            className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-rule py-1 pr-2 last:border-b-0"
          >
            <WishToggle
              card={`${decodeCardName(card)} ${card.year}`}
              isSet={wishedIDs.has(card.cardID)}
              onChange={(isWished) => onWish(card, isWished)}
            />
            <RatingStamp rating={card.rating} />
            <p className="min-w-0 leading-tight">
              <TextLink to={`/cards/${card.cardID}`} className="inline-block py-0.5 font-slab">
                {decodeCardName(card)}
              </TextLink>
              <span className="block text-xs text-ink-soft">
                {card.year} <ClubNames names={card.clubNames} /> ·{' '}
                {card.positions.replaceAll(',', ', ')}
              </span>
            </p>
            <span className="figures text-right text-sm whitespace-nowrap">
              {formatOdds(card.chance)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
