import { memo, useMemo, type ReactNode } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { isolateName } from '../../../ui/isolated-name.ts';
import type { ActiveLineup } from './active-lineup.ts';

/** The front of a card, drawn once for each card: a roll renders the panel several times. */
const CardFront = memo(PlayerCardFront);

interface Props {
  /** The heading. */
  readonly doing: 'At bat' | 'Pitching';
  readonly teamName: string;
  readonly lineup: ActiveLineup;
  readonly narrow: boolean;
  /** Shown below the name: the dice tables, the gauge of a pitcher's tiredness. */
  readonly children?: ReactNode;
}

/** The card of the batter or the pitcher: its front, and a panel with what the game needs of it. */
export function ActivePlayerPanel({ doing, teamName, lineup, narrow, children }: Props) {
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
    <section
      aria-label={`${doing}: ${face.name}`}
      className="ballpark-player flex min-w-0 flex-col"
      data-doing={doing}
    >
      <h2 className="mb-2 flex justify-between gap-2 bg-tin px-2 py-1 font-varsity text-xs whitespace-nowrap text-chalk">
        {doing}
        <span className="truncate text-chalk-soft">{isolateName(teamName)}</span>
      </h2>
      <CardFront
        key={lineup.gameLineupID}
        card={face}
        detail={narrow ? 'thumbnail' : 'full'}
        className="ballpark-card block self-center shadow-card"
      />
      <div className="relative mt-2 bg-raised px-2 py-2 shadow-sheet">
        <p className="ballpark-player-name font-slab font-semibold">{face.name}</p>
        <p className="text-xs text-ink-soft">
          {lineupOrder === null ? null : `${lineupOrder}. `}
          {fieldingPosition} · {face.year}
        </p>
        {children}
      </div>
    </section>
  );
}
