import { userAdminCalls } from '@pennant/contract/user-admin';
import { listUsers } from '../account/list-users.ts';
import { lockExistingUser } from '../account/lock-existing-user.ts';
import { showUserToAdmin } from '../account/show-user-to-admin.ts';
import { countCards } from '../cards/count-cards.ts';
import { countGames } from '../games/count-games.ts';
import { awardPacks } from '../packs/award-packs.ts';
import { listPacks } from '../packs/list-packs.ts';
import { packRefusals } from '../packs/refusals.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { listRatedTeamsOfUser } from '../teams/list-rated-teams.ts';
import { MAX_TEAMS } from '../teams/save-team.ts';
import { awardMoney } from '../wallet/award-money.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { showWallet } from '../wallet/show-wallet.ts';
import { recordAdminAction } from './audit-log.ts';
import { adminRefusals } from './refusals.ts';

/** The number of wallet transactions of a user that admins see. */
const MAX_TRANSACTIONS = 8;

const listTeamNames = async (db: Queries, { userID }: { userID: string }) => {
  const teams = await listRatedTeamsOfUser(db, { userID, limit: MAX_TEAMS });
  return teams.map(({ userTeamID, name, score }) => ({ userTeamID, name, score }));
};

/** Returns one user with wallet, cards, packs, games and teams. */
async function showUserDetail(db: Queries, request: { userID: string; now: Date }) {
  const user = await showUserToAdmin(db, request);
  if (isRefusal(user)) return user;
  const wallet = await showWallet(db, { ...request, limit: MAX_TRANSACTIONS });
  const packs = await listPacks(db, request);
  return {
    ...user,
    ...(isRefusal(wallet)
      ? { balance: null, transactions: [] }
      : { balance: wallet.balance, transactions: wallet.WalletTransactions }),
    ...(await countCards(db, request)),
    packs: packs.reduce((sum, { amount }) => sum + amount, 0),
    ...(await countGames(db, request)),
    teams: await listTeamNames(db, request),
  };
}

/** Registers the admin calls on users: the list, one user, and awards of packs and money. */
export function userRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature({ ...packRefusals, ...adminRefusals });

  handle(userAdminCalls.users, async ({ db, query, header }) => {
    const { users, next } = await listUsers(db, query);
    if (next !== null) header('X-Next-After', next);
    return users;
  });
  handle(userAdminCalls.user, ({ db, params, now }) =>
    showUserDetail(db, { userID: params.userID, now }),
  );
  handleInTransaction(userAdminCalls.awardPacks, async ({ tx, principal, body, now }) => {
    const { userID, seriesID, amount, reason } = body;
    const recipient = await lockExistingUser(tx, userID);
    if (isRefusal(recipient)) return recipient;
    const packs = await awardPacks(tx, { userID, seriesID, amount, reason, now });
    if (isRefusal(packs)) return packs;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'packs_awarded',
      subjectID: userID,
      before: { packs: packs.before },
      after: {
        packs: packs.after,
        user: recipient.username,
        series: packs.series,
        awarded: amount,
      },
      reason,
      now,
    });
    return { userID, seriesID, awarded: amount, amount: packs.after };
  });
  handleInTransaction(userAdminCalls.awardMoney, async ({ tx, principal, body, now }) => {
    const { userID, amount, reason } = body;
    // The wallet before the account, as wherever both are locked.
    await lockBalance(tx, userID);
    const recipient = await lockExistingUser(tx, userID);
    if (isRefusal(recipient)) return recipient;
    const paid = await awardMoney(tx, { userID, amount, reason, now });
    if (!paid.ok) return paid;
    await recordAdminAction(tx, {
      adminID: principal.userID,
      action: 'money_awarded',
      subjectID: userID,
      before: { balance: paid.balance - amount },
      after: { balance: paid.balance, user: recipient.username, awarded: amount },
      reason,
      now,
    });
    return { userID, amount, balance: paid.balance };
  });
}
