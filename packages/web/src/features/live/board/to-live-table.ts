import type { RolledEventDto } from '@pennant/contract/game-event';
import type { Game } from '@pennant/contract/games';
import type { LiveGameHead } from '@pennant/contract/live';
import type { LiveView } from '@pennant/rules/live/live-view';

import { toTable } from '../../games/to-table.ts';

/** What of a live game the table is set from. */
export interface LiveTableSource {
  readonly head: LiveGameHead;
  /** Oldest first. */
  readonly events: readonly RolledEventDto[];
  readonly view: Pick<LiveView, 'side' | 'game' | 'result'>;
}

/** Returns a live game in the form in which the play screen's parts take any game. */
export const toLiveTable = ({
  head,
  events,
  view: { side, game, result },
}: LiveTableSource): Game =>
  toTable({
    head,
    events,
    game,
    side,
    isFinal: result !== null,
    isAbandoned: result !== null && result.how !== 'played',
  });
