import type { RolledEventDto } from '@pennant/contract/game-event';
import type { LiveView } from '@pennant/rules/live/live-view';

import type { LiveGame, LiveUpdate, SaidPhrase } from '../live-types.ts';

/** How the page is connected to the game. An open stream is what makes the player present. */
export type LiveConnection = 'connecting' | 'open' | 'lost';

/** A live game as far as the page of one of its players has been told of it. */
export interface LiveGameState extends Pick<LiveGame, 'game' | 'lineups' | 'isDisputed'> {
  readonly view: LiveView;
  readonly version: number;
  /** Oldest first; none is missing. */
  readonly events: readonly RolledEventDto[];
  /** The newest phrases of both, oldest first. */
  readonly phrases: readonly SaidPhrase[];
  /** What is added to the browser's clock for the server's, in ms. */
  readonly clockOffset: number;
  readonly connection: LiveConnection;
  /** Why the stream was ended for good; null while it goes on. */
  readonly endReason: 'replaced' | 'withdrawn' | null;
}

export type LiveAction =
  | { readonly kind: 'updated'; readonly update: LiveUpdate; readonly receivedAt: number }
  | { readonly kind: 'read'; readonly game: LiveGame; readonly receivedAt: number }
  | { readonly kind: 'said'; readonly phrase: SaidPhrase }
  | { readonly kind: 'disputed' }
  | { readonly kind: 'connection'; readonly connection: LiveConnection }
  | { readonly kind: 'ended'; readonly reason: 'replaced' | 'withdrawn' }
  /** The player wants to go on here after the stream was ended. */
  | { readonly kind: 'resumed' };

/** The most phrases that are kept. */
const MAX_PHRASES = 20;

export const createLiveGameState = (game: LiveGame, receivedAt: number): LiveGameState => ({
  game: game.game,
  lineups: game.lineups,
  isDisputed: game.isDisputed,
  view: game.view,
  version: game.version,
  events: game.events,
  phrases: game.phrases.slice(-MAX_PHRASES),
  clockOffset: game.now - receivedAt,
  connection: 'connecting',
  endReason: null,
});

/** Returns the number of the last event that the page has. */
export const lastEventNumber = ({ events }: Pick<LiveGameState, 'events'>): number =>
  events.at(-1)?.eventNumber ?? 0;

/**
 * Returns the state after an update. One that is older than what the page has changes nothing: the
 * answer to a step and the stream's message about it come in either order. Of events that are known
 * none is taken twice; `isMissing` tells that some between are not there, so that the page reads
 * the whole game.
 */
function update(
  state: LiveGameState,
  { view, version, now, events }: LiveUpdate,
  receivedAt: number,
): LiveGameState {
  if (version < state.version) return state;
  const last = lastEventNumber(state);
  const fresh = events.filter(({ eventNumber }) => eventNumber > last);
  const isContiguous = fresh.every(({ eventNumber }, index) => eventNumber === last + 1 + index);
  if (!isContiguous) return state;
  return {
    ...state,
    view,
    version,
    events: fresh.length === 0 ? state.events : [...state.events, ...fresh],
    clockOffset: now - receivedAt,
  };
}

/** Whether an update can't be taken, as events between are missing. */
export const isGap = (state: LiveGameState, { version, view }: LiveUpdate): boolean =>
  version >= state.version && lastEventNumber(state) < view.game.eventNumber;

export function liveGameReducer(state: LiveGameState, action: LiveAction): LiveGameState {
  switch (action.kind) {
    case 'updated':
      return update(state, action.update, action.receivedAt);
    case 'read': {
      const { game, receivedAt } = action;
      if (game.version < state.version) return state;
      const { connection, endReason } = state;
      return { ...createLiveGameState(game, receivedAt), connection, endReason };
    }
    case 'said': {
      return { ...state, phrases: [...state.phrases, action.phrase].slice(-MAX_PHRASES) };
    }
    case 'disputed':
      return { ...state, isDisputed: true };
    case 'connection': {
      const { connection } = action;
      return connection === state.connection ? state : { ...state, connection };
    }
    case 'ended':
      return { ...state, endReason: action.reason, connection: 'lost' };
    case 'resumed':
      break;
  }
  return { ...state, endReason: null, connection: 'connecting' };
}
