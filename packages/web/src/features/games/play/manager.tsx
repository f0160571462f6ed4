import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { ManagerMenu } from './manager-menu.tsx';
import { ordersOf, type ManagerOrder } from './manager-items.ts';
import { stealChoices } from './steal-choices.ts';
import { StealDialog } from './steal-dialog.tsx';
import { isWorthAsking, mayOfferSteal, stealOffer } from './steal-offer.ts';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { useKeys } from './use-keys.ts';
import type { Play } from './use-play.ts';
import { WalkDialog } from './walk-dialog.tsx';

interface Props {
  readonly game: Game;
  readonly play: Play;
}

const NONE: ReadonlySet<ManagerOrder> = new Set();

/** The manager's orders: by the menu or by keys, and the sheets on which he fills them in. */
export function Manager({ game, play }: Props) {
  const { isBusy, manage, substitute, substitutionProblem } = play;
  const [sheet, setSheet] = useState<ManagerOrder | null>(null);
  const { eventNumber } = game.situation;
  // The steal is offered once for each out, and not for the one that was there when the page opened.
  const [offered, setOffered] = useState(eventNumber);
  const offer = stealOffer.use();
  const orders = isBusy ? NONE : ordersOf(game);
  const isOffered =
    !isBusy &&
    sheet === null &&
    offered !== eventNumber &&
    mayOfferSteal(game) &&
    isWorthAsking(stealChoices(game), offer);
  const close = () => {
    setSheet(null);
    setOffered(eventNumber);
  };
  const onKey = (does: ManagerOrder) => (orders.has(does) ? () => setSheet(does) : null);
  useKeys({
    w: onKey('walk'),
    u: onKey('substitute'),
    s: onKey('steal'),
  });
  return (
    <>
      <ManagerMenu orders={orders} onOrder={setSheet} />
      {sheet === 'walk' ? (
        <WalkDialog
          game={game}
          onCancel={close}
          onWalk={() => {
            close();
            manage('bb', null);
          }}
        />
      ) : null}
      {sheet === 'steal' || isOffered ? (
        <StealDialog
          game={game}
          isOffered={sheet !== 'steal'}
          onCancel={close}
          onSteal={(runnersAdvancing) => {
            close();
            manage('steal', runnersAdvancing);
          }}
        />
      ) : null}
      {sheet === 'substitute' ? (
        <SubstituteDialog
          game={game}
          isBusy={isBusy}
          problem={substitutionProblem}
          onCancel={close}
          onSubmit={(pair) => substitute(pair, close)}
        />
      ) : null}
    </>
  );
}
