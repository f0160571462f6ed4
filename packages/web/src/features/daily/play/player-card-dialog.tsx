import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Situation } from '@pennant/contract/game-situation';
import { useMemo } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { cardDiceRows } from '../../../ui/dice/card-dice-rows.ts';
import { CardDiceTable } from '../../../ui/dice/card-dice-table.tsx';
import { candidateFacts } from '../../games/play/candidate-facts.ts';

/** The card of a player in the game: its front, its dice, and what a manager asks of it. */
export function PlayerCardDialog({
  lineup,
  arms,
  onClose,
}: {
  readonly lineup: GameLineup;
  readonly arms: Situation['tiredness'];
  readonly onClose: () => void;
}) {
  const { Card } = lineup;
  const front = useMemo(() => toCardFrontData(Card), [Card]);
  const rows = useMemo(() => cardDiceRows(Card), [Card]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={front.name}
      description={`${Card.year} ${Card.clubNames}. ${candidateFacts(lineup, arms)}.`}
    >
      <div className="flex flex-wrap items-start justify-center gap-5">
        <PlayerCardFront card={front} className="w-44 flex-none shadow-card sm:w-56" />
        <CardDiceTable caption={`Dice of ${front.name}`} rows={rows} hits={[]} />
      </div>
    </Dialog>
  );
}
