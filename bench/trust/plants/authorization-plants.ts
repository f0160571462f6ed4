import type { SourcePlant } from './planted-program.ts';

/** Bugs that let somebody in: one of each kind of check. */
export const AUTHORIZATION_PLANTS: readonly SourcePlant[] = [
  {
    name: 'a route of a debugging session is left in',
    file: 'packages/server/src/app.ts',
    find: 'serviceRoutes(app, {',
    replace: `app.get('/api/debug/users', () => database.sql('select username from account'));
  serviceRoutes(app, {`,
  },
  {
    name: 'the role is not looked at',
    file: 'packages/server/src/platform/http/authenticate-and-authorize.ts',
    find: "return call.who === 'admin' && !principal?.isAdmin ? refuse('admins_only') : null;",
    replace: 'void principal; return null;',
  },
  {
    name: 'a token that has expired is taken',
    file: 'packages/server/src/account/authenticator.ts',
    find: "if (row.expires_at <= clock()) return refuse('token_expired');",
    replace: '',
  },
  {
    name: 'the token of a session that was ended is taken',
    file: 'packages/server/src/account/authenticator.ts',
    find: "if (row.ended_at !== null) return refuse('session_ended');",
    replace: '',
  },
  {
    name: 'any kind of token is taken for any other',
    file: 'packages/server/src/account/authenticator.ts',
    find: "if (!token || !kinds.some((kind) => kind === token.kind)) return refuse('token_invalid');",
    replace: "if (!token) return refuse('token_invalid');",
  },
  {
    name: 'a game is found by its id alone',
    file: 'packages/server/src/games/game-store.ts',
    find: 'from game where user_id = $1 and game_id = $2`',
    replace: 'from game where ($1::uuid is not null) and game_id = $2`',
  },
  {
    name: 'a session is ended by its id alone',
    file: 'packages/server/src/account/session-store.ts',
    find: 'where user_id = $1 and session_id = $2 returning session_id`',
    replace: 'where ($1::uuid is not null) and session_id = $2 returning session_id`',
  },
];
