import type { Game } from '@pennant/contract/games';
import { useState } from 'react';

import { ManagerMenu } from './manager-menu.tsx';
import { ordersOf, type ManagerOrder } from './manager-items.ts';
import { StealDialog } from './steal-dialog.tsx';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { useKeys } from './use-keys.ts';
import type { Play } from './use-play.ts';

interface Props {
  readonly game: Game;
  readonly play: Play;
}

const NONE: ReadonlySet<ManagerOrder> = new Set();

/** The manager's orders: by the menu or by keys, and the sheets on which he fills them in. */
export function Manager({ game, play }: Props) {
  const { isBusy, manage, substitute, substitutionProblem } = play;
  const [sheet, setSheet] = useState<'steal' | 'substitute' | null>(null);
  const orders = isBusy ? NONE : ordersOf(game);
  const close = () => setSheet(null);
  const order = (does: ManagerOrder) => {
    if (does === 'walk') manage('bb', null);
    else setSheet(does);
  };
  const onKey = (does: ManagerOrder) => (orders.has(does) ? () => order(does) : null);
  useKeys({
    w: onKey('walk'),
    u: onKey('substitute'),
    s: onKey('steal'),
  });
  return (
    <>
      <ManagerMenu orders={orders} onOrder={order} />
      {sheet === 'steal' ? (
        <StealDialog
          game={game}
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
