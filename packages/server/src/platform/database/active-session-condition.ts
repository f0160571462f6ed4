/**
 * Returns the SQL condition that a session has not ended, for statements that check it themselves
 * (see FindCachedPrincipal). Both arguments are SQL expressions: of the user's id and of the
 * session's id.
 */
export const activeSessionCondition = (userID: string, sessionID: string): string =>
  `exists (select from session where session.user_id = ${userID}
             and session.session_id = ${sessionID} and session.ended_at is null)`;
