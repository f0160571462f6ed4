import { fairnessCalls } from '@pennant/contract/fairness';
import { gameCalls } from '@pennant/contract/games';
import type { Routes } from '../platform/http/routes.ts';
import { refuse } from '../platform/refusal.ts';
import { createGame } from './create-game.ts';
import type { AfterFinal } from './finish-game.ts';
import { gameSetups } from './game-setups.ts';
import { manageEvent, substitutePlayer } from './manage.ts';
import { nextCommitment } from './next-commitment.ts';
import { showGame, showGames, summarizeGame } from './read-game.ts';
import { gameRefusals } from './refusals.ts';
import { showReplay } from './replay-game.ts';
import { abandonGame, playOn, rollDice } from './take-turn.ts';

/** Games, and the commitments that they are played under. */
export function gameRoutes(routes: Routes, { after }: { readonly after: AfterFinal }): void {
  const games = routes.feature(gameRefusals);
  const setups = gameSetups();

  games.handle(fairnessCalls.nextFairness, async ({ db, user, now }) => {
    const { gameID, commitment } = await nextCommitment(db, user.userID, now);
    return { id: gameID, commitment: commitment.toString('hex') };
  });
  games.handleInTransaction(gameCalls.createGame, async ({ tx, user, body, now }) => {
    // There are no contests yet that a game could belong to.
    if (body.campaignContestID) return refuse('contest_not_found');
    return createGame(tx, { userID: user.userID, ...body }, now);
  });
  games.handle(gameCalls.userGames, async ({ db, user, query, header }) => {
    const page = await showGames(
      { db },
      {
        userID: user.userID,
        after: query.after,
        limit: query.limit,
        hideCompleted: query.hideCompleted,
      },
    );
    const last = page.at(-1);
    if (last !== undefined && page.length === query.limit) header('X-Next-After', last.gameID);
    return page;
  });
  games.handle(gameCalls.game, ({ db, user, params }) =>
    showGame({ db, setups }, { userID: user.userID, gameID: params.id }),
  );
  games.handle(gameCalls.roll, ({ db, user, params, body, now }) =>
    rollDice(
      { db, setups, after, now },
      { userID: user.userID, gameID: params.id, eventNumber: body.eventNumber },
    ),
  );
  games.handle(gameCalls.rollByGet, ({ db, user, params, query, now }) =>
    rollDice(
      { db, setups, after, now },
      { userID: user.userID, gameID: params.id, eventNumber: query.eventNumber },
    ),
  );
  games.handle(gameCalls.playOn, ({ db, user, params, body, now }) =>
    playOn(
      { db, setups, after, now },
      {
        userID: user.userID,
        gameID: params.id,
        until: body.until,
        eventNumber: body.eventNumber,
      },
    ),
  );
  games.handle(gameCalls.manageEvent, ({ db, user, params, body, now }) =>
    manageEvent(
      { db, setups, after, now },
      {
        userID: user.userID,
        gameID: params.id,
        event: body.event,
        runnersAdvancing: body.runnersAdvancing,
        eventNumber: body.eventNumber,
      },
    ),
  );
  games.handle(gameCalls.substitute, ({ db, user, params, body, now }) =>
    substitutePlayer(
      { db, setups, after, now },
      {
        userID: user.userID,
        gameID: params.gameID,
        lineupOrder: body.lineupOrder,
        position: body.position,
        removedGameLineupID: body.removedGameLineupID,
        addedGameLineupID: body.addedGameLineupID,
        eventNumber: body.eventNumber,
      },
    ),
  );
  games.handle(gameCalls.abandon, ({ db, user, params, now }) =>
    abandonGame({ db, setups, after, now }, { userID: user.userID, gameID: params.id }),
  );
  games.handle(gameCalls.gameSummary, ({ db, user, params }) =>
    summarizeGame({ db, setups }, { userID: user.userID, gameID: params.id }),
  );
  games.handle(gameCalls.gameReplay, ({ db, user, params }) =>
    showReplay({ db, setups }, { userID: user.userID, gameID: params.id }),
  );
}
