import type { RolledEventDto } from '@pennant/contract/game-event';
import type { PublicLineup } from '@pennant/contract/public-game';
import type { StreamEndReason } from '@pennant/contract/stream-end';
import type {
  WatchedEvents,
  WatchedGame,
  WatchedGameFinal,
  WatchedGameHead,
  WatchedGameMessage,
} from '@pennant/contract/watched-game';

/** How the page is connected to the game. */
export type WatchConnection = 'connecting' | 'open' | 'lost';

/** A game as far as the page has been told of it. */
export interface WatchState {
  readonly game: WatchedGameHead;
  /** Oldest first; the first has the number 1, and none is missing. */
  readonly events: readonly RolledEventDto[];
  /** Who appeared in them. */
  readonly lineups: Readonly<Record<'home' | 'visitors', readonly PublicLineup[]>>;
  readonly final: WatchedGameFinal | null;
  readonly connection: WatchConnection;
  /** Why there is no more to come, though the game is not over; null while there may be. */
  readonly endReason: StreamEndReason | null;
}

export type WatchAction =
  | { readonly kind: 'message'; readonly message: WatchedGameMessage }
  | { readonly kind: 'connection'; readonly connection: WatchConnection }
  /** The user wants to go on after the stream was ended. */
  | { readonly kind: 'resumed' };

export const createWatchState = ({ game, events, lineups, final }: WatchedGame): WatchState => ({
  game,
  events,
  lineups,
  final,
  connection: 'connecting',
  endReason: null,
});

export function watchReducer(state: WatchState, action: WatchAction): WatchState {
  if (action.kind === 'connection') {
    const { connection } = action;
    return connection === state.connection ? state : { ...state, connection };
  }
  if (action.kind === 'resumed') return { ...state, connection: 'connecting', endReason: null };
  const { event, data } = action.message;
  switch (event) {
    case 'game': {
      return { ...state, game: data };
    }
    case 'events': {
      return appendEvents(state, data);
    }
    case 'final': {
      return { ...state, final: data };
    }
    case 'end': {
      return { ...state, endReason: data.reason };
    }
    // A newer server may tell more than this page knows.
    default: {
      return state;
    }
  }
}

/** Returns the state with new events; those that the page has already are left out. */
function appendEvents(state: WatchState, { events, lineups }: WatchedEvents): WatchState {
  const last = state.events.length;
  const fresh = events.filter(({ eventNumber }) => eventNumber > last);
  const merge = (side: 'home' | 'visitors') => {
    const known = new Set(state.lineups[side].map(({ gameLineupID }) => gameLineupID));
    return [
      ...state.lineups[side],
      ...lineups[side].filter(({ gameLineupID }) => !known.has(gameLineupID)),
    ];
  };
  return {
    ...state,
    events: [...state.events, ...fresh],
    lineups: { home: merge('home'), visitors: merge('visitors') },
  };
}

/** Returns the id of the last message that the page has: where its stream goes on. */
export const lastEventIDOf = ({ events }: WatchState): string | null =>
  events.length === 0 ? null : String(events.length);

/** Whether the stream has nothing more to tell. */
export const isOver = ({ final, endReason }: WatchState): boolean =>
  final !== null || endReason !== null;
