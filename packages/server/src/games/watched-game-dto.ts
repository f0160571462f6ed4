import type { RolledEventDto } from '@pennant/contract/game-event';
import type { PublicLineup } from '@pennant/contract/public-game';
import type {
  WatchedEvents,
  WatchedGameFinal,
  WatchedGameHead,
} from '@pennant/contract/watched-game';
import type { GameSetup } from '@pennant/rules/games/setup';
import type { Side } from '@pennant/rules/games/lineup-slots';
import { toCommonGameFields, type GameCards } from './game-dto.ts';
import { formatGameLineupID } from './game-ids.ts';
import type { ListedGame } from './game-store.ts';
import { listLineupIDs } from './public-game-dto.ts';

/** Returns who plays a watched game. */
export function toWatchedHead(
  game: ListedGame,
  usernameOf: (userID: string) => string | null,
): WatchedGameHead {
  const toSide = (side: Side): WatchedGameHead['home'] => {
    const { name, userID } = game[side];
    const username = userID === null ? null : usernameOf(userID);
    return { user: username === null ? null : { username }, name };
  };
  return {
    gameID: game.gameID,
    created: game.createdAt.toISOString(),
    home: toSide('home'),
    visitors: toSide('visitors'),
  };
}

/** Returns the end of a watched game. */
export function toWatchedFinal(game: ListedGame, isPublic: boolean): WatchedGameFinal {
  const { isAbandoned, scoreboardData, resultDescription } = toCommonGameFields(game);
  return {
    isAbandoned,
    resultDescription: resultDescription ?? '',
    scoreboardData,
    isPublic,
  };
}

/** A player with the side and, once seen, the number of the first event that names them. */
interface SeenLineup {
  readonly side: Side;
  readonly lineup: PublicLineup;
  firstSeen: number;
}

/** The events of a game that were shown so far, with the cards of those who are named in them. */
export interface WatchedLog {
  /** Oldest first; the first has the number 1. */
  readonly events: readonly RolledEventDto[];
  append(events: readonly RolledEventDto[]): void;
  /** Returns the events after the number `after`, with the cards of players new in them. */
  after(after: number): WatchedEvents;
}

/** Returns a log without events. */
export function createWatchedLog(
  gameID: string,
  setup: GameSetup,
  cards: GameCards['cards'],
): WatchedLog {
  const events: RolledEventDto[] = [];
  const unseen = new Map<string, SeenLineup>();
  const seen: SeenLineup[] = [];
  for (const side of ['home', 'visitors'] as const)
    for (const [index, { cardID }] of setup[side].players.entries()) {
      const Card = cards.get(cardID);
      const gameLineupID = formatGameLineupID(gameID, side, index);
      if (Card !== undefined)
        unseen.set(gameLineupID, { side, lineup: { gameLineupID, Card }, firstSeen: 0 });
    }
  return {
    events,
    append: (added) => {
      for (const event of added) {
        events.push(event);
        for (const id of listLineupIDs(event)) {
          const lineup = id === null ? undefined : unseen.get(id);
          if (lineup === undefined) continue;
          unseen.delete(lineup.lineup.gameLineupID);
          seen.push({ ...lineup, firstSeen: event.eventNumber });
        }
      }
    },
    after: (after) => {
      const lineupsOf = (wanted: Side) =>
        seen
          .filter(({ side, firstSeen }) => side === wanted && firstSeen > after)
          .map(({ lineup }) => lineup);
      return {
        events: events.slice(after),
        lineups: { home: lineupsOf('home'), visitors: lineupsOf('visitors') },
      };
    },
  };
}
