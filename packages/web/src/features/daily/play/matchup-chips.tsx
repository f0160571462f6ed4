import type { GameLineup } from '@pennant/contract/game-lineup';
import type { Situation } from '@pennant/contract/game-situation';
import { memo, useMemo, useState } from 'react';

import { PlayerCardFront } from '../../../ui/card/card-front.tsx';
import { toCardFrontData } from '../../../ui/card/to-card-front-data.ts';
import { describeArm } from '../../games/scoreboard/tiredness-gauge.tsx';
import { shortPlayerName } from '../../games/short-player-name.ts';
import { PlayerCardDialog } from './player-card-dialog.tsx';

/** A small front of a card, drawn once for each card. */
export const CardThumbnail = memo(function CardThumbnail({
  card,
  className,
}: {
  readonly card: GameLineup['Card'];
  readonly className: string;
}) {
  const front = useMemo(() => toCardFrontData(card), [card]);
  return <PlayerCardFront card={front} detail="thumbnail" decorative className={className} />;
});

interface Props {
  readonly batter: GameLineup | undefined;
  readonly pitcher: GameLineup | undefined;
  readonly arms: Situation['tiredness'];
}

/** The batter and the pitcher on a phone: two small cards that open to be looked at. */
export function MatchupChips({ batter, pitcher, arms }: Props) {
  const [opened, setOpened] = useState<GameLineup | null>(null);
  const arm = Object.values(arms).find(
    ({ gameLineupID }) => gameLineupID === pitcher?.gameLineupID,
  );
  return (
    <div className="daily-chips grid grid-cols-2 gap-1">
      {batter === undefined ? null : (
        <Chip
          doing="At bat"
          lineup={batter}
          note={`${batter.lineupOrder === null ? '' : `${batter.lineupOrder}. `}${batter.fieldingPosition} · ${batter.Card.rating}`}
          onOpen={() => setOpened(batter)}
        />
      )}
      {pitcher === undefined ? null : (
        <Chip
          doing="Pitching"
          lineup={pitcher}
          note={arm === undefined ? `Rating ${pitcher.Card.rating}` : describeArm(arm)}
          isTired={arm !== undefined && (arm.lostCellChance > 0 || arm.extraHitChance > 0)}
          onOpen={() => setOpened(pitcher)}
        />
      )}
      {opened === null ? null : (
        <PlayerCardDialog lineup={opened} arms={arms} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

function Chip({
  doing,
  lineup: { Card },
  note,
  isTired = false,
  onOpen,
}: {
  readonly doing: string;
  readonly lineup: GameLineup;
  readonly note: string;
  readonly isTired?: boolean;
  readonly onOpen: () => void;
}) {
  const name = decodeURIComponent(Card.name);
  const surname = Card.surname === null ? null : decodeURIComponent(Card.surname);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-w-0 items-center gap-2 bg-raised p-1 text-left text-ink shadow-card hover:bg-sunk"
    >
      <CardThumbnail card={Card} className="daily-chip-card flex-none" />
      <span className="min-w-0 leading-tight">
        <span className="block font-varsity text-2xs text-ink-soft">{doing}</span>
        <b className="block truncate font-slab text-base font-semibold">
          {shortPlayerName(name, surname)}
        </b>
        <span
          className={`block truncate text-xs ${isTired ? 'font-semibold text-bad' : 'text-ink-soft'}`}
        >
          {note}
        </span>
        <span className="sr-only"> Look at the card</span>
      </span>
    </button>
  );
}
