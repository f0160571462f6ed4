import type { ResponseOf } from '@pennant/contract/call';
import type { packCalls, Series } from '@pennant/contract/packs';
import { BUY_AMOUNTS } from '@pennant/rules/packs/pack-amounts';
import { chanceOfCardInPacks } from '@pennant/rules/packs/chance-of-card-in-packs';
import { useDeferredValue, useMemo, useState } from 'react';

import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { decodeCardName } from '../../ui/card-columns.tsx';
import { oneInText, percentText } from './chance-text.ts';
import { RuleLink } from '../../ui/rule/rule-link.tsx';

type SeriesCard = ResponseOf<typeof packCalls.seriesCards>['cards'][number];

const MAX_CARDS_SHOWN = 8;

/** Returns the columns of the table, for a number of cards in a pack and a number of packs. */
const buildColumns = (numberOfCards: number, packs: number): readonly Column<SeriesCard>[] => {
  const chanceCell = (packs: number) => (card: SeriesCard) => {
    const chance = chanceOfCardInPacks(card.chance, { numberOfCards, packs });
    return <span title={oneInText(chance)}>{percentText(chance)}</span>;
  };
  return [
    {
      key: 'card',
      head: 'Card',
      cell: (card) => (
        <span className="inline-flex items-center gap-2">
          <RatingStamp rating={card.rating} />
          <span>
            <TextLink to={`/cards/${card.cardID}`}>{decodeCardName(card)}</TextLink>{' '}
            <span className="whitespace-nowrap text-ink-soft">
              {card.year}
              {card.type === 'Pitcher' ? ' P' : ''}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'each',
      head: 'Each card',
      cell: ({ chance }) => <span title={percentText(chance)}>{oneInText(chance)}</span>,
      figures: true,
    },
    { key: 'pack', head: 'In a pack', cell: chanceCell(1), figures: true },
    { key: 'packs', head: `In ${packs} packs`, cell: chanceCell(packs), figures: true },
  ];
};

interface Props {
  readonly series: Series;
  readonly cards: readonly SeriesCard[];
}

/** A search for cards of a series with their exact chances: per card slot, per pack, in packs. */
export function CardOdds({ series, cards }: Props) {
  const [typed, setTyped] = useState('');
  const [packs, setPacks] = useState<number>(10);
  const search = useDeferredValue(typed);
  const searchable = useMemo(
    () =>
      cards.map((card) => ({ card, text: `${decodeCardName(card)} ${card.year}`.toLowerCase() })),
    [cards],
  );
  const found = useMemo(() => {
    const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
    return searchable
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ card }) => card);
  }, [searchable, search]);
  const { numberOfCards } = series;
  const columns = useMemo(() => buildColumns(numberOfCards, packs), [numberOfCards, packs]);

  return (
    <section aria-label="Odds of a card" className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-3">
        <TextField
          label="Odds of a card"
          type="search"
          placeholder="A player's name"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label="Packs"
          value={packs}
          onChange={({ target }) => setPacks(Number(target.value))}
        >
          {BUY_AMOUNTS.filter((amount) => amount > 1).map((amount) => (
            <option key={amount} value={amount}>
              {amount}
            </option>
          ))}
        </SelectField>
      </div>
      <Table
        caption="Odds of the cards found"
        columns={columns}
        rows={found.slice(0, MAX_CARDS_SHOWN)}
        rowKey={({ cardID }) => cardID}
        sheetsOnPhone
      />
      <p className="text-sm text-ink-soft">
        <RuleLink rule="card-in-packs">Where these odds come from</RuleLink>
      </p>
      <p role="status" className="text-sm text-ink-soft">
        {found.length === 0
          ? 'No card of this series is called that.'
          : found.length > MAX_CARDS_SHOWN
            ? `The best ${MAX_CARDS_SHOWN} of ${found.length}: type a name to find any other.`
            : ''}
      </p>
    </section>
  );
}
