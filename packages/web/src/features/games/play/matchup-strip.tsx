import type { ReactNode } from 'react';

import type { ActiveLineup } from './active-lineup.ts';

interface Props {
  readonly doing: 'At bat' | 'Pitching';
  readonly lineup: ActiveLineup;
  /** How the arm of the pitcher is: "Tires in 3 batters". */
  readonly note: string | null;
  /** The strip of the card's dice. */
  readonly children: ReactNode;
}

/** The batter or the pitcher on a narrow screen: the name, large, above the strip of the dice. */
export function MatchupStrip({ doing, lineup, note, children }: Props) {
  const { Card, lineupOrder, fieldingPosition } = lineup;
  return (
    <div className="shadow-card">
      <p className="matchup-strip-head flex items-baseline gap-2 bg-tin px-2 whitespace-nowrap text-chalk">
        <span className="font-varsity text-xs text-chalk-soft">
          {doing}
          <span className="sr-only">: </span>
        </span>
        <b className="min-w-0 flex-1 truncate font-slab text-lg font-semibold">
          {decodeURIComponent(Card.name)}
        </b>
        <span className="text-xs text-chalk-soft">
          {note ??
            `${lineupOrder === null ? '' : `${lineupOrder}. `}${fieldingPosition} · ${Card.year}`}
        </span>
      </p>
      {children}
    </div>
  );
}
