import type { RolledEventDto } from '@pennant/contract/game-event';
import type { WatchedLiveGame, WatchedLiveUpdate } from '@pennant/contract/live';
import type { StreamEndReason } from '@pennant/contract/stream-end';

/** A live game as far as the page of somebody who watches has been told of it. */
export interface WatchLiveState {
  readonly game: WatchedLiveGame['game'];
  readonly update: Omit<WatchedLiveUpdate, 'events'>;
  /** Oldest first; none is missing. */
  readonly events: readonly RolledEventDto[];
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly endReason: StreamEndReason | null;
}

export type WatchLiveAction =
  | { readonly kind: 'updated'; readonly update: WatchedLiveUpdate }
  | { readonly kind: 'connection'; readonly connection: WatchLiveState['connection'] }
  | { readonly kind: 'ended'; readonly reason: StreamEndReason }
  | { readonly kind: 'resumed' };

export const createWatchLiveState = ({
  game,
  update: { events, ...update },
}: WatchedLiveGame): WatchLiveState => ({
  game,
  update,
  events,
  connection: 'connecting',
  endReason: null,
});

export function watchLiveReducer(state: WatchLiveState, action: WatchLiveAction): WatchLiveState {
  switch (action.kind) {
    case 'updated': {
      const { events, ...update } = action.update;
      if (update.version < state.update.version) return state;
      const fresh = events.filter(({ eventNumber }) => eventNumber > state.events.length);
      return {
        ...state,
        update,
        events: fresh.length === 0 ? state.events : [...state.events, ...fresh],
      };
    }
    case 'connection': {
      const { connection } = action;
      return connection === state.connection ? state : { ...state, connection };
    }
    case 'ended':
      return { ...state, endReason: action.reason };
    case 'resumed':
      break;
  }
  return { ...state, endReason: null, connection: 'connecting' };
}
