import type { AnswerOf } from '@pennant/contract/call';
import type { OpenedCard, packCalls } from '@pennant/contract/packs';
import { speedFactor } from '@pennant/rules/account/game-speed';
import { useMemo, useState } from 'react';

import { useUser } from '../../api/user.ts';
import { cardFace } from '../../ui/art/card-face.ts';
import { PackOpening } from '../../ui/art/pack/pack-opening.tsx';
import type { WrappedSeries } from '../../ui/art/pack/wrapper-style.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NAME, RATING, TYPE, YEAR } from '../cards/card-cells.tsx';

const COLUMNS: readonly Column<OpenedCard & { readonly at: number }>[] = [
  {
    ...NAME,
    cell: (card) => (
      <span className="inline-flex items-center gap-2">
        {NAME.cell(card)}
        {card.isNew ? (
          <span className="bg-outfield-paint px-1.5 font-varsity text-xs text-on-outfield">
            New
          </span>
        ) : null}
      </span>
    ),
  },
  YEAR,
  TYPE,
  RATING,
];

interface Props {
  readonly series: WrappedSeries;
  readonly answer: AnswerOf<typeof packCalls.openPacks>;
}

/** What came out: the pack is torn and its cards turned over, then they stand in a table. */
export function OpenedPacks({ series, answer }: Props) {
  const { gameSpeed } = useUser();
  const [turned, setTurned] = useState(false);
  const faces = useMemo(() => answer.cards.map(cardFace), [answer.cards]);
  const newCards = useMemo(
    () => new Set(answer.cards.filter(({ isNew }) => isNew).map(({ cardID }) => cardID)),
    [answer.cards],
  );
  // Several packs may hold the same card: the place in the answer names a row.
  const rows = useMemo(() => answer.cards.map((card, at) => ({ ...card, at })), [answer.cards]);
  return (
    <section aria-label="Opened pack" className="mb-10">
      <PackOpening
        series={series}
        cards={faces}
        newCards={newCards}
        pace={speedFactor(gameSpeed)}
        onFinish={() => setTurned(true)}
      />
      {turned ? (
        <>
          <h2 className="mt-8 mb-2 font-display text-xl">Cards Obtained</h2>
          <Table
            caption="Cards Obtained"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ at }) => at}
            defaultSort={{ column: 'rating', direction: 'descending' }}
          />
          <p className="mt-2 text-sm text-ink-soft">
            Drawn as packs {answer.draw.firstPack} to {answer.draw.lastPack} under the commitment{' '}
            <code title={answer.draw.commitment}>{answer.draw.commitment.slice(0, 16)}…</code>.{' '}
            <TextLink to="/fairness">How to check that</TextLink>
          </p>
        </>
      ) : null}
    </section>
  );
}
