import type { LiveInvitation } from '@pennant/contract/live';
import { notify } from '../notifications/notify.ts';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { findPlayableTeam } from '../teams/find-playable-team.ts';
import { createLiveGame } from './create-live-game.ts';
import {
  findInvitation,
  insertInvitation,
  lockAndCountInvitations,
  useInvitation,
} from './invitation-store.ts';
import type { InvitationToken, LiveServices } from './live-services.ts';
import { findPairsUnratedReason } from './match-players.ts';
import { INVITATION_HOURS, MAX_OPEN_INVITATIONS, type LiveRefusalCode } from './refusals.ts';
import { hasSeat } from './seat-store.ts';

type Refused = Refusal<LiveRefusalCode>;
const HOUR_MS = 3_600_000;

/** Makes a link with which one other user may play a live game against a team of the user. */
export async function invite(
  tx: Transaction,
  services: LiveServices,
  {
    userID,
    userTeamID,
    isRated,
    now,
  }: {
    readonly userID: string;
    readonly userTeamID: string;
    readonly isRated: boolean;
    readonly now: Date;
  },
): Promise<{ readonly token: string; readonly expires: string } | Refused> {
  const found = await findPlayableTeam(tx, { userID, teamID: userTeamID });
  if (found === null) return refuse('team_not_found');
  if (found.team.userID === null) return refuse('no_team_of_yours');
  if (found.problem !== null) return refuse('team_cannot_play', { problem: found.problem });
  if ((await lockAndCountInvitations(tx, { userID, now })) >= MAX_OPEN_INVITATIONS)
    return refuse('too_many_invitations');
  const { text, hash } = services.newInvitationToken(userID);
  const expires = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  await insertInvitation(tx, { userID, hash, teamID: userTeamID, isRated, expires });
  return { token: text, expires: expires.toISOString() };
}

/** An invitation that was found, by the token of it that somebody has. */
interface FoundInvitation {
  readonly token: InvitationToken;
  readonly state: LiveInvitation['state'];
  readonly teamID: string;
  readonly isRated: boolean;
  readonly expires: Date;
  readonly gameID: string | null;
}

async function findByToken(
  services: LiveServices,
  queries: Queries,
  { token: text, now }: { readonly token: string; readonly now: Date },
): Promise<FoundInvitation | null> {
  const token = services.parseInvitationToken(text);
  const row = token === null ? undefined : await findInvitation(queries, token);
  if (token === null || row === undefined) return null;
  const isOver = row.expires_at <= now;
  return {
    token,
    state: row.used_at !== null ? 'used' : isOver ? 'expired' : 'open',
    teamID: row.team_id,
    isRated: row.is_rated,
    expires: row.expires_at,
    gameID: row.game_id,
  };
}

/** Whether a viewer is one of the two players of the game that an invitation led to. */
async function isPlayer(
  queries: Queries,
  { gameID, token }: FoundInvitation,
  viewerID: string | null,
): Promise<boolean> {
  if (gameID === null || viewerID === null) return false;
  return viewerID === token.userID || hasSeat(queries, { userID: viewerID, gameID });
}

/** Returns who invites, and whether the invitation is open. */
export async function showInvitation(
  services: LiveServices,
  queries: Queries,
  request: { readonly token: string; readonly viewerID: string | null; readonly now: Date },
): Promise<LiveInvitation | Refused> {
  const found = await findByToken(services, queries, request);
  if (found === null) return refuse('live_invitation_not_found');
  const { userID } = found.token;
  const team = await findPlayableTeam(queries, { userID, teamID: found.teamID });
  return {
    state: found.state,
    username: await services.findUsername(queries, userID),
    team: team?.team.name ?? '',
    isRated: found.isRated,
    expires: found.expires.toISOString(),
    // Whoever else has the link learns nothing of the game.
    gameID: (await isPlayer(queries, found, request.viewerID)) ? found.gameID : null,
  };
}

/** Takes an invitation up: it is used up, and the game waits for both to be ready. */
export async function acceptInvitation(
  services: LiveServices,
  db: TransactionScope,
  request: {
    readonly token: string;
    readonly userID: string;
    readonly userTeamID: string;
    readonly address: string;
    readonly now: Date;
  },
): Promise<{ readonly gameID: string } | Refused> {
  const { userID, now } = request;
  const found = await findByToken(services, db, request);
  if (found === null) return refuse('live_invitation_not_found');
  const inviterID = found.token.userID;
  if (inviterID === userID) return refuse('invited_yourself');
  if (found.state === 'used') return refuse('live_invitation_used');
  if (found.state === 'expired') return refuse('live_invitation_expired');
  const isNear =
    found.isRated &&
    (await services.shareNetwork(db, {
      requesterID: userID,
      address: request.address,
      userID: inviterID,
      now,
    }));
  const [inviter, guest] = await Promise.all([
    services.findUsername(db, inviterID),
    services.findUsername(db, userID),
  ]);
  return db.transaction(async (tx) => {
    const unratedReason = found.isRated
      ? await findPairsUnratedReason(tx, { one: inviterID, other: userID, isNear, now })
      : 'by_wish';
    const game = await createLiveGame(
      tx,
      {
        first: { userID: inviterID, username: inviter, teamID: found.teamID },
        second: { userID, username: guest, teamID: request.userTeamID },
        unratedReason,
      },
      now,
    );
    if (isRefusal(game)) return game;
    // Two who open the link at once: one of them finds it used, and no game is left.
    const { gameID } = game;
    const isTaken = await useInvitation(tx, { ...found.token, now, gameID });
    if (!isTaken) return refuse('live_invitation_used');
    await notify(tx, { userID: inviterID, kind: 'joined', opponent: guest, gameID, now });
    return game;
  });
}
