import { runTool } from './child-process.ts';

/**
 * Writes the types of the server's SQL statements anew: of the features that are named as
 * arguments, or of all.
 */
const features = process.argv.slice(2);
const { code } = await runTool('vitest', [
  'run',
  '--update',
  '--project',
  'server (embedded)',
  'packages/server/src/statement-types.test.ts',
  ...(features.length === 0 ? [] : ['--testNamePattern', `^(${features.join('|')}) `]),
]);
process.exitCode = code;
