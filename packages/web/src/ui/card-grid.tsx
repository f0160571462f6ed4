import type { CardSummary } from '@pennant/contract/cards';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PlayerCardFront } from './art/card/card-front.tsx';
import { cardFace } from './art/card-face.ts';

interface Props<Shown extends CardSummary> {
  readonly cards: readonly Shown[];
  /** A mark at a card's foot: "New", "×3". */
  readonly mark?: (card: Shown) => ReactNode;
  readonly rowKey?: (card: Shown, at: number) => string | number;
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3';

/** Cards laid out on a table top, each a link to its page. */
export function CardGrid<Shown extends CardSummary>({ cards, mark, rowKey }: Props<Shown>) {
  return (
    <ul className={GRID}>
      {cards.map((card, at) => (
        <li
          key={rowKey?.(card, at) ?? card.cardID}
          className="relative [contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
        >
          <Link
            to={`/cards/${card.cardID}`}
            className="block transition-[translate] duration-quick hover:-translate-y-1"
          >
            <PlayerCardFront card={cardFace(card)} detail="thumbnail" className="w-full" />
          </Link>
          {mark?.(card)}
        </li>
      ))}
    </ul>
  );
}

/** The places of cards that are on their way, so that nothing moves when they come. */
export function EmptyCardGrid({ cards }: { readonly cards: number }) {
  return (
    <ul className={GRID} aria-busy="true" aria-label="Loading...">
      {Array.from({ length: cards }, (_, at) => (
        <li key={at} className="aspect-5/7 rounded-md bg-sunk" />
      ))}
    </ul>
  );
}
