import { createHash } from 'node:crypto';
import type { Seeds } from '@pennant/rules/fairness/commitment';

/** Returns seeds as a game or an epoch has them, the same for the same purpose and numbers. */
export function fixedSeeds(purpose: string, ...numbers: readonly number[]): Seeds {
  const digest = (what: string) =>
    createHash('sha256')
      .update(`check:trust ${purpose} ${numbers.join(' ')} ${what}`)
      .digest('hex');
  const id = digest('id');
  return {
    id: `${id.slice(0, 8)}-${id.slice(8, 12)}-7${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`,
    serverSeed: digest('server'),
    clientSeed: digest('client').slice(0, 32),
  };
}
