import type { SourcePlant } from './planted-program.ts';

/** Bugs in limits, with what finds them. */
export const LIMITS_PLANTS: readonly (SourcePlant & { readonly foundBy: 'rates' | 'rounds' })[] = [
  {
    name: 'spending comes in bursts of 60',
    foundBy: 'rates',
    file: 'packages/server/src/platform/http/rate-limiter.ts',
    find: 'spending: { perSecond: 10, burst: 40 }',
    replace: 'spending: { perSecond: 10, burst: 60 }',
  },
  {
    name: 'a player has a limit at each network',
    foundBy: 'rates',
    file: 'packages/server/src/platform/http/rate-limiter.ts',
    find: 'limiter.take(rate, principal?.userID ?? address)',
    replace: 'limiter.take(rate, principal === null ? address : address)',
  },
  {
    name: 'a refusal is not told when to come again',
    foundBy: 'rates',
    file: 'packages/server/src/platform/http/rate-limiter.ts',
    find: "return wait === null ? null : refuse('too_many_requests', { retryAfter: wait });",
    replace: "return wait === null ? null : refuse('too_many_requests');",
  },
  {
    name: 'each program counts sign-ins for itself',
    foundBy: 'rounds',
    file: 'packages/server/src/platform/sign-in-and-email-limits.ts',
    find: 'return `${name}:${createHash',
    replace: 'return `${process.pid}${name}:${createHash',
  },
  {
    name: 'one sign-in a minute too many',
    foundBy: 'rounds',
    file: 'packages/server/src/platform/sign-in-and-email-limits.ts',
    find: "{ name: 'sign_in_address', attempts: 20,",
    replace: "{ name: 'sign_in_address', attempts: 21,",
  },
  {
    name: 'a tag makes another mailbox of an address',
    foundBy: 'rounds',
    file: 'packages/server/src/account/email-key.ts',
    find: "emailKey(email).replace(/(?<=.)\\+[^@]*(?=@)/, '');",
    replace: 'emailKey(email);',
  },
];
