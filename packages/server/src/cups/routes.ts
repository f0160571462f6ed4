import { cupCalls as calls } from '@pennant/contract/cups';
import type { Routes } from '../platform/http/contract-routes.ts';
import { comeToMatch } from './come-to-match.ts';
import type { CupServices } from './cup-services.ts';
import { cancelCup, changeCup, createCup } from './edit-cups.ts';
import { enterCup } from './enter-cup.ts';
import { leaveCupOfUser, standInForMatch } from './leave-cup.ts';
import { playStandingTeam } from './play-standing-team.ts';
import { cupRefusals } from './refusals.ts';
import { showCup, showCups } from './show-cups.ts';

/** Registers the calls of cups. */
export function cupRoutes(routes: Routes, services: CupServices): void {
  const { handle, handleInTransaction } = routes.feature(cupRefusals);

  handle(calls.cups, async ({ db, principal, query, header }) => {
    const cups = await showCups(db, { userID: principal?.userID ?? null, ...query });
    const last = cups.at(-1);
    if (last !== undefined && cups.length === query.limit) header('X-Next-After', last.cupID);
    return cups;
  });
  handle(calls.cup, ({ db, principal, params }) =>
    showCup(db, { cupID: params.cupID, userID: principal?.userID ?? null }),
  );
  handleInTransaction(calls.enterCup, ({ tx, principal: { userID }, params, body, address, now }) =>
    enterCup(services, tx, { ...params, ...body, userID, address, now }),
  );
  handleInTransaction(calls.leaveCup, ({ tx, principal: { userID }, params, now }) =>
    leaveCupOfUser(tx, { ...params, userID, now }),
  );
  handleInTransaction(calls.comeToCupMatch, ({ tx, principal: { userID }, params, now }) =>
    comeToMatch(tx, { ...params, userID, now }),
  );
  handleInTransaction(calls.playStandingTeam, ({ tx, principal: { userID }, params, body, now }) =>
    playStandingTeam(tx, { ...params, ...body, userID, now }),
  );
  handleInTransaction(calls.standInForCupMatch, ({ tx, principal: { userID }, params, now }) =>
    standInForMatch(tx, { ...params, userID, now }),
  );
  handleInTransaction(calls.createCup, ({ tx, principal, body, now }) =>
    createCup(services, tx, { form: body, adminID: principal.userID, now }),
  );
  handleInTransaction(calls.changeCup, ({ tx, principal, params, body, now }) =>
    changeCup(services, tx, { ...params, form: body, adminID: principal.userID, now }),
  );
  handleInTransaction(calls.cancelCup, ({ tx, principal, params, now }) =>
    cancelCup(services, tx, { ...params, adminID: principal.userID, now }),
  );
}
