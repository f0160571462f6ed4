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

/** Games, and the commitments that they are played under. */
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
  const chances = winChances();
  const inHand = gamesInHand(routes.options.database, sessionHolds);

  const partsOf = ({ db, now }: { readonly db: Atomic; readonly now: Date }): GameParts => ({
    db,
    setups,
    after,
    chances,
    now,
    // A turn that is played in the transaction of a key is nobody's knowledge before that has ended.
    hand: db === routes.options.database ? inHand : null,
  });

  games.handle(fairnessCalls.nextFairness, async ({ db, user, now }) => {
    const { gameID, commitment } = await nextCommitment(db, user.userID, now);
    return { id: gameID, commitment: commitment.toString('hex') };
  });
  games.handleInTransaction(gameCalls.createGame, async ({ tx, user, body, now }) => {
    const { campaignContestID, ...game } = body;
    const asked = { userID: user.userID, ...game };
    return campaignContestID == null
      ? createGame(tx, asked, now)
      : createContestGame(tx, { ...asked, campaignContestID }, now);
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
  games.handleQuickly(gameCalls.roll, (asked) =>
    rollDice(partsOf(asked), turnOf(asked, asked.body.eventNumber)),
  );
  games.handleQuickly(gameCalls.rollByGet, (asked) =>
    rollDice(partsOf(asked), turnOf(asked, asked.query.eventNumber)),
  );
  games.handleQuickly(gameCalls.playOn, (asked) =>
    playOn(partsOf(asked), {
      ...turnOf(asked, asked.body.eventNumber),
      until: asked.body.until,
    }),
  );
  games.handleQuickly(gameCalls.manageEvent, (asked) =>
    manageEvent(partsOf(asked), {
      ...turnOf(asked, asked.body.eventNumber),
      event: asked.body.event,
      runnersAdvancing: asked.body.runnersAdvancing,
    }),
  );
  games.handleQuickly(gameCalls.substitute, (asked) =>
    substitutePlayer(partsOf(asked), {
      ...turnOf({ ...asked, params: { id: asked.params.gameID } }, asked.body.eventNumber),
      lineupOrder: asked.body.lineupOrder,
      position: asked.body.position,
      removedGameLineupID: asked.body.removedGameLineupID,
      addedGameLineupID: asked.body.addedGameLineupID,
    }),
  );
  games.handle(gameCalls.abandon, (asked) => abandonGame(partsOf(asked), turnOf(asked, undefined)));
  games.handle(gameCalls.gameSummary, ({ db, user, params }) =>
    summarizeGame({ db, setups, findContests }, { userID: user.userID, gameID: params.id }),
  );
  games.handle(gameCalls.gameReplay, ({ db, user, params }) =>
    showReplay({ db, setups }, { userID: user.userID, gameID: params.id }),
  );
}

/** Who asks for which game. */
const turnOf = (
  asked: {
    readonly user: Caller;
    readonly params: { readonly id: string };
    readonly confirmUser: Asked['confirmUser'];
  },
  eventNumber: number | undefined,
): Asked => ({
  userID: asked.user.userID,
  sessionID: asked.user.sessionID,
  gameID: asked.params.id,
  confirmUser: asked.confirmUser,
  eventNumber,
});
