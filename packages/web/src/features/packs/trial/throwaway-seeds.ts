import type { TrialSeeds } from '@pennant/rules/packs/pack-trial';

import { newClientSeed } from '../../../api/client-seed.ts';

/** Returns new random seeds for a trial; nothing else is ever drawn from them. */
export const newThrowawaySeeds = (): TrialSeeds => ({
  serverSeed: newClientSeed() + newClientSeed(),
  clientSeed: newClientSeed(),
});
