import type { ReportedPlace } from '@pennant/contract/reports';
import type { ReportedKind } from '@pennant/rules/reports/report-limits';
import { findPublicAccount } from '../account/find-public-account.ts';
import { findShownUser } from '../account/shown-user.ts';
import { showPublishedTeam } from '../challenges/publish-team.ts';
import { findVisibleSide } from '../games/find-visible-side.ts';
import type { Queries } from '../platform/database/database.ts';
import { findTeamName } from '../teams/name-of-team.ts';
import type { NameKey } from './report-store.ts';

/** A name as it stands where a user has read it. */
export type FoundName = NameKey & {
  /** The game in which it was read; null where it was read elsewhere. */
  readonly gameID: string | null;
};

/** Returns the name that stands at a place; null where a user can't read one there. */
export const findReportedName = (
  queries: Queries,
  {
    readerID,
    kind,
    place,
  }: {
    readonly readerID: string;
    readonly kind: ReportedKind;
    readonly place: ReportedPlace;
  },
): Promise<FoundName | null> =>
  'gameID' in place
    ? findNameInGame(queries, { readerID, kind, ...place })
    : findNameOfUser(queries, kind, place);

async function findNameInGame(
  queries: Queries,
  { kind, ...read }: Parameters<typeof findVisibleSide>[2] & { readonly kind: ReportedKind },
): Promise<FoundName | null> {
  const side = await findVisibleSide(queries, findShownUser, read);
  if (side === null || side.userID === null) return null;
  const { userID, teamID, name } = side;
  const { gameID } = read;
  if (kind === 'team_name') return { kind, userID, teamID, name, gameID };
  const user = await findShownUser(queries, userID);
  return user === null ? null : { kind, userID, teamID: null, name: user.username, gameID };
}

async function findNameOfUser(
  queries: Queries,
  kind: ReportedKind,
  { username, userTeamID }: { readonly username: string; readonly userTeamID?: string | undefined },
): Promise<FoundName | null> {
  const user = await findPublicAccount(queries, username);
  if (user === null) return null;
  const { userID } = user;
  if (kind === 'username') return { kind, userID, teamID: null, name: user.username, gameID: null };
  if (userTeamID === undefined) {
    const team = await showPublishedTeam(queries, userID);
    if (team === null) return null;
    return { kind, userID, teamID: team.userTeamID, name: team.name, gameID: null };
  }
  const name = await findTeamName(queries, { userID, teamID: userTeamID });
  return name === null ? null : { kind, userID, teamID: userTeamID, name, gameID: null };
}
