import { careerCalls } from '@pennant/contract/career';
import { fairnessCalls } from '@pennant/contract/game-fairness';
import { gameCalls } from '@pennant/contract/games';
import { guestCalls } from '@pennant/contract/guest-at-bat';
import { publicGameCalls } from '@pennant/contract/public-game';
import { watchedGameCalls } from '@pennant/contract/watched-game';
import type { TransactionScope } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { Principal } from '../platform/http/principal-and-bearer-token.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { createGame, type CreateContestGame } from './create-game.ts';
import type { FinalGameEffects } from './grant-game-results.ts';
import { abandonGame } from './finish-or-abandon-game.ts';
import { createGameCache, type GameRequest, type GameContext } from './game-context.ts';
import { createGameSetupCache } from './game-setup-cache.ts';
import { refuseDamagedRecord } from './game-record.ts';
import { gameCacheKey } from './game-store.ts';
import { setGameVisibility, setGameWatchable, showEarlierGames } from './game-visibility.ts';
import { createGuestAtBats } from './guest-at-bats.ts';
import { executeManagerAction, substitutePlayer } from './manager-actions.ts';
import { ensureNextCommitment } from './ensure-next-commitment.ts';
import {
  showGame,
  showGames,
  summarizeGame,
  type DescribeChallengeOfGame,
  type DescribeContestOfGame,
  type FindContests,
} from './show-games.ts';
import { gameRefusals } from './refusals.ts';
import {
  createPlayedGameCache,
  showPublicGame,
  showPublicReplay,
  type FindShownUser,
} from './show-public-game.ts';
import {
  showOwnCareer,
  showPublicCareer,
  type FindCardOrigin,
  type FindUserIDByName,
} from './show-career.ts';
import { showReplay } from './show-replay.ts';
import { repeatTurn, toKeptTurn, type KeptTurn } from './repeat-turn.ts';
import { playOn, rollGame } from './roll-game.ts';
import { createPregameWinProbabilities } from './pregame-win-probability.ts';
import { createWatchedGames } from './watched-games.ts';

