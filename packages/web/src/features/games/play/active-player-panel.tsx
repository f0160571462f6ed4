import type { GameLineup } from '@pennant/contract/game-lineup';
import { useMemo, type ReactNode } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import type { RolledCell } from '../../../ui/card/dice-table.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { CardDiceTable } from './card-dice-table.tsx';

interface Props {
  /** The heading. */
  readonly doing: 'At bat' | 'Pitching';
  readonly teamName: string;
  readonly lineup: GameLineup;
  readonly hits: readonly RolledCell[];
  readonly narrow: boolean;
  /** Shown below the dice tables: the gauge of a pitcher's tiredness. */
  readonly children?: ReactNode;
}

/** The card of the batter or the pitcher: its front, and a panel with its dice tables. */
export function ActivePlayerPanel({ doing, teamName, lineup, hits, narrow, children }: Props) {
  const { Card, lineupOrder, fieldingPosition } = lineup;
  const face = useMemo(
    () =>
      toCardFrontData({
        ...Card,
        displayKey: Card.CardInventory?.displayKey ?? `${Card.year}-base`,
      }),
    [Card],
  );
  return (
    <section aria-label={`${doing}: ${face.name}`} className="flex min-w-0 flex-col">
      <h2 className="mb-[0.4rem] flex justify-between gap-2 bg-tin px-2 py-[0.15rem] font-varsity text-xs/normal whitespace-nowrap text-chalk">
        {doing}
        <span className="truncate text-chalk-soft">{teamName}</span>
      </h2>
      <PlayerCardFront
        key={lineup.gameLineupID}
        card={face}
        detail={narrow ? 'thumbnail' : 'full'}
        className={`block w-[86%] self-center rounded-[3.6%/2.57%] shadow-card min-[72rem]:w-[68%] ${doing === 'At bat' ? '-rotate-[1.2deg]' : 'rotate-[1.4deg]'}`}
      />
      <div className="relative mt-[0.6rem] bg-raised px-[0.6rem] pt-[0.45rem] pb-2 shadow-sheet">
        <p className="font-slab text-base/tight font-semibold">
          {face.name}
          <span className="block font-sans text-xs/[1.4] font-normal text-ink-soft">
            {lineupOrder === null ? null : `${lineupOrder}. `}
            {fieldingPosition} · {face.year}
          </span>
        </p>
        <CardDiceTable card={Card} hits={hits} caption={`Dice of ${face.name}`} />
        {children}
      </div>
    </section>
  );
}
