import type { CardSummary } from '@pennant/contract/cards';
import type { CardType } from '@pennant/rules/cards/card';
import { useEffect, useState } from 'react';

import { useAnswer } from '../../api/use-call.ts';
import { PickField } from '../../ui/pick-field.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { cardSearch } from './card-search.ts';

/** How long nothing more is typed before the search goes out, in ms. */
const PAUSE_MS = 200;
const MOST_FOUND = 30;

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Cards of this kind only. */
  readonly type?: CardType;
  readonly value: CardSummary | null;
  readonly onChange: (card: CardSummary | null) => void;
  readonly className?: string;
}

const NONE: readonly CardSummary[] = [];

/** A card in a line: "1927 Babe Ruth". */
export const cardName = ({ name, year }: Pick<CardSummary, 'name' | 'year'>): string =>
  `${decodeURIComponent(name)}, ${year}`;

/** A card in the list: what tells it from others of the name. */
const cardLine = (card: CardSummary) => (
  <span className="flex items-center gap-3">
    <RatingStamp rating={card.rating} />
    <span className="min-w-0 grow">
      <span className="block truncate font-semibold">{decodeURIComponent(card.name)}</span>
      <span className="block truncate text-xs text-ink-soft">
        {card.year} · {card.clubName} · {card.positions.replaceAll(',', ' ')}
      </span>
    </span>
  </span>
);

/** Picks a card by a part of its player's name, and of which year. */
export function CardPicker({ type, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useAnswer(
    'GET /card',
    { query: { ...cardSearch(asked), ...(type === undefined ? {} : { type }), limit: MOST_FOUND } },
    { keepPrevious: true },
  );
  return (
    <PickField<CardSummary>
      {...props}
      placeholder="Name, and the year if you like"
      things={found.data ?? NONE}
      keyOf={({ cardID }) => cardID}
      nameOf={cardName}
      onSearch={setTyped}
      line={cardLine}
      status={found.isPending ? 'Loading...' : found.isError ? 'Error fetching cards' : undefined}
      nothing="No card is called that."
    />
  );
}
