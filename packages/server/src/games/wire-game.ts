import type { CardInventory } from '@pennant/contract/cards';
import type { GameLineup, GameParticipant, PlayCard } from '@pennant/contract/game-lineup';
import type { Game, GameListItem } from '@pennant/contract/games';
import type { RollAnswer } from '@pennant/contract/manage-game';
import type { GameEvent } from '@pennant/rules/games/event';
import { scoreboardData } from '@pennant/rules/games/line-score';
import type { GameSetup } from '@pennant/rules/games/setup';
import { SLOTS, type Side } from '@pennant/rules/games/slot';
import { gameEventIDOf, gameLineupIDOf } from './lineup-id.ts';
import { fairnessOf, situationOf } from './situation.ts';
import type { StoredGame } from './game-store.ts';
import { rolledEventOf, wireEventOf } from './wire-event.ts';

/** What every answer about a game begins with. */
export const frameOf = (game: StoredGame) => ({
  gameID: game.gameID,
  created: game.createdAt.toISOString(),
  isFinal: game.isFinal,
  isAbandoned: game.isAbandoned,
  userCampaignContestID: game.userCampaignContestID,
  resultDescription: game.resultDescription,
  scoreboardData: {
    ...scoreboardData(game.state),
    inningScores: [...scoreboardData(game.state).inningScores],
  },
});

/** Both clubs of a game, without their players. */
export const participantsOf = (game: StoredGame): Omit<GameParticipant, 'GameLineups'>[] =>
  (['home', 'visitors'] as const).map((side) => ({
    gameParticipantID: `${game.gameID}.${side}`,
    gameID: game.gameID,
    userID: game[side].userID,
    role: side === 'home' ? ('home' as const) : ('away' as const),
    UserTeam: { userTeamID: game[side].teamID, name: game[side].name },
  }));

/** A game as the list shows it, with the name of its campaign. */
export const gameListItemOf = (game: StoredGame, campaign: string | null): GameListItem => ({
  ...frameOf(game),
  GameParticipants: participantsOf(game),
  campaign,
});

/** When each player of the game came in and went out, by lineup id. */
function changesOf(gameID: string, events: readonly GameEvent[]) {
  const entered = new Map<string, string>();
  const exited = new Map<string, string>();
  for (const event of events) {
    for (const { side, player, change } of event.notes) {
      const into = change === 'entered' ? entered : exited;
      into.set(gameLineupIDOf(gameID, side, player), gameEventIDOf(gameID, event.eventNumber));
    }
  }
  return { entered, exited };
}

/** Where a player stands in the game: his place in the order, in the field, and whether he is in. */
function standingOf(game: StoredGame, side: Side, index: number) {
  const { order, places, pitcher } = game.state[side];
  const place = places.indexOf(index);
  const slot = SLOTS[index];
  const bullpen = slot?.startsWith('SP') ? 'SP' : slot?.startsWith('RP') ? 'RP' : 'Bench';
  return {
    lineupOrder: order.includes(index) ? order.indexOf(index) + 1 : null,
    fieldingPosition: place === -1 ? bullpen : (SLOTS[place] ?? 'Bench'),
    isIn: place !== -1 || pitcher === index,
  };
}

export interface GameCards {
  readonly cards: ReadonlyMap<number, Omit<PlayCard, 'CardInventory'>>;
  /** The user's own copies, by card. */
  readonly inventories: ReadonlyMap<number, CardInventory>;
}

/** A whole game, its events newest first. */
export function wireGameOf(
  game: StoredGame,
  setup: GameSetup,
  events: readonly GameEvent[],
  { cards, inventories }: GameCards,
): Game {
  const { entered, exited } = changesOf(game.gameID, events);
  const lineupsOf = (side: Side): GameLineup[] =>
    setup[side].players.flatMap(({ cardID }, index) => {
      const card = cards.get(cardID);
      if (card === undefined) return [];
      const gameLineupID = gameLineupIDOf(game.gameID, side, index);
      return [
        {
          gameLineupID,
          cardID,
          ...standingOf(game, side, index),
          gameEventIDEntered: entered.get(gameLineupID) ?? null,
          gameEventIDExited: exited.get(gameLineupID) ?? null,
          Card: { ...card, CardInventory: inventories.get(cardID) ?? null },
        },
      ];
    });
  const [home, away] = participantsOf(game);
  return {
    ...frameOf(game),
    GameParticipants: [
      { ...home!, GameLineups: lineupsOf('home') },
      { ...away!, GameLineups: lineupsOf('visitors') },
    ],
    GameEvents: events.toReversed().map((event) => wireEventOf(game.gameID, setup, event)),
    pendingChoice: pendingChoiceOf(game),
    situation: situationOf(game, setup, game.state),
    fairness: fairnessOf(game),
  };
}

/** What a roll answers: the events that the client has not seen, newest first. */
export function rollAnswerOf(
  game: StoredGame,
  setup: GameSetup,
  newEvents: readonly GameEvent[],
): RollAnswer {
  const { entered, exited } = changesOf(game.gameID, newEvents);
  const changed = newEvents.flatMap(({ notes }) => notes);
  return {
    ...frameOf(game),
    GameEvents: newEvents.toReversed().map((event) => rolledEventOf(game.gameID, setup, event)),
    pendingChoice: pendingChoiceOf(game),
    situation: situationOf(game, setup, game.state),
    fairness: fairnessOf(game),
    changedLineups: changed.map(({ side, player }) => {
      const gameLineupID = gameLineupIDOf(game.gameID, side, player);
      return {
        gameLineupID,
        ...standingOf(game, side, player),
        gameEventIDEntered: entered.get(gameLineupID) ?? null,
        gameEventIDExited: exited.get(gameLineupID) ?? null,
      };
    }),
  };
}

const pendingChoiceOf = ({ state: { pendingChoice } }: StoredGame) =>
  pendingChoice === null
    ? null
    : {
        kind: pendingChoice.kind,
        options: pendingChoice.options.map(({ label, runnersAdvancing }) => ({
          label,
          runnersAdvancing,
        })),
      };
