import type { CardSummary } from '@pennant/contract/cards';
import type { CardType } from '@pennant/rules/cards/card';
import { useEffect, useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { decodeCardName } from '../../ui/card-columns.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { parseCardSearch } from './parse-card-search.ts';

/** Pause after the last keystroke before the search is sent, in ms. */
const DEBOUNCE_MS = 200;
const MAX_RESULTS = 30;

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Limits the search to cards of this type. */
  readonly type?: CardType;
  readonly value: CardSummary | null;
  readonly onChange: (card: CardSummary | null) => void;
  readonly className?: string;
}

const NONE: readonly CardSummary[] = [];

/** Returns a card's name and year: "Babe Ruth, 1927". */
export const cardLabel = (card: Pick<CardSummary, 'name' | 'year'>): string =>
  `${decodeCardName(card)}, ${card.year}`;

/** Renders a card of the result list, with what distinguishes it from others of that name. */
const renderCard = (card: CardSummary) => (
  <>
    <RatingStamp rating={card.rating} />
    <span className="min-w-0 grow text-sm">
      <span className="block truncate font-semibold">{decodeCardName(card)}</span>
      <span className="block truncate text-xs text-ink-soft">
        {card.year} · {card.clubName} · {card.positions.replaceAll(',', ' ')}
      </span>
    </span>
  </>
);

/** A combobox that finds a card by a part of its player's name and, optionally, its year. */
export function CardPicker({ type, onChange, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useApiQuery(
    'GET /card',
    {
      query: {
        ...parseCardSearch(searched),
        ...(type === undefined ? {} : { type }),
        limit: MAX_RESULTS,
      },
    },
    { keepPrevious: true },
  );
  return (
    <ComboboxField<CardSummary>
      {...props}
      canClear
      onValue={onChange}
      placeholder="Name, and the year if you like"
      items={found.data ?? NONE}
      keyOf={({ cardID }) => cardID}
      textOf={cardLabel}
      onSearch={setTyped}
      lineOf={renderCard}
      status={found.isPending ? 'Loading...' : found.isError ? 'Error fetching cards' : undefined}
      nothing="No card is called that."
    />
  );
}
