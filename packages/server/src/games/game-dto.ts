import type { CardInventory } from '@pennant/contract/cards';
import type { GameLineup, GameParticipant, PlayCard } from '@pennant/contract/game-lineup';
import type { Game, GameListItem } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { GameEvent } from '@pennant/rules/games/event';
import { idleGameEndsAt } from '@pennant/rules/games/idle-game';
import { scoreboardOf } from '@pennant/rules/games/analysis/scoreboard';
import type { GameSetup, SideSetup } from '@pennant/rules/games/setup';
import { FIRST_BENCH, SLOTS, type Side } from '@pennant/rules/games/lineup-slots';
import { designedChancesOf } from '@pennant/rules/games/baserunning/steal-chances';
import { formatGameEventID, formatGameLineupID } from './game-ids.ts';
import { toFairness, toSituation, userSideOf } from './situation-dto.ts';
import type { ListedGame, StoredGame } from './game-store.ts';
import { toRolledEventDto, toEventDto } from './event-dto.ts';

/** Returns the fields that every API response about a game has. */
export const toCommonGameFields = (game: ListedGame) => ({
  gameID: game.gameID,
  created: game.createdAt.toISOString(),
  isFinal: game.isFinal,
  isAbandoned: game.isAbandoned,
  userCampaignContestID: game.userCampaignContestID,
  resultDescription: game.resultDescription,
  scoreboardData: {
    ...scoreboardOf(game.state),
    inningScores: [...scoreboardOf(game.state).inningScores],
  },
});

/**
 * Returns both teams of a game, home first, without their players. The computer manages the team of
 * a user who was challenged, too.
 */
export const toGameParticipants = (game: ListedGame): Omit<GameParticipant, 'GameLineups'>[] =>
  (['home', 'visitors'] as const).map((side) => ({
    gameParticipantID: `${game.gameID}.${side}`,
    gameID: game.gameID,
    userID: game[side].userID === game[userSideOf(game)].userID ? game[side].userID : null,
    role: side === 'home' ? ('home' as const) : ('away' as const),
    UserTeam: { userTeamID: game[side].teamID, name: game[side].name },
  }));

/** Returns a game as the games list shows it, with the name of its campaign, if any. */
export const toGameListItem = (game: ListedGame, campaign: string | null): GameListItem => ({
  ...toCommonGameFields(game),
  GameParticipants: toGameParticipants(game),
  campaign,
  endsIdleAt: game.isFinal ? null : new Date(findIdleEnd(game)).toISOString(),
});

const findIdleEnd = ({ lastPlayedDay, idleLetterDay }: ListedGame): number =>
  idleGameEndsAt({
    lastPlayedDay: lastPlayedDay.getTime(),
    letterDay: idleLetterDay?.getTime() ?? null,
  });

/** Whether a game ended since nobody played it: its user may have abandoned it before that. */
export const hasEndedIdle = (game: ListedGame): boolean =>
  game.isAbandoned &&
  game.idleLetterDay !== null &&
  game.finishedAt !== null &&
  game.finishedAt.getTime() >= findIdleEnd(game);

/** Returns the ids of the events that each player entered and left the game with, by lineup id. */
function findLineupChanges(gameID: string, events: readonly GameEvent[]) {
  const entered = new Map<string, string>();
  const exited = new Map<string, string>();
  for (const event of events) {
    for (const { side, player, change } of event.notes) {
      const changes = change === 'entered' ? entered : exited;
      changes.set(
        formatGameLineupID(gameID, side, player),
        formatGameEventID(gameID, event.eventNumber),
      );
    }
  }
  return { entered, exited };
}

/**
 * Whether a player came off the bench for this half only: they may not field at the position, and
 * another of the bench will. In games of version 1 nobody does.
 */
const isOnlyToBat = (side: SideSetup, position: number, index: number): boolean =>
  index >= FIRST_BENCH &&
  'benchFielders' in side &&
  (((side.benchFielders[position] ?? 0) >> index) & 1) === 0;

