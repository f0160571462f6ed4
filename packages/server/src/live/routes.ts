import { liveCalls as calls } from '@pennant/contract/live';
import { liveResultCalls as results } from '@pennant/contract/live-results';
import { cachedRead } from '../challenges/cached-read.ts';
import { refuseDamagedRecord } from '../games/game-record.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { acceptInvitation, invite, showInvitation } from './invitations.ts';
import { keepLiveTime } from './keep-live-time.ts';
import { sideOfUser, type LiveEntry } from './live-entry.ts';
import { disputeLiveGame, readLiveRecord } from './live-game-record.ts';
import { createLiveGames } from './live-games.ts';
import type { LiveServices } from './live-services.ts';
import { matchPlayers } from './match-players.ts';
import { liveRefusals } from './refusals.ts';
import { sayPhrase } from './say-phrase.ts';
import { listEndedSeats } from './seat-store.ts';
import { isShownToOthers, withdrawHiddenGames } from './shown-live-games.ts';
import { showLiveBoard, showLiveState, toLiveResult } from './show-live-results.ts';
import { stopWaiting } from './waiting-store.ts';

/** Registers the calls of live games, and keeps their clocks while the app runs. */
export function liveRoutes(routes: Routes, services: LiveServices): void {
  const { app, clock, log } = routes.options;
  const { database, notices, lookMs } = services;
  const { handle, handleInTransaction, handleStream } = routes.feature(liveRefusals);
  const liveGames = createLiveGames({
    db: database,
    clock,
    notices,
    log,
    onOver: services.onOver,
  });
  const time =
    lookMs === null ? null : keepLiveTime({ db: database, clock, liveGames, log, lookMs });
  const withdrawn = withdrawHiddenGames({
    ...services,
    db: database,
    streams: liveGames.streams,
    log,
  });
  app.addHook('onClose', async () => {
    withdrawn.stop();
    await time?.stop();
    liveGames.stop();
  });

  /** Returns the handler of a call that reads a game, which may be damaged where it is stored. */
  const readable = <Context, Result>(handler: (context: Context) => Promise<Result>) =>
    refuseDamagedRecord(handler, (error) =>
      log?.warn({ err: error }, 'a live game cannot be read'),
    );

  const isOwn = (entry: LiveEntry, viewerID: string | null): boolean =>
    viewerID !== null && sideOfUser(entry, viewerID) !== null;

  /** Returns a game that somebody may see: its users, and others if both let them. */
  const findVisible = async (queries: Queries, gameID: string, viewerID: string | null) => {
    const entry = await liveGames.find(gameID);
    if (entry === null) return null;
    const isVisible =
      isOwn(entry, viewerID) || (await isShownToOthers(services.findShownUser, queries, entry));
    return isVisible ? entry : null;
  };

  handleInTransaction(calls.inviteToLiveGame, ({ tx, principal: { userID }, body, now }) =>
    invite(tx, services, { userID, ...body, now }),
  );
  handle(calls.liveInvitation, ({ db, params, principal, now }) =>
    showInvitation(services, db, {
      token: params.token,
      viewerID: principal?.userID ?? null,
      now,
    }),
  );
  handle(calls.acceptLiveInvitation, ({ db, principal: { userID }, params, body, address, now }) =>
    acceptInvitation(services, db, {
      token: params.token,
      userID,
      userTeamID: body.userTeamID,
      address,
      now,
    }),
  );
  handle(results.liveState, ({ db, principal: { userID }, now }) =>
    showLiveState(db, { userID, now }),
  );
  handle(results.matchLive, ({ db, principal: { userID }, body, address, now }) =>
    matchPlayers(services, db, { userID, userTeamID: body.userTeamID, address, now }),
  );
  handle(results.leaveLiveMatch, async ({ db, principal: { userID } }) => {
    await stopWaiting(db, userID);
    return { ok: true };
  });
  handle(results.liveResults, async ({ db, principal: { userID }, query, header }) => {
    const page = await listEndedSeats(db, { userID, ...query });
    const last = page.at(-1);
    if (last !== undefined && page.length === query.limit) header('X-Next-After', last.game_id);
    return page.map(toLiveResult);
  });
  const showBoard = cachedRead((db, now) => showLiveBoard(services.findUsernames, db, now));
  handle(results.liveBoard, ({ db, now }) => showBoard(db, now));
  handle(
    calls.liveGame,
    readable(({ principal: { userID }, params }) => liveGames.show({ userID, gameID: params.id })),
  );
  handleStream(
    calls.followLiveGame,
    readable(({ principal: { userID }, params, lastEventID }) =>
      liveGames.follow({ userID, gameID: params.id }, lastEventID),
    ),
  );
  handle(
    calls.stepLiveGame,
    readable(async ({ principal: { userID }, params, body }) => {
      await time?.afterOutage();
      return liveGames.step({ userID, gameID: params.id, ...body });
    }),
  );
  handle(calls.sayInLiveGame, ({ db, principal: { userID }, params, body, now, afterCommit }) => {
    afterCommit(() => liveGames.announce(params.id));
    return sayPhrase(db, { gameID: params.id, userID, phrase: body.phrase, now });
  });
  handle(
    calls.disputeLiveGame,
    readable(async ({ db, principal: { userID }, params, body, now, afterCommit }) => {
      afterCommit(() => liveGames.announce(params.id));
      return disputeLiveGame(liveGames, db, { gameID: params.id, userID, now, ...body });
    }),
  );
  handle(
    calls.liveGameRecord,
    readable(async ({ db, params, principal }) => {
      const entry = await findVisible(db, params.id, principal?.userID ?? null);
      if (entry === null) return refuse('live_game_not_found');
      const record = await readLiveRecord(db, entry);
      return isRefusal(record) ? record : { ...record };
    }),
  );
  handle(
    calls.watchedLiveGame,
    readable(async ({ db, params, principal }) =>
      (await findVisible(db, params.id, principal?.userID ?? null)) === null
        ? refuse('live_game_not_found')
        : liveGames.watch(params.id),
    ),
  );
  handleStream(
    calls.watchLiveGame,
    readable(async ({ db, params, principal, lastEventID }) => {
      const viewerID = principal?.userID ?? null;
      const entry = await findVisible(db, params.id, viewerID);
      if (entry === null) return refuse('live_game_not_found');
      const stream = await liveGames.followAsWatcher(params.id, lastEventID);
      if (isRefusal(stream) || isOwn(entry, viewerID)) return stream;
      return withdrawn.checkOnceOpen(entry, stream);
    }),
  );
}
