import type { RolledEventDto } from '@pennant/contract/game-event';
import type {
  LiveGameDto,
  LiveGameHead,
  LiveStanding,
  LiveUpdate,
  SaidPhrase,
} from '@pennant/contract/live';
import type { StreamEndReason } from '@pennant/contract/stream-end';
import type { LiveView } from '@pennant/rules/live/live-view';

/** How the page is connected to the game. An open stream is what makes the player present. */
export type LiveConnection = 'connecting' | 'open' | 'lost';

/** A live game as far as the page of one of its players has been told of it. */
export interface LiveGameState {
  readonly game: LiveGameHead;
  readonly standing: LiveStanding;
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
  readonly endReason: StreamEndReason | null;
}

export type LiveAction =
  | { readonly kind: 'updated'; readonly update: LiveUpdate; readonly receivedAt: number }
  | { readonly kind: 'read'; readonly game: LiveGameDto; readonly receivedAt: number }
  | { readonly kind: 'said'; readonly phrase: SaidPhrase }
  | { readonly kind: 'disputed' }
  | { readonly kind: 'connection'; readonly connection: LiveConnection }
  | { readonly kind: 'ended'; readonly reason: StreamEndReason }
  /** The player wants to go on here after the stream was ended. */
  | { readonly kind: 'resumed' };

/** The most phrases that are kept. */
const MAX_PHRASES = 20;

export const createLiveGameState = (
  { game, update: { view, version, events, now, ...standing }, phrases }: LiveGameDto,
  receivedAt: number,
): LiveGameState => ({
  game,
  standing: standingOf(standing),
  view,
  version,
  events,
  phrases: phrases.slice(-MAX_PHRASES),
  clockOffset: now - receivedAt,
  connection: 'connecting',
  endReason: null,
});

const standingOf = ({ isRated, unratedReason, isDisputed }: LiveStanding): LiveStanding => ({
  isRated,
  unratedReason,
  isDisputed,
});

/** Returns the number of the last event that the page has. */
export const lastEventNumber = ({ events }: Pick<LiveGameState, 'events'>): number =>
  events.at(-1)?.eventNumber ?? 0;

/**
 * Returns the state after an update. One that is older than what the page has changes nothing: the
 * answer to a step and the stream's message about it come in either order. No event is taken twice.
 */
function takeUpdate(
  state: LiveGameState,
  { view, version, now, events, ...standing }: LiveUpdate,
  receivedAt: number,
): LiveGameState {
  if (version < state.version) return state;
  const last = lastEventNumber(state);
  const fresh = events.filter(({ eventNumber }) => eventNumber > last);
  return {
    ...state,
    standing: standingOf(standing),
    view,
    version,
    events: fresh.length === 0 ? state.events : [...state.events, ...fresh],
    clockOffset: now - receivedAt,
  };
}

/** Whether events are missing between what the page has and an update: it then reads the game. */
export function isGap(state: LiveGameState, { version, view, events }: LiveUpdate): boolean {
  const last = lastEventNumber(state);
  const fresh = events.filter(({ eventNumber }) => eventNumber > last);
  return version >= state.version && last + fresh.length !== view.game.eventNumber;
}

export function liveGameReducer(state: LiveGameState, action: LiveAction): LiveGameState {
  switch (action.kind) {
    case 'updated':
      return takeUpdate(state, action.update, action.receivedAt);
    case 'read': {
      const { game, receivedAt } = action;
      if (game.update.version < state.version) return state;
      const { connection, endReason } = state;
      return { ...createLiveGameState(game, receivedAt), connection, endReason };
    }
    case 'said': {
      return { ...state, phrases: [...state.phrases, action.phrase].slice(-MAX_PHRASES) };
    }
    case 'disputed':
      return {
        ...state,
        standing: { isRated: false, unratedReason: 'disputed', isDisputed: true },
      };
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
