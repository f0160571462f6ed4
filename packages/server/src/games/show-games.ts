import type { ChallengeOfGame } from '@pennant/contract/challenges';
import type { ContestOfGame, GameSummary } from '@pennant/contract/game-summary';
import type { Game, GameListItem } from '@pennant/contract/games';
import { describeEvent } from '@pennant/rules/games/narration/describe-event';
import { findCardsWithDice } from '../cards/find-cards.ts';
import { findInventories } from '../cards/find-inventories.ts';
import type { TransactionScope, Queries } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { toBoxScoreRows } from './box-score-rows.ts';
import { figuresOf } from './card-and-leaderboard-statistics.ts';
import type { GameSetupCache } from './game-setup-cache.ts';
import { formatGameEventID } from './game-ids.ts';
import type { GameRefusalCode } from './refusals.ts';
import { toFairness } from './situation-dto.ts';
import { readGameEvents } from './game-record-store.ts';
import {
  countContestResults,
  findGame,
  listContestGames,
  listGames,
  type GameKey,
  type ListedGame,
} from './game-store.ts';
import { findOpponentID } from './find-opponent-id.ts';
import { readGame } from './read-game.ts';
import type { FindShownUser } from './show-public-game.ts';
import { toEventDto } from './event-dto.ts';
import {
  hasEndedIdle,
  toCommonGameFields,
  toGameListItem,
  toGameParticipants,
  toGameDto,
} from './game-dto.ts';

/** Returns the campaign and the result of contest series, by their ids. Provided by campaigns. */
export type FindContests = (
  queries: Queries,
  series: { readonly userID: string; readonly userCampaignContestIDs: readonly string[] },
) => Promise<ReadonlyMap<string, { readonly campaign: string; readonly result: string | null }>>;

/** A game of a contest series, with the series' wins and losses up to its end. */
export interface GameOfContest extends GameKey {
  readonly userCampaignContestID: string;
  /** Null while the game is under way. */
  readonly finishedAt: Date | null;
  /** Null while the game is under way. */
  readonly standing: { readonly wins: number; readonly losses: number } | null;
}

/**
 * Returns how a game left its contest series and what can be played next; null if the series is
 * unknown. Provided by campaigns.
 */
export type DescribeContestOfGame = (
  queries: Queries,
  game: GameOfContest,
) => Promise<ContestOfGame | null>;

/** Returns the challenge that a game is; null for other games. Provided by challenges. */
export type DescribeChallengeOfGame = (
  queries: Queries,
  game: GameKey,
) => Promise<ChallengeOfGame | null>;

interface Context {
  readonly db: TransactionScope;
  readonly setups: GameSetupCache;
  readonly findContests: FindContests;
  readonly describeContestOfGame: DescribeContestOfGame;
  readonly describeChallengeOfGame: DescribeChallengeOfGame;
  readonly findShownUser: FindShownUser;
}

/** Returns a whole game, with its cards and every event. */
export async function showGame(
  {
    db,
    setups,
    describeChallengeOfGame,
  }: Pick<Context, 'db' | 'setups' | 'describeChallengeOfGame'>,
  key: GameKey,
): Promise<Game | Refusal<GameRefusalCode>> {
  const game = await readGame(db, key);
  if (game === null) return refuse('game_not_found');
  const { setup } = await setups.load(db, key);
  const events = await readGameEvents(db, key, { upTo: game.version });
  const cardIDs = [setup.home, setup.visitors].flatMap(({ players }) =>
    players.map(({ cardID }) => cardID),
  );
  const [cards, inventories] = await Promise.all([
    findCardsWithDice(db, cardIDs),
    findInventories(db, { userID: key.userID, cardIDs }),
  ]);
  const isChallenge = findOpponentID(key, game) !== null;
  return {
    ...toGameDto(game, setup, events, { cards, inventories }),
    challenge: isChallenge ? await describeChallengeOfGame(db, key) : null,
  };
}

/** Returns the box score and the events of a game, in progress or final. */
export async function summarizeGame(
  {
    db,
    setups,
    describeContestOfGame,
    describeChallengeOfGame,
    findShownUser,
  }: Omit<Context, 'findContests'>,
  key: GameKey,
): Promise<GameSummary | Refusal<GameRefusalCode>> {
  const game = await findGame(db, key);
  if (game === null) return refuse('game_not_found');
  const { setup } = await setups.load(db, key);
  const events = await readGameEvents(db, key, { upTo: game.version });
  const figures = figuresOf(setup, events);
  return {
    ...toCommonGameFields(game),
    rulesVersion: game.rulesVersion,
    hasEndedIdle: hasEndedIdle(game),
    finished: game.finishedAt?.toISOString() ?? null,
    GameParticipants: toGameParticipants(game),
    GameEvents: events.toReversed().map((event) => toEventDto(game.gameID, setup, event)),
    boxScore: {
      home: toBoxScoreRows(game.gameID, setup, 'home', figures),
      visitors: toBoxScoreRows(game.gameID, setup, 'visitors', figures),
    },
    notes: events
      .filter(({ kind }) => kind === 'substitution')
      .map((event) => ({
        gameEventID: formatGameEventID(game.gameID, event.eventNumber),
        text: describeEvent(setup, event),
      })),
    UserCampaignContest: await findContestOfGame(db, key, game, describeContestOfGame),
    challenge: findOpponentID(key, game) === null ? null : await describeChallengeOfGame(db, key),
    fairness: toFairness(game),
    earnings:
      game.earnedMoney === null
        ? null
        : {
            money: game.earnedMoney,
            experience: game.earnedExperience ?? 0,
            experienceAfter: game.experienceAfter,
            rating: game.ratingChange,
            gameOfDay: game.gameOfDay,
            clickedGameOfDay: game.clickedGameOfDay,
          },
    visibility: {
      isPublic: game.isPublic,
      showsGames: (await findShownUser(db, key.userID))?.showsGames === true,
    },
  };
}

/** Returns a page of the user's games, newest first. */
export async function showGames(
  { db, findContests }: Pick<Context, 'db' | 'findContests'>,
  page: Parameters<typeof listGames>[1],
): Promise<GameListItem[]> {
  const games = await listGames(db, page);
  const contests = await findContests(db, {
    userID: page.userID,
    userCampaignContestIDs: games.flatMap(
      ({ userCampaignContestID }) => userCampaignContestID ?? [],
    ),
  });
  return games.map((game) =>
    toGameListItem(game, contests.get(game.userCampaignContestID ?? '')?.campaign ?? null),
  );
}

/** Returns the games of a contest series, in the order in which they were started. */
export const showContestGames = async (
  db: Queries,
  series: {
    readonly userID: string;
    readonly userCampaignContestID: string;
    readonly campaign: string;
  },
): Promise<GameListItem[]> =>
  (await listContestGames(db, series)).map((game) => toGameListItem(game, series.campaign));

/** Returns how a game left the contest series that it belongs to; null outside campaigns. */
async function findContestOfGame(
  db: Queries,
  key: GameKey,
  { userCampaignContestID, finishedAt }: ListedGame,
  describeContestOfGame: DescribeContestOfGame,
): Promise<ContestOfGame | null> {
  if (userCampaignContestID === null) return null;
  const standing =
    finishedAt === null
      ? null
      : await countContestResults(db, { ...key, userCampaignContestID, finishedAt });
  return describeContestOfGame(db, { ...key, userCampaignContestID, finishedAt, standing });
}
