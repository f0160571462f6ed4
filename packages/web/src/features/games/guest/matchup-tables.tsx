import type { GuestPlayer } from '@pennant/contract/guest-at-bat';

import type { ReactNode } from 'react';

import type { RolledCell } from '../../../ui/card/dice-table.tsx';
import { CardDiceTable } from '../../../ui/dice/card-dice-table.tsx';
import { cardDiceRows } from '../../../ui/dice/card-dice-rows.ts';
import { DiceStrip } from '../../../ui/dice/dice-strip.tsx';
import { DiceLegend } from './dice-legend.tsx';
import type { SceneView } from './scene-view.ts';
import { playerName } from './scene-words.ts';

/** The dice tables of the batter and the pitcher, with the cells that the dice hit. */
export function MatchupTables({
  view: { batter, pitcher, lit },
  children,
}: {
  readonly view: SceneView;
  /** Beside the legend. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="guest-tables">
      <PlayerTable of="batter" doing="At bat" player={batter} hits={lit.batter} />
      <PlayerTable of="pitcher" doing="Pitching" player={pitcher} hits={lit.pitcher} />
      <DiceLegend>{children}</DiceLegend>
    </div>
  );
}

function PlayerTable({
  of,
  doing,
  player,
  hits,
}: {
  readonly of: 'batter' | 'pitcher';
  readonly doing: 'At bat' | 'Pitching';
  readonly player: GuestPlayer;
  readonly hits: readonly RolledCell[];
}) {
  const name = playerName(player);
  const table = { caption: `Dice of ${name}`, rows: cardDiceRows(player), hits };
  return (
    <div className="guest-table shadow-card" data-of={of}>
      <p className="flex items-baseline gap-2 bg-tin px-2 whitespace-nowrap text-chalk">
        <span className="guest-table-label font-varsity text-xs text-chalk-soft">
          {doing}
          <span className="sr-only">: </span>
        </span>
        <b className="min-w-0 flex-1 truncate font-varsity text-base font-normal">{name}</b>
        <span className="guest-table-note text-xs text-chalk-soft">
          {player.positions.split(',')[0]} · {player.year}
        </span>
      </p>
      <DiceStrip {...table} />
      {/* On a wide screen: the style sheet shows one of the two. */}
      <CardDiceTable {...table} />
    </div>
  );
}
