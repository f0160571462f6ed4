import type { GuestPlayer } from '@pennant/contract/guest-at-bat';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';

/** The card of the batter or the pitcher, in its place on or beside the field. */
export function GuestCard({
  player,
  of,
  isKept = false,
}: {
  readonly player: GuestPlayer;
  readonly of: 'batter' | 'pitcher';
  /** The guest's card after the half, in the middle of the field. */
  readonly isKept?: boolean;
}) {
  return (
    <div className="guest-card" data-of={of} data-kept={isKept || undefined}>
      <PlayerCardFront card={toCardFrontData(player)} detail="thumbnail" />
    </div>
  );
}
