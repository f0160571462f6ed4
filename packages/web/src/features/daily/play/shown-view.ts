import type { Game } from '@pennant/contract/games';

import { BEFORE_THE_GAME } from '../../games/watch/before-the-game.ts';
import { restingViewModel } from '../../games/play/view-model.ts';
import { viewOfEvent, type EventView } from '../../games/public/event-view.ts';
import type { AttemptState } from '../attempt/attempt-state.ts';

/** Returns what the table shows of an attempt now; `table` is the game after all of its events. */
export function shownView({ run, shown, phase, from }: AttemptState, table: Game): EventView {
  if (phase === 'still') return restingViewModel(table);
  const played = { events: run.events, scoreboardData: null };
  const last = run.events[shown - 1];
  const view = last === undefined ? BEFORE_THE_GAME : viewOfEvent(played, last, true);
  const next = run.events[shown];
  if (phase === 'thrown' && next !== undefined) {
    const outs = last?.ipOuts ?? 0;
    const half = Math.floor(outs / 3);
    return {
      ...view,
      // Before the first batter of a half the last play is one of the half before.
      atBat: {
        inning: Math.floor(half / 2) + 1,
        half: half % 2 === 0 ? 'top' : 'bottom',
        outs: outs % 3,
      },
      batterID: next.batterLineupID,
      pitcherID: next.pitcherLineupID,
      event: null,
      thrown: next,
      dice: next.dice,
      throwKey: next.eventNumber,
      field: { ...view.field, moves: [], ball: null, fielder: null, playKey: null },
    };
  }
  // The dice of a decision lie as they fell: they are not thrown again with their result.
  return shown - 1 === from && view.thrown === last ? { ...view, throwKey: shown } : view;
}
