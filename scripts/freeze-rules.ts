/**
 * Builds the rules of games as they are now into one file, `packages/rules/frozen/rules-N.js`, by
 * which games of this version are played to their end when the rules have changed. Run it before a
 * change that raises RULES_VERSION; a file that exists is never built again.
 */
import { RULES_VERSION } from '@pennant/rules/games/rules-version';
import { freeze } from './freeze.ts';

await freeze({
  folder: 'rules',
  entry: 'src/games/game-rules.ts',
  exported: 'GAME_RULES',
  name: `rules-${RULES_VERSION}`,
  script: 'scripts/freeze-rules.ts',
});