/** Registers the API calls of games, and of the commitments that games are played under. */
export function gameRoutes(
  routes: Routes,
  {
    finalGameEffects,
    findContests,
    describeContestOfGame,
    describeChallengeOfGame,
    createContestGame,
    findShownUser,
    findCardOrigin,
    findUserIDByName,
    notices,
    lookMs,
  }: {
    readonly finalGameEffects: FinalGameEffects;
    readonly findContests: FindContests;
    readonly describeContestOfGame: DescribeContestOfGame;
    readonly describeChallengeOfGame: DescribeChallengeOfGame;
    readonly createContestGame: CreateContestGame;
    readonly findShownUser: FindShownUser;
    readonly findCardOrigin: FindCardOrigin;
    readonly findUserIDByName: FindUserIDByName;
    readonly notices: Notices;
    /** Time between two looks at a game that is watched, without a notice. */
    readonly lookMs?: number | undefined;
  },
): void {
  const games = routes.feature(gameRefusals);
  const setups = createGameSetupCache();
  const probabilities = createPregameWinProbabilities();
  const gameCache = createGameCache(routes.options.database);
  const guestAtBats = createGuestAtBats();
  const playedGames = createPlayedGameCache();
  const { app, database, log } = routes.options;
  const watchedGames = createWatchedGames({
    db: database,
    setups,
    findShownUser,
    notices,
    log,
    lookMs,
  });
  app.addHook('onClose', async () => watchedGames.stop());
  const announce = (gameID: string) => notices.publish('watched_game', gameID);

  const readable = <Context, Result>(handler: (context: Context) => Promise<Result>) =>
    refuseDamagedRecord(handler, (error) =>
      routes.options.log?.warn({ err: error }, 'a game cannot be read'),
    );

  const toContext = ({
    db,
    now,
    afterCommit,
  }: Pick<TurnRequest, 'db' | 'now' | 'afterCommit'>): GameContext => ({
    db,
    setups,
    finalGameEffects,
    winProbabilities: probabilities,
    now,
    announceTurn: (gameID) => afterCommit(() => announce(gameID)),
    // Inside the transaction of an idempotency key, the cache would show a turn before its commit.
    gameCache: db === database ? gameCache : null,
  });

  /** Of a turn with a key and no event number, only its events' numbers are kept. */
  const repeat = {
    toKept: toKeptTurn,
    fromKept: (request: TurnRequest, kept: KeptTurn) =>
      readable(() => {
        const { principal, params } = request;
        const gameID = 'id' in params ? params.id : params.gameID;
        return repeatTurn(toContext(request), { userID: principal.userID, gameID }, kept);
      })(request),
  };

  const careers = { findShownUser, findCardOrigin, findUserIDByName };
  games.handle(careerCalls.ownCareer, ({ db, principal, params }) =>
    showOwnCareer({ db, ...careers }, { userID: principal.userID, ...params }),
  );
  games.handle(careerCalls.publicCareer, ({ db, params, query }) =>
    showPublicCareer({ db, ...careers }, { ...params, ...query }),
  );
  games.handle(fairnessCalls.nextFairness, async ({ db, principal, now }) => {
    const { gameID, commitment } = await ensureNextCommitment(db, principal.userID, now);
    return { id: gameID, commitment: commitment.toString('hex') };
  });
  games.handleInTransaction(gameCalls.createGame, async ({ tx, principal, body, now }) => {
    const { campaignContestID, ...game } = body;
    const request = { userID: principal.userID, ...game };
    return campaignContestID == null
      ? createGame(tx, request, now)
      : createContestGame(tx, { ...request, campaignContestID }, now);
  });
  games.handle(gameCalls.userGames, async ({ db, principal, query, header }) => {
    const page = await showGames(
      { db, findContests },
      {
        userID: principal.userID,
        after: query.after,
        limit: query.limit,
        hideCompleted: query.hideCompleted,
        find: query.find,
      },
    );
    const last = page.at(-1);
    if (last !== undefined && page.length === query.limit) header('X-Next-After', last.gameID);
    return page;
  });
  games.handle(
    gameCalls.game,
    readable(({ db, principal, params }) =>
      showGame(
        { db, setups, describeChallengeOfGame },
        { userID: principal.userID, gameID: params.id },
      ),
    ),
  );
  games.handleWithCachedAuth(
    gameCalls.roll,
    readable((request) =>
      rollGame(toContext(request), toGameRequest(request, request.body.eventNumber)),
    ),
    repeat,
  );
  games.handleWithCachedAuth(
    gameCalls.rollByGet,
    readable((request) =>
      rollGame(toContext(request), toGameRequest(request, request.query.eventNumber)),
    ),
    repeat,
  );
  games.handleWithCachedAuth(
    gameCalls.playOn,
    readable((request) =>
      playOn(toContext(request), {
        ...toGameRequest(request, request.body.eventNumber),
        until: request.body.until,
      }),
    ),
    repeat,
  );
  games.handleWithCachedAuth(
    gameCalls.manageEvent,
    readable((request) =>
      executeManagerAction(toContext(request), {
        ...toGameRequest(request, request.body.eventNumber),
        event: request.body.event,
        runnersAdvancing: request.body.runnersAdvancing,
      }),
    ),
    repeat,
  );
  games.handleWithCachedAuth(
    gameCalls.substitute,
    readable((request) =>
      substitutePlayer(toContext(request), {
        ...toGameRequest(
          { ...request, params: { id: request.params.gameID } },
          request.body.eventNumber,
        ),
        lineupOrder: request.body.lineupOrder,
        position: request.body.position,
        removedGameLineupID: request.body.removedGameLineupID,
        addedGameLineupID: request.body.addedGameLineupID,
      }),
    ),
    repeat,
  );
  games.handle(
    gameCalls.abandon,
    readable((request) => abandonGame(toContext(request), toGameRequest(request, undefined))),
  );
  games.handle(
    gameCalls.gameSummary,
    readable(({ db, principal, params }) =>
      summarizeGame(
        { db, setups, describeContestOfGame, describeChallengeOfGame, findShownUser },
        { userID: principal.userID, gameID: params.id },
      ),
    ),
  );
  games.handle(
    gameCalls.gameReplay,
    readable(({ db, principal, params }) =>
      showReplay({ db, setups }, { userID: principal.userID, gameID: params.id }),
    ),
  );
  games.handle(
    publicGameCalls.publicGame,
    readable(({ db, params, principal }) =>
      showPublicGame(
        { db, setups, findShownUser, playedGames },
        { gameID: params.id, viewerID: principal?.userID ?? null },
      ),
    ),
  );
  games.handle(
    publicGameCalls.publicGameReplay,
    readable(({ db, params, principal }) =>
      showPublicReplay(
        { db, setups, findShownUser },
        { gameID: params.id, viewerID: principal?.userID ?? null },
      ),
    ),
  );
  games.handleInTransaction(publicGameCalls.setGameVisibility, ({ tx, principal, params, body }) =>
    setGameVisibility(tx, { userID: principal.userID, gameID: params.id }, body.isPublic),
  );
  games.handle(
    watchedGameCalls.watchedGame,
    readable(({ params }) => watchedGames.show(params.id)),
  );
  games.handleStream(
    watchedGameCalls.watchGame,
    readable(({ params, lastEventID }) => watchedGames.watch(params.id, lastEventID)),
  );
  games.handleInTransaction(
    watchedGameCalls.setGameWatchable,
    ({ tx, principal, params, body, afterCommit }) => {
      const key = { userID: principal.userID, gameID: params.id };
      afterCommit(() => {
        // It knows whether the game may be watched, as it was.
        gameCache.games.delete(gameCacheKey(key));
        announce(key.gameID);
      });
      return setGameWatchable(tx, key, body.isWatchable);
    },
  );
  games.handleInTransaction(publicGameCalls.showEarlierGames, ({ tx, principal }) =>
    showEarlierGames(tx, principal.userID),
  );
  games.handle(guestCalls.guestCards, ({ db, now }) => guestAtBats.listCards(db, now));
  games.handle(guestCalls.guestAtBat, ({ db, now, query }) =>
    guestAtBats.read(db, { cardID: query.cardID, now }),
  );
}

/** What a repeat of a turn takes of its request. */
interface TurnRequest {
  readonly db: TransactionScope;
  readonly now: Date;
  readonly afterCommit: (run: () => void) => void;
  readonly principal: Principal;
  readonly params: { readonly id: string } | { readonly gameID: string };
}

/** Returns who requests what of which game. */
const toGameRequest = (
  request: {
    readonly principal: Principal;
    readonly params: { readonly id: string };
    readonly confirmSession: GameRequest['confirmSession'];
  },
  eventNumber: number | undefined,
): GameRequest => ({
  userID: request.principal.userID,
  sessionID: request.principal.sessionID,
  gameID: request.params.id,
  confirmSession: request.confirmSession,
  eventNumber,
});