/**
 * Returns a player's batting order (1 to 9, or null), position, and whether they are in the game.
 */
function describeLineupSlot(game: StoredGame, setup: GameSetup, side: Side, index: number) {
  const { order, places, pitcher } = game.state[side];
  const position = places.indexOf(index);
  const slot = SLOTS[index];
  const reserve = slot?.startsWith('SP') ? 'SP' : slot?.startsWith('RP') ? 'RP' : 'Bench';
  return {
    lineupOrder: order.includes(index) ? order.indexOf(index) + 1 : null,
    fieldingPosition:
      position === -1
        ? reserve
        : isOnlyToBat(setup[side], position, index)
          ? 'PH'
          : (SLOTS[position] ?? 'Bench'),
    isIn: position !== -1 || pitcher === index,
  };
}

export interface GameCards {
  readonly cards: ReadonlyMap<number, Omit<PlayCard, 'CardInventory'>>;
  /** The user's inventory of each card, by card id. */
  readonly inventories: ReadonlyMap<number, CardInventory>;
}

/** Returns a whole game, its events newest first. */
export function toGameDto(
  game: StoredGame,
  setup: GameSetup,
  events: readonly GameEvent[],
  { cards, inventories }: GameCards,
): Omit<Game, 'challenge'> {
  const { entered, exited } = findLineupChanges(game.gameID, events);
  const toLineups = (side: Side): GameLineup[] =>
    setup[side].players.flatMap(({ cardID, bat }, index) => {
      const card = cards.get(cardID);
      if (card === undefined) return [];
      const gameLineupID = formatGameLineupID(game.gameID, side, index);
      return [
        {
          gameLineupID,
          cardID,
          ...describeLineupSlot(game, setup, side, index),
          gameEventIDEntered: entered.get(gameLineupID) ?? null,
          gameEventIDExited: exited.get(gameLineupID) ?? null,
          stealChances: bat === null ? null : [...designedChancesOf(bat)],
          Card: { ...card, CardInventory: inventories.get(cardID) ?? null },
        },
      ];
    });
  const [home, away] = toGameParticipants(game);
  return {
    ...toCommonGameFields(game),
    GameParticipants: [
      { ...home!, GameLineups: toLineups('home') },
      { ...away!, GameLineups: toLineups('visitors') },
    ],
    GameEvents: events.toReversed().map((event) => toEventDto(game.gameID, setup, event)),
    pendingChoice: toPendingChoice(game),
    situation: toSituation(game, setup, game.state),
    fairness: toFairness(game),
    isWatchable: game.isWatchable,
  };
}

/** Returns the response to a roll: the events that the client has not seen, newest first. */
export function toRollResponse(
  game: StoredGame,
  setup: GameSetup,
  newEvents: readonly GameEvent[],
): RollResponse {
  const { entered, exited } = findLineupChanges(game.gameID, newEvents);
  const lineupNotes = newEvents.flatMap(({ notes }) => notes);
  return {
    ...toCommonGameFields(game),
    GameEvents: newEvents.toReversed().map((event) => toRolledEventDto(game.gameID, setup, event)),
    pendingChoice: toPendingChoice(game),
    situation: toSituation(game, setup, game.state),
    fairness: toFairness(game),
    changedLineups: lineupNotes.map(({ side, player }) => {
      const gameLineupID = formatGameLineupID(game.gameID, side, player);
      return {
        gameLineupID,
        ...describeLineupSlot(game, setup, side, player),
        gameEventIDEntered: entered.get(gameLineupID) ?? null,
        gameEventIDExited: exited.get(gameLineupID) ?? null,
      };
    }),
  };
}

const toPendingChoice = ({ state: { pendingChoice } }: StoredGame) =>
  pendingChoice === null
    ? null
    : {
        kind: pendingChoice.kind,
        options: pendingChoice.options.map(({ label, runnersAdvancing }) => ({
          label,
          runnersAdvancing,
        })),
      };
