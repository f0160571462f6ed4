import { fairnessCalls } from '@pennant/contract/fairness';
import { gameCalls } from '@pennant/contract/games';
import type { Atomic } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Routes } from '../platform/http/routes.ts';
import { createGame, type CreateContestGame } from './create-game.ts';
import type { AfterFinal } from './finish-game.ts';
import { abandonGame } from './end-game.ts';
import { gamesInHand, type Asked, type GameParts } from './game-parts.ts';
import { gameSetups } from './game-setups.ts';
import { manageEvent, substitutePlayer } from './manage.ts';
import { nextCommitment } from './next-commitment.ts';
import { showGame, showGames, summarizeGame, type FindContests } from './read-game.ts';
import { gameRefusals } from './refusals.ts';
import { showReplay } from './replay-game.ts';
import { playOn, rollDice } from './take-turn.ts';
import type { SessionHolds } from './turn-store.ts';
import { winChances } from './win-chances.ts';

/** Registers the API calls of games, and of the commitments that games are played under. */
export function gameRoutes(
  routes: Routes,
  {
    after,
    sessionHolds,
    findContests,
    createContestGame,
  }: {
    readonly after: AfterFinal;
    readonly sessionHolds: SessionHolds;
    readonly findContests: FindContests;
    readonly createContestGame: CreateContestGame;
  },
): void {
  const games = routes.feature(gameRefusals);
  const setups = gameSetups();
  const probabilities = winChances();
  const gameCache = gamesInHand(routes.options.database, sessionHolds);

  const toContext = ({ db, now }: { readonly db: Atomic; readonly now: Date }): GameParts => ({
    db,
    setups,
    after,
    chances: probabilities,
    now,
    // Inside the transaction of an idempotency key, the cache would show a turn before its commit.
    hand: db === routes.options.database ? gameCache : null,
  });

  games.handle(fairnessCalls.nextFairness, async ({ db, user, now }) => {
    const { gameID, commitment } = await nextCommitment(db, user.userID, now);
    return { id: gameID, commitment: commitment.toString('hex') };
  });
  games.handleInTransaction(gameCalls.createGame, async ({ tx, user, body, now }) => {
    const { campaignContestID, ...game } = body;
    const request = { userID: user.userID, ...game };
    return campaignContestID == null
      ? createGame(tx, request, now)
      : createContestGame(tx, { ...request, campaignContestID }, now);
  });
  games.handle(gameCalls.userGames, async ({ db, user, query, header }) => {
    const page = await showGames(
      { db, findContests },
      {
        userID: user.userID,
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
  games.handle(gameCalls.game, ({ db, user, params }) =>
    showGame({ db, setups }, { userID: user.userID, gameID: params.id }),
  );
  games.handleQuickly(gameCalls.roll, (request) =>
    rollDice(toContext(request), toGameRequest(request, request.body.eventNumber)),
  );
  games.handleQuickly(gameCalls.rollByGet, (request) =>
    rollDice(toContext(request), toGameRequest(request, request.query.eventNumber)),
  );
  games.handleQuickly(gameCalls.playOn, (request) =>
    playOn(toContext(request), {
      ...toGameRequest(request, request.body.eventNumber),
      until: request.body.until,
    }),
  );
  games.handleQuickly(gameCalls.manageEvent, (request) =>
    manageEvent(toContext(request), {
      ...toGameRequest(request, request.body.eventNumber),
      event: request.body.event,
      runnersAdvancing: request.body.runnersAdvancing,
    }),
  );
  games.handleQuickly(gameCalls.substitute, (request) =>
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
  );
  games.handle(gameCalls.abandon, (request) =>
    abandonGame(toContext(request), toGameRequest(request, undefined)),
  );
  games.handle(gameCalls.gameSummary, ({ db, user, params }) =>
    summarizeGame({ db, setups, findContests }, { userID: user.userID, gameID: params.id }),
  );
  games.handle(gameCalls.gameReplay, ({ db, user, params }) =>
    showReplay({ db, setups }, { userID: user.userID, gameID: params.id }),
  );
}

/** Returns who requests what of which game. */
const toGameRequest = (
  request: {
    readonly user: Caller;
    readonly params: { readonly id: string };
    readonly confirmUser: Asked['confirmUser'];
  },
  eventNumber: number | undefined,
): Asked => ({
  userID: request.user.userID,
  sessionID: request.user.sessionID,
  gameID: request.params.id,
  confirmUser: request.confirmUser,
  eventNumber,
});
