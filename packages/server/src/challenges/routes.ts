import { challengeCalls as calls } from '@pennant/contract/challenges';
import type { Routes } from '../platform/http/contract-routes.ts';
import { acceptLink, createLink, showLink } from './challenge-links.ts';
import { cachedRead } from './cached-read.ts';
import type { ChallengeServices } from './challenge-services.ts';
import { drawOpponents, findPlayersByName } from './find-players.ts';
import { listDefences } from './list-defences.ts';
import { publishTeam, showChallengeState } from './publish-team.ts';
import { withdrawTeam } from './moderate-challenges.ts';
import { challengeRefusals } from './refusals.ts';
import { showLadder } from './show-ladder.ts';
import { showPlayerBoard } from './show-player-board.ts';
import { challengePlayer } from './start-challenge.ts';

/** Registers the calls of challenges: published teams, players, links, defences and their board. */
export function challengeRoutes(routes: Routes, services: ChallengeServices): void {
  const { handle, handleInTransaction } = routes.feature(challengeRefusals);
  const showBoard = cachedRead((db, now) => showPlayerBoard(services, db, now));
  const showCurrentLadder = cachedRead((db, now) => showLadder(services, db, now));

  handle(calls.challengeState, ({ db, principal: { userID }, now }) =>
    showChallengeState(db, { userID, now }),
  );
  handle(calls.publishTeam, ({ db, principal: { userID }, body, now }) => {
    const { userTeamID, ...orders } = body;
    return publishTeam(services, db, { userID, userTeamID, orders, now });
  });
  handleInTransaction(calls.withdrawTeam, async ({ tx, principal: { userID } }) => {
    await withdrawTeam(tx, userID);
    return { ok: true };
  });
  handle(calls.playerOpponents, async ({ db, principal: { userID }, query, now }) => ({
    opponents: await drawOpponents(db, { userID, draw: query.draw, now }),
  }));
  handle(calls.findPlayers, async ({ db, principal: { userID }, query, now }) => ({
    players: await findPlayersByName(db, { userID, find: query.find, now }),
  }));
  handle(calls.challengePlayer, ({ db, principal: { userID }, body, address, now }) =>
    challengePlayer(services, db, { userID, address, now, ...body }),
  );
  handleInTransaction(calls.createChallengeLink, ({ tx, principal: { userID }, now }) =>
    createLink(tx, services, { userID, now }),
  );
  handle(calls.challengeLink, ({ db, params, now }) =>
    showLink(services, db, { token: params.token, now }),
  );
  handle(calls.acceptChallengeLink, ({ db, principal: { userID }, params, body, address, now }) =>
    acceptLink(services, db, { userID, address, now, token: params.token, ...body }),
  );
  handle(calls.defences, async ({ db, principal: { userID }, query, header }) => {
    const { defences, lastID } = await listDefences(services, db, { userID, ...query });
    if (lastID !== null && defences.length === query.limit) header('X-Next-After', lastID);
    return defences;
  });
  handle(calls.playerBoard, ({ db, now }) => showBoard(db, now));
  handle(calls.ladder, ({ db, now }) => showCurrentLadder(db, now));
}
