import type { GameLineup } from '@pennant/contract/game-lineup';
import { useMemo, type ReactNode } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import type { RolledCell } from '../../../ui/card/dice-table.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { CardDiceTable } from './card-dice-table.tsx';
import './active-player-panel.css';

interface Props {
  /** The heading: "At bat" or "Pitching". */
  readonly doing: string;
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
    <section aria-label={`${doing}: ${face.name}`} className="card-place">
      <h2 className="card-place-doing">
        {doing}
        <span>{teamName}</span>
      </h2>
      <PlayerCardFront
        key={lineup.gameLineupID}
        card={face}
        detail={narrow ? 'thumbnail' : 'full'}
        className="card-place-card"
      />
      <div className="card-place-slip">
        <p className="card-place-name">
          {face.name}
          <span>
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
