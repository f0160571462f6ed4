import type { CardSummary } from '@pennant/contract/cards';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PlayerCardFront } from './card/card-front.tsx';
import { toCardFrontData } from './card/to-card-front-data.ts';

interface Props<Item extends CardSummary> {
  readonly cards: readonly Item[];
  /** Returns a mark at the bottom of a card: "New", "×3". */
  readonly mark?: (card: Item) => ReactNode;
  readonly rowKey?: (card: Item, index: number) => string | number;
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3';

/** A grid of cards, each a link to its page. */
export function CardGrid<Item extends CardSummary>({ cards, mark, rowKey }: Props<Item>) {
  return (
    <ul className={GRID}>
      {cards.map((card, index) => (
        <li
          key={rowKey?.(card, index) ?? card.cardID}
          className="relative [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
        >
          <Link
            to={`/cards/${card.cardID}`}
            className="block transition-[translate] duration-quick hover:-translate-y-1"
          >
            <PlayerCardFront card={toCardFrontData(card)} detail="thumbnail" className="w-full" />
          </Link>
          {mark?.(card)}
        </li>
      ))}
    </ul>
  );
}

/** The placeholders of cards that are loading, so that the layout does not shift. */
export function CardGridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <ul className={GRID} aria-busy="true" aria-label="Loading...">
      {Array.from({ length: cards }, (_, index) => (
        <li key={index} className="aspect-5/7 rounded-md bg-sunk" />
      ))}
    </ul>
  );
}
