import type { PublicGame, PublicLineup, PublicSide } from '@pennant/contract/public-game';
import type { GameEvent } from '@pennant/rules/games/event';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup } from '@pennant/rules/games/setup';
import { toBoxScoreRows } from './box-score-rows.ts';
import { figuresOf } from './card-and-leaderboard-statistics.ts';
import { toRolledEventDto } from './event-dto.ts';
import { toCommonGameFields, type GameCards } from './game-dto.ts';
import { formatGameLineupID } from './game-ids.ts';
import type { ListedGame } from './game-store.ts';
import { toFairness } from './situation-dto.ts';

/** What of a public game never changes once it is over. */
export type PlayedGame = Pick<PublicGame, 'events' | 'boxScore'> & {
  readonly lineups: Readonly<Record<Side, PublicLineup[]>>;
};

/** Returns the events, the box score and the cards of a game that is over. */
export function toPlayedGame(
  gameID: string,
  setup: GameSetup,
  events: readonly GameEvent[],
  cards: GameCards['cards'],
): PlayedGame {
  const figures = figuresOf(setup, events);
  const shown = events.map((event) => toRolledEventDto(gameID, setup, event));
  const seen = new Set(shown.flatMap(listLineupIDs));
  const toLineups = (side: Side): PublicLineup[] =>
    setup[side].players.flatMap(({ cardID }, index) => {
      const Card = cards.get(cardID);
      const gameLineupID = formatGameLineupID(gameID, side, index);
      return Card === undefined || !seen.has(gameLineupID) ? [] : [{ gameLineupID, Card }];
    });
  return {
    events: shown,
    boxScore: {
      home: toBoxScoreRows(gameID, setup, 'home', figures),
      visitors: toBoxScoreRows(gameID, setup, 'visitors', figures),
    },
    lineups: { home: toLineups('home'), visitors: toLineups('visitors') },
  };
}

/** Returns the lineup ids of all who are named in an event. */
export const listLineupIDs = (event: PublicGame['events'][number]): (string | null)[] => [
  event.batterLineupID,
  event.pitcherLineupID,
  event.nextBatterLineupID,
  event.nextPitcherLineupID,
  event.firstBaseRunnerLineupID,
  event.secondBaseRunnerLineupID,
  event.thirdBaseRunnerLineupID,
  ...event.moves.map(({ gameLineupID }) => gameLineupID),
  ...event.entered,
];

/** Returns a public game: its row, what was played, and the names of its users. */
export function toPublicGame(
  game: ListedGame,
  { lineups, ...played }: PlayedGame,
  nameOf: (userID: string) => string | null,
): PublicGame {
  const toSide = (side: Side): PublicSide => {
    const { name, userID } = game[side];
    const username = userID === null ? null : nameOf(userID);
    return { user: username === null ? null : { username }, name, lineups: lineups[side] };
  };
  const { gameID, created, isAbandoned, scoreboardData } = toCommonGameFields(game);
  return {
    gameID,
    created,
    finished: (game.finishedAt ?? game.createdAt).toISOString(),
    isAbandoned,
    resultDescription: game.resultDescription ?? '',
    scoreboardData,
    rulesVersion: game.rulesVersion,
    home: toSide('home'),
    visitors: toSide('visitors'),
    ...played,
    fairness: toFairness(game),
  };
}
