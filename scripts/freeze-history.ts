/**
 * Builds the generator of the invented history as it is now into one file,
 * `packages/card-maker/frozen/history-N.js`, by which databases that began with it make their cards
 * anew when the generator has changed. Run it before a change that raises HISTORY_VERSION; a file
 * that exists is never built again.
 */
import { HISTORY_VERSION } from '@pennant/card-maker/synthetic/history-versions';
import { freeze } from './freeze.ts';

await freeze({
  folder: 'card-maker',
  entry: 'src/synthetic/generate-history.ts',
  exported: 'generateHistory',
  name: `history-${HISTORY_VERSION}`,
  script: 'scripts/freeze-history.ts',
});
