import type { FuzzFinding } from '../fuzz/send-requests.ts';
import type { SourcePlant } from './planted-program.ts';

/** Bugs that an unexpected request shows. */
export const FUZZ_PLANTS: readonly (SourcePlant & {
  /** What must be found. */
  readonly foundBy: FuzzFinding;
})[] = [
  {
    name: 'a body is taken as it comes',
    foundBy: 'failures',
    file: 'packages/server/src/platform/http/request-validation.ts',
    find: "if (!result.success) return toRefusal('body', result.error);",
    replace: '',
  },
  {
    name: 'a refusal tells where in the program it comes from',
    foundBy: 'leaks',
    file: 'packages/server/src/platform/http/http-server.ts',
    find: "FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',",
    replace: "FST_ERR_CTP_INVALID_JSON_BODY: new Error('The body is not valid JSON.').stack ?? '',",
  },
  {
    name: "the list of a user's games is everyone's",
    foundBy: 'leaks',
    file: 'packages/server/src/games/game-store.ts',
    find: 'where user_id = $1 and ($2::uuid is null or game_id < $2)',
    replace: 'where $1::uuid is not null and ($2::uuid is null or game_id < $2)',
  },
  {
    name: 'the seed of the packs is shown before the epoch is over',
    foundBy: 'leaks',
    file: 'packages/server/src/packs/epoch.ts',
    find: "seed: isClosed ? row.seed.toString('hex') : null,",
    replace: "seed: isClosed || row.seed.length > 0 ? row.seed.toString('hex') : null,",
  },
  {
    name: 'a key that is no key ends the program',
    foundBy: 'exits',
    file: 'packages/server/src/platform/http/idempotent-handler.ts',
    find: "if (typeof key !== 'string' || !isValidIdempotencyKey(key)) {",
    replace: `if (typeof key !== 'string' || !isValidIdempotencyKey(key)) {
      setImmediate(() => { throw new Error('no key'); });`,
  },
  {
    name: 'a field that the contract does not have is taken',
    foundBy: 'formFaults',
    file: 'packages/server/src/platform/http/request-validation.ts',
    find: "if (!result.success) return toRefusal('query', result.error);",
    replace: '',
  },
];
